import type { StopWeather } from '@honjeo/contract/weather'
import { CloudSun, TriangleAlert, Umbrella } from 'lucide-react'
import { useServerNow } from '#lib/server/server-time.ts'
import { cx } from '#ui/cx.ts'
import { forecastSource, forecastText, isFresh, isWet, warningSource, warningText } from './weather-texts.ts'

const MINUTE_MS = 60_000

interface WeatherLinesProps {
  weather: StopWeather
  /** Whether the source is named; false where it is named once for several. */
  hasSource?: boolean
  className?: string
}

/** The weather of a stop in its hours, and the warnings that concern it. What is not known has no line. */
export function WeatherLines({
  weather: { forecast, warnings: given },
  hasSource = true,
  className,
}: WeatherLinesProps) {
  const now = useServerNow(MINUTE_MS)
  const shown = forecast !== null && isFresh(forecast, now) ? forecast : null
  // A card that the device kept may be older than the end of a warning.
  const warnings = given.filter(({ until }) => until === undefined || Date.parse(until) > now)
  if (shown === null && warnings.length === 0) return null
  const needsUmbrella = shown !== null && isWet(shown)
  const Icon = needsUmbrella ? Umbrella : CloudSun
  return (
    <div className={cx('space-y-1.5 text-sm', className)}>
      {shown !== null && (
        <p className="flex gap-1.5 text-basalt-700 tabular-nums">
          <Icon aria-hidden="true" size={16} className={cx('mt-0.5 shrink-0', needsUmbrella && 'text-sea-700')} />
          <span>
            {forecastText(shown)}
            {hasSource && (
              <>
                {' '}
                <span className="inline-block text-basalt-500">{forecastSource(shown)}</span>
              </>
            )}
          </span>
        </p>
      )}
      {warnings.map((warning) => (
        <p
          key={`${warning.kind} ${warning.level} ${warning.until ?? ''}`}
          className="flex gap-1.5 rounded-sm bg-danger-bg px-3 py-2 text-danger"
        >
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span>
            {warningText(warning)} {warningSource(warning)}
          </span>
        </p>
      ))}
    </div>
  )
}

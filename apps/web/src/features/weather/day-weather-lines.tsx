import type { StopWeather } from '@honjeo/contract/weather'
import { useLingui } from '@lingui/react/macro'
import { Umbrella } from 'lucide-react'
import { useServerNow } from '#lib/server/server-time.ts'
import { Button } from '#ui/form/button.tsx'
import { NormalsLine } from './normals-line.tsx'
import { WeatherLines } from './stop-weather.tsx'
import { forecastSource, isForecast, isFresh, isWet } from './weather-texts.ts'

const MINUTE_MS = 60_000

export function SpotLines({ weather }: { weather: StopWeather }) {
  return <WeatherLines weather={weather} hasSource={false} className="mt-1.5" />
}

/** What the month of a day is usually like, unless a forecast is known of one of its stops. */
export function DayNormals({ stops, date }: { stops: readonly StopWeather[]; date: string }) {
  const now = useServerNow(MINUTE_MS)
  return isForecast(stops, now) ? null : <NormalsLine date={date} className="pt-1" />
}

interface DayLinesProps {
  stops: readonly StopWeather[]
  /** Whether there are warnings today is not known. */
  isUnwarned: boolean
  onRain: () => void
}

/** Says whose forecast the day's is and of when, or that it is not known; where it rains at a stop, shows what plans the day again. */
export function DayLines({ stops, isUnwarned, onRain }: DayLinesProps) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS)
  const forecasts = stops.flatMap(({ forecast }) => (forecast !== null && isFresh(forecast, now) ? [forecast] : []))
  const [first] = forecasts
  return (
    <>
      <p className="pt-1 text-sm text-basalt-500">
        {first === undefined ? t`이날 날씨는 아직 몰라요.` : t`날씨: ${forecastSource(first)}`}
        {isUnwarned && ` ${t`기상특보가 있는지는 지금 몰라요.`}`}
      </p>
      {forecasts.some(isWet) && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Umbrella aria-hidden="true" size={16} />}
          className="mt-2 mb-1"
          onClick={onRain}
        >
          {t`비 오는 날로 다시`}
        </Button>
      )}
    </>
  )
}

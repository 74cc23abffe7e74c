import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useServerNow } from '#lib/server/server-time.ts'
import { dayKey } from '#lib/text/dates.ts'
import { Card } from '#ui/list/card.tsx'
import { WeatherLines } from './stop-weather.tsx'
import { isFresh } from './weather-texts.ts'
import { stopKey, weatherQuery } from './weather.api.ts'

const MINUTE_MS = 60_000

/** The weather of what is left of today at a place. */
export function PlaceWeather({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS)
  const date = dayKey(new Date(now))
  const stop = { contentId, startTime: null, endTime: null }
  const { data } = useQuery(weatherQuery({ date, stops: [stop] }))
  const weather = data?.byStop.get(stopKey(stop))
  const isShown =
    weather !== undefined &&
    (weather.warnings.length > 0 || (weather.forecast !== null && isFresh(weather.forecast, now)))
  if (!isShown) return null
  return (
    <Card className="space-y-1 px-4 py-4" role="region" aria-label={t`오늘 날씨`}>
      <h2 className="font-bold">{t`오늘 날씨`}</h2>
      <WeatherLines weather={weather} />
    </Card>
  )
}

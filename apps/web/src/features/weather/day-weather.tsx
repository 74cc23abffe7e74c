import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'
import { WEATHER_STOPS_MAX } from '@honjeo/contract/values/weather'
import type { StopWeather } from '@honjeo/contract/weather'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Umbrella } from 'lucide-react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useServerNow } from '#lib/server/server-time.ts'
import { dayKey } from '#lib/text/dates.ts'
import { Button } from '#ui/form/button.tsx'
import { WeatherLines } from './stop-weather.tsx'
import { forecastSource, isFresh, isWet } from './weather-texts.ts'
import { hasForecasts, stopKey, weatherQuery } from './weather.api.ts'

const MINUTE_MS = 60_000

interface Known {
  /** Undefined while there is no answer. */
  answer: { isAsked: boolean; warningsAt: string | null } | undefined
  bySpot: ReadonlyMap<string, StopWeather>
  isToday: boolean
}

const WeatherContext = createContext<Known>({ answer: undefined, bySpot: new Map(), isToday: false })

const questionOf = ({ contentId, startTime, endTime }: PlanSpot) =>
  contentId === null ? null : { contentId, startTime, endTime: startTime === null ? null : endTime }

interface DayWeatherProviderProps {
  day: PlanDay
  children: ReactNode
}

/** Asks for the weather of a plan's day, once for all of its stops. */
export function DayWeatherProvider({ day: { date, spots }, children }: DayWeatherProviderProps) {
  const today = dayKey(new Date(useServerNow(MINUTE_MS)))
  const stops = spots.flatMap((spot) => questionOf(spot) ?? []).slice(0, WEATHER_STOPS_MAX)
  const { data } = useQuery({
    ...weatherQuery({ date, stops }),
    enabled: stops.length > 0 && hasForecasts(date, today),
  })
  const answer = data?.date === date ? data : undefined
  const known = useMemo(() => {
    const bySpot = new Map<string, StopWeather>()
    for (const spot of spots) {
      const question = questionOf(spot)
      const weather = question === null ? undefined : answer?.byStop.get(stopKey(question))
      if (weather !== undefined) bySpot.set(spot.spotId, weather)
    }
    return { answer, bySpot, isToday: date === today }
  }, [answer, spots, date, today])
  return <WeatherContext value={known}>{children}</WeatherContext>
}

/** The weather of one stop, where its day was asked for. */
export function SpotWeather({ spotId }: { spotId: string }) {
  const weather = use(WeatherContext).bySpot.get(spotId)
  return weather === undefined ? null : <WeatherLines weather={weather} hasSource={false} className="mt-1.5" />
}

/**
 * Whose forecast the day's is and of when, or that it is not known; where it rains at a stop, what plans the day again. Nothing where
 * this service asks for none.
 */
export function DayWeatherNote({ onRain }: { onRain: () => void }) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS)
  const { answer, bySpot, isToday } = use(WeatherContext)
  if (answer?.isAsked !== true || bySpot.size === 0) return null
  const forecasts = [...bySpot.values()].flatMap(({ forecast }) =>
    forecast !== null && isFresh(forecast, now) ? [forecast] : [],
  )
  const [first] = forecasts
  return (
    <>
      <p className="pt-1 text-sm text-basalt-500">
        {first === undefined ? t`이날 날씨는 아직 몰라요.` : t`날씨: ${forecastSource(first)}`}
        {isToday && answer.warningsAt === null && ` ${t`기상특보가 있는지는 지금 몰라요.`}`}
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

import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'
import { WEATHER_STOPS_MAX } from '@honjeo/contract/values/weather'
import type { StopWeather } from '@honjeo/contract/weather'
import { useQuery } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, use, useMemo } from 'react'
import { useServerNow } from '#lib/server/server-time.ts'
import { dayKey } from '#lib/text/dates.ts'
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

const SpotLines = lazy(() => import('./day-weather-lines.tsx').then((module) => ({ default: module.SpotLines })))
const DayLines = lazy(() => import('./day-weather-lines.tsx').then((module) => ({ default: module.DayLines })))

/** The weather of one stop, where its day was asked for. */
export function SpotWeather({ spotId }: { spotId: string }) {
  const weather = use(WeatherContext).bySpot.get(spotId)
  if (weather === undefined) return null
  return (
    <Suspense fallback={null}>
      <SpotLines weather={weather} />
    </Suspense>
  )
}

/** What is said of a day's weather under its head. Nothing where this service asks for none. */
export function DayWeatherNote({ onRain }: { onRain: () => void }) {
  const { answer, bySpot, isToday } = use(WeatherContext)
  if (answer?.isAsked !== true || bySpot.size === 0) return null
  return (
    <Suspense fallback={null}>
      <DayLines stops={[...bySpot.values()]} isUnwarned={isToday && answer.warningsAt === null} onRain={onRain} />
    </Suspense>
  )
}

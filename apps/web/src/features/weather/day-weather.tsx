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
  /** The answer; undefined while there is none. */
  answer: { isAsked: boolean; warningsAt: string | null } | undefined
  bySpot: ReadonlyMap<string, StopWeather>
  date: string
  today: string
  /** Whether the weather service may know of the day. */
  isInReach: boolean
}

const WeatherContext = createContext<Known>({
  answer: undefined,
  bySpot: new Map(),
  date: '',
  today: '',
  isInReach: false,
})

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
  const isInReach = stops.length > 0 && hasForecasts(date, today)
  const { data } = useQuery({ ...weatherQuery({ date, stops }), enabled: isInReach })
  const answer = data?.date === date ? data : undefined
  const known = useMemo(() => {
    const bySpot = new Map<string, StopWeather>()
    for (const spot of spots) {
      const question = questionOf(spot)
      const weather = question === null ? undefined : answer?.byStop.get(stopKey(question))
      if (weather !== undefined) bySpot.set(spot.spotId, weather)
    }
    return { answer, bySpot, date, today, isInReach }
  }, [answer, spots, date, today, isInReach])
  return <WeatherContext value={known}>{children}</WeatherContext>
}

const SpotLines = lazy(() => import('./day-weather-lines.tsx').then((module) => ({ default: module.SpotLines })))
const DayLines = lazy(() => import('./day-weather-lines.tsx').then((module) => ({ default: module.DayLines })))
const DayNormals = lazy(() => import('./day-weather-lines.tsx').then((module) => ({ default: module.DayNormals })))

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

interface DayWeatherNoteProps {
  /** The day before, where it is shown above. */
  previousDate: string | undefined
  onRain: () => void
}

/** What is said of a day's weather under its head: of the forecast where this service asks for any, else what its month is usually like. */
export function DayWeatherNote({ previousDate, onRain }: DayWeatherNoteProps) {
  const { answer, bySpot, date, today, isInReach } = use(WeatherContext)
  const isAsked = answer?.isAsked === true && bySpot.size > 0
  const stops = [...bySpot.values()]
  const isOpen = isInReach && answer === undefined
  // The weather is said once for the days of a month that follow each other.
  const isSaid =
    previousDate?.slice(0, 7) === date.slice(0, 7) &&
    previousDate >= today &&
    (answer?.isAsked === false || !hasForecasts(previousDate, today))
  return (
    <Suspense fallback={null}>
      {isAsked && <DayLines stops={stops} isUnwarned={date === today && answer.warningsAt === null} onRain={onRain} />}
      {date >= today && !isOpen && !isSaid && <DayNormals stops={stops} date={date} />}
    </Suspense>
  )
}

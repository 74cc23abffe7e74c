import type { IslandRule } from '@honjeo/contract/island-rules'
import type { Trip } from '@honjeo/contract/trip'
import { dayAfter } from '@honjeo/contract/values/days'
import { SERVICE_DAY_BEGINS } from '@honjeo/contract/values/transit'
import { TRIP_AFTER_DAYS, TRIP_AHEAD_DAYS, TRIP_REVIEWS_MAX } from '@honjeo/contract/values/trip'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/client.ts'
import type { IslandRules } from '../island-rules/island-rules.ts'
import { koreanDay } from '../lib/clock.ts'
import { loadPlan, type StoredPlan } from '../plans/load-plan.ts'
import { CONTACT_TASK, sunsetLine, tasksOf, tripDaysOf, type TripWays } from './trip-days.ts'
import type { Weather, WeatherNow } from '../weather/weather-now.ts'
import { findTripFacts, type TripSpan } from './trip.queries.ts'

interface TripParts {
  db: Db
  ways: TripWays
  rules: IslandRules
  weather: Weather
}

const isOn = ({ startDate, endDate }: TripSpan, day: string) => startDate <= day && day <= endDate

/**
 * The journey that is on, else the next one, else the last one. Where several are alike, a plan knows most; but where it lies within
 * the member's own dates these are the journey, whose days are counted from its first one to its last.
 */
function chooseSpan(spans: readonly TripSpan[], today: string): TripSpan | undefined {
  const chosen = nearestSpan(spans, today)
  const around = spans.find(
    ({ origin, startDate, endDate }) =>
      origin === 'MEMBER' && chosen !== undefined && startDate <= chosen.startDate && chosen.endDate <= endDate,
  )
  return around ?? chosen
}

function nearestSpan(spans: readonly TripSpan[], today: string): TripSpan | undefined {
  const weight = { PLAN: 0, MEMBER: 1, ROOM: 2 }
  const sorted = spans.toSorted((a, b) => weight[a.origin] - weight[b.origin])
  const coming = sorted.filter(({ startDate }) => startDate > today)
  const over = sorted.filter(({ endDate }) => endDate < today)
  return (
    sorted.find((span) => isOn(span, today)) ??
    coming.toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0] ??
    over.toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0]
  )
}

/** A plan with a day of the journey: the one that is on, else the next one, else the last one. */
const planWithin = (spans: readonly TripSpan[], chosen: TripSpan, today: string) =>
  nearestSpan(
    spans.filter(
      ({ plan, startDate, endDate }) => plan !== null && startDate <= chosen.endDate && chosen.startDate <= endDate,
    ),
    today,
  )?.plan ?? null

const MINUTE_MS = 60_000

type Been = Trip['toReview'][number]

/** What a plan alone decides of the card. */
interface PlanPart {
  tasks: Trip['tasks']
  days: Trip['days']
  /** The stops that can be reviewed, each place once, the last one first. */
  stops: Been[]
  places: StoredPlan['places']
}

/** The weather of each stop, which changes more often than a plan is read. */
const withWeather = ({ days, places }: PlanPart, now: WeatherNow): Trip['days'] =>
  days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const place = stop.contentId === null ? undefined : places.get(stop.contentId)
      const stay = { date: day.date, from: stop.startTime, to: stop.endTime }
      return { ...stop, weather: place === undefined ? null : now.at(place, stay) }
    }),
  }))

function stopsOf({ plan, spots, places }: StoredPlan): Been[] {
  const stops = spots.flatMap(({ contentId, dayIndex }) => {
    const place = contentId === null ? undefined : places.get(contentId)
    if (place?.isGone !== false || place.isLodging) return []
    return { contentId: place.contentId, title: place.title, date: dayAfter(plan.startDate, dayIndex) }
  })
  return [...new Map(stops.map((stop) => [stop.contentId, stop])).values()].toReversed()
}

/** How long a plan is kept: plans are read again when they change, and as often as rules and hours may have. */
const KEPT_MS = 60_000
const PLANS_KEPT = 1000

/** Answers the journey that home speaks of, with all that is known of its days; null: none. */
export function createTripFinder({ db, ways, rules, weather }: TripParts) {
  const kept = new LRUCache<string, { until: number; inForce: readonly IslandRule[]; part: PlanPart }>({
    max: PLANS_KEPT,
  })

  async function partOf(
    { planId, version }: NonNullable<TripSpan['plan']>,
    userId: number,
    now: Date,
  ): Promise<PlanPart> {
    const inForce = await rules.current()
    const key = `${planId} ${version}`
    const known = kept.get(key)
    if (known?.inForce === inForce && known.until > now.getTime()) return known.part
    const stored = await loadPlan(db, planId, userId)
    const part = {
      tasks: tasksOf(stored, inForce),
      days: await tripDaysOf(stored, inForce, ways),
      stops: stopsOf(stored),
      places: stored.places,
    }
    kept.set(key, { until: now.getTime() + KEPT_MS, inForce, part })
    return part
  }

  return async function findTrip(userId: number, now: Date): Promise<Trip | null> {
    const today = koreanDay(now)
    const [first, last] = [dayAfter(today, -TRIP_AFTER_DAYS), dayAfter(today, TRIP_AHEAD_DAYS)]
    const { spans, isGuarded, reviewed, meetings } = await findTripFacts(db, userId, first, last)
    const days = meetings.map(({ meetsAt }) => koreanDay(new Date(meetsAt)))
    const ofRooms = days.map((day) => ({ origin: 'ROOM' as const, plan: null, startDate: day, endDate: day }))
    // The journey of the evening before is on until the first buses.
    const served = koreanDay(new Date(now.getTime() - SERVICE_DAY_BEGINS * MINUTE_MS))
    const chosen = chooseSpan([...spans, ...ofRooms], served)
    if (chosen === undefined) return null

    const { origin, startDate, endDate } = chosen
    const plan = planWithin(spans, chosen, served)
    const part = plan === null ? null : await partOf(plan, userId, now)
    return {
      origin,
      startDate,
      endDate,
      planId: plan?.planId ?? null,
      tasks: [...(part?.tasks ?? []), ...(isGuarded ? [] : [CONTACT_TASK])],
      days: withPlanned(daysWithout(startDate, endDate), part === null ? [] : withWeather(part, await weather(now))),
      rooms: meetings.filter((_, index) => startDate <= days[index]! && days[index]! <= endDate),
      toReview: (part?.stops ?? [])
        .filter(({ contentId, date }) => date <= today && !reviewed.has(contentId))
        .slice(0, TRIP_REVIEWS_MAX),
    }
  }
}

/** The days of a plan, and the others of the journey around them. */
const withPlanned = (days: Trip['days'], planned: Trip['days']): Trip['days'] => {
  const others = days.filter(({ date }) => !planned.some((each) => each.date === date))
  return [...planned, ...others].toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Returns days of which only the sun is known. */
function daysWithout(startDate: string, endDate: string): Trip['days'] {
  const days: Trip['days'] = []
  for (let date = startDate; date <= endDate; date = dayAfter(date, 1)) {
    days.push({ date, lines: [sunsetLine(date)], stops: [], stay: null })
  }
  return days
}

import type { Trip } from '@honjeo/contract/trip'
import { dayAfter } from '@honjeo/contract/values/days'
import { TRIP_AFTER_DAYS, TRIP_AHEAD_DAYS, TRIP_REVIEWS_MAX } from '@honjeo/contract/values/limits'
import type { RoadTimes } from '@honjeo/road-times/road-times'
import type { Db } from '../db/client.ts'
import type { IslandRules } from '../island-rules/island-rules.ts'
import { koreanDay } from '../lib/clock.ts'
import { loadPlan, type StoredPlan } from '../plans/load-plan.ts'
import { CONTACT_TASK, sunsetLine, tasksOf, tripDaysOf } from './trip-days.ts'
import { hasContact, listReviewed, listSpans, listTripRooms, type TripSpan } from './trip.queries.ts'

interface TripParts {
  db: Db
  roads: Pick<RoadTimes, 'legs'>
  rules: IslandRules
  now: Date
}

const isOn = ({ startDate, endDate }: TripSpan, day: string) => startDate <= day && day <= endDate

/** The journey that is on, else the next one, else the last one. Where several are alike, a plan knows most. */
function chooseSpan(spans: readonly TripSpan[], today: string): TripSpan | undefined {
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

/** A plan with a day of the journey, the one that begins first. */
const planWithin = (spans: readonly TripSpan[], chosen: TripSpan) =>
  spans.find(({ planId, startDate, endDate }) => {
    return planId !== null && startDate <= chosen.endDate && chosen.startDate <= endDate
  })

const midnight = (day: string) => `${day}T00:00:00+09:00`

/** Of the stops up to today, those without a review, the latest first. */
async function listToReview(db: Db, userId: number, { plan, spots, places }: StoredPlan, today: string) {
  const been = spots.flatMap(({ contentId, dayIndex }) => {
    const place = contentId === null ? undefined : places.get(contentId)
    const date = dayAfter(plan.startDate, dayIndex)
    return place?.isGone === false && !place.isLodging && date <= today
      ? [{ contentId: place.contentId, title: place.title, date }]
      : []
  })
  const ids = [...new Set(been.map(({ contentId }) => contentId))]
  const reviewed = await listReviewed(db, userId, ids)
  return ids
    .filter((id) => !reviewed.has(id))
    .map((id) => been.find(({ contentId }) => contentId === id)!)
    .toReversed()
    .slice(0, TRIP_REVIEWS_MAX)
}

/** The journey that home speaks of, with all that is known of its days; null: none. */
export async function findTrip({ db, roads, rules, now }: TripParts, userId: number): Promise<Trip | null> {
  const today = koreanDay(now)
  const [first, last] = [dayAfter(today, -TRIP_AFTER_DAYS), dayAfter(today, TRIP_AHEAD_DAYS)]
  const [spans, meetings] = await Promise.all([
    listSpans(db, userId, first, last),
    listTripRooms(db, userId, midnight(first), midnight(last)),
  ])
  const days = meetings.map(({ meetsAt }) => koreanDay(new Date(meetsAt)))
  const all: TripSpan[] = [
    ...spans,
    ...days.map((day) => ({ origin: 'ROOM' as const, planId: null, startDate: day, endDate: day })),
  ]
  const chosen = chooseSpan(all, today)
  if (chosen === undefined) return null

  const planId = planWithin(spans, chosen)?.planId ?? null
  const [stored, inForce, isGuarded] = await Promise.all([
    planId === null ? null : loadPlan(db, planId, userId),
    rules.current(),
    hasContact(db, userId),
  ])
  const { origin, startDate, endDate } = chosen
  return {
    origin,
    startDate,
    endDate,
    planId,
    tasks: [...(stored === null ? [] : tasksOf(stored, inForce)), ...(isGuarded ? [] : [CONTACT_TASK])],
    days: stored === null ? daysWithout(startDate, endDate) : await tripDaysOf(stored, inForce, roads),
    rooms: meetings.filter((_, index) => startDate <= days[index]! && days[index]! <= endDate),
    toReview: stored === null ? [] : await listToReview(db, userId, stored, today),
  }
}

/** Of days without a plan only the sun is known. */
function daysWithout(startDate: string, endDate: string): Trip['days'] {
  const days: Trip['days'] = []
  for (let date = startDate; date <= endDate; date = dayAfter(date, 1)) {
    days.push({ date, lines: [sunsetLine(date)], stops: [], stay: null })
  }
  return days
}

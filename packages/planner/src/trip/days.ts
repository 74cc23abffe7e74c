import { dayAfter } from '@honjeo/contract/values/days'
import { daysFrom } from '../calendar.ts'
import { sunsetOn } from '../daylight/daylight.ts'
import type { TripPoint } from '../place.ts'
import { ceilStep, dueBefore, DUSK_MINUTES, EARLY_START, floorStep, freeAfter, PACE_RULES } from './rules.ts'
import type { TripRequest } from './trip.ts'

/** The frame of a day: where and when it begins and ends. */
export interface TripDay {
  date: string
  /** The month, 1–12. */
  month: number
  from: TripPoint
  to: TripPoint
  /** The minutes of the day: one leaves `from` no sooner, and is at `to` no later. */
  earliest: number
  latest: number
  /** The earliest minute for a day with a hike. */
  dawn: number
  sunset: number
}

type Journey = Pick<
  TripRequest,
  'startDate' | 'endDate' | 'pace' | 'start' | 'end' | 'startMinute' | 'endMinute' | 'homeByDark'
>

export const dayCountOf = (journey: Pick<TripRequest, 'startDate' | 'endDate'>) =>
  daysFrom(journey.startDate, journey.endDate)

export function tripDays(journey: Journey, stay: TripPoint): TripDay[] {
  const { dayStart, dayEnd } = PACE_RULES[journey.pace]
  const count = dayCountOf(journey)
  return Array.from({ length: count }, (_, index) => {
    const date = dayAfter(journey.startDate, index)
    const from = (index === 0 ? journey.start : null) ?? stay
    const to = (index === count - 1 ? journey.end : null) ?? stay
    const arrival = index === 0 ? journey.startMinute : null
    const departure = index === count - 1 ? journey.endMinute : null
    const sunset = sunsetOn(date)
    const due = departure === null ? dayEnd : dueBefore(departure, to.hub)
    const arrived = arrival === null ? null : ceilStep(freeAfter(arrival, from.hub))
    return {
      date,
      month: Number(date.slice(5, 7)),
      from,
      to,
      earliest: arrived ?? dayStart,
      dawn: arrived ?? EARLY_START,
      latest: floorStep(journey.homeByDark === true ? Math.min(due, sunset + DUSK_MINUTES) : due),
      sunset,
    }
  })
}

import { minuteOf } from '@honjeo/contract/values/clock-time'
import { sunsetOn } from '../daylight/daylight.ts'
import { termsOf } from '../island/rules-in-force.ts'
import type { Interval } from '../opening/opening.ts'
import { startsIn, stopDayOf, type StopFacts } from './stop-facts.ts'

/** The minutes from anywhere on the island to a place by car, and to the middle of it by bus (ours). */
const WAY_MINUTES = 60
/** The minutes of a course of the Olle, 15 km as most of them (ours, by the four to six hours that its guides name). */
const COURSE_MINUTES = 240
/** The minutes of the walk from the landing, and of a boat that leaves when it is due. */
const PIER_MINUTES = 30

/** Returns the minutes of a day at which one may begin to see a place as it is usually seen, by all that is known of that day. */
export function beginningsOn(facts: StopFacts, date: string): Interval[] {
  // A camp is where one sleeps, whatever its category.
  if (facts.visit.kind === 'STAY') return []
  const day = stopDayOf(facts, date)
  const isCourse = facts.visit.kind === 'COURSE'
  const minutes = isCourse ? COURSE_MINUTES : facts.visit.minutes
  const seasons = termsOf(day.rules, 'SEASON')
  const from = Math.max(0, ...seasons.map(({ walkFrom }) => minuteOf(walkFrom)))
  // A course is no stop of a plan, so its light is looked at here alone.
  const dusk = isCourse ? sunsetOn(date) - minutes : Infinity
  const to = Math.min(dusk, ...seasons.map(({ walkUntil }) => minuteOf(walkUntil) - minutes))
  return startsIn(day, minutes)
    .map((start) => ({ from: Math.max(start.from, from), to: Math.min(start.to, to) }))
    .filter((start) => start.from <= start.to)
}

/** Whether one who sets out at a minute of the day comes to a place in time; the beginnings are those of that day. */
export function isInReach({ ferry }: StopFacts, beginnings: readonly Interval[], minute: number): boolean {
  const arrival = minute + WAY_MINUTES + (ferry === undefined ? 0 : ferry.crossing + PIER_MINUTES)
  return beginnings.some(({ to }) => arrival <= to)
}

import type { Pace } from '@honjeo/contract/values/enums'
import { stopFactsOf } from '../visit/stop-facts.ts'
import type { TripDay } from './days.ts'
import { optionsOf, type Option, type PlaceOption } from './option.ts'
import { plannedMinutes, type PlannedDays } from './planned-days.ts'
import { ceilStep } from './rules.ts'
import { stayMinutes, withinDay } from './visit-windows.ts'
import type { PlacedStop } from './whole-day.ts'
import { SUNSET_POINTS } from './worth.ts'

/** All stops stay: at hours that are right if possible, else at any, and both before any way is spared. */
const RIGHT_TIME_POINTS = 1000
const ANY_TIME_POINTS = 500
const OWN_STOP_MINUTES = 60

interface Frame extends PlannedDays {
  pace: Pace
}

/** Returns all ways to make the stop `index` of a plan: those of its place, and one at any time. */
export function stopOptions(stop: PlacedStop, index: number, { days, way, placeOf, rules, pace }: Frame): Option[] {
  const place = placeOf(stop)
  const facts = place && stopFactsOf(place, rules)
  const minutes = ceilStep(plannedMinutes(stop) ?? (facts ? stayMinutes(facts.visit, pace) : OWN_STOP_MINUTES))
  const right = facts === undefined ? [] : optionsOf(facts, { days, pace, way }, minutes)
  const position = right[0]?.position ?? stop.position
  const any: PlaceOption = {
    position,
    kind: null,
    role: 'SIGHT',
    minutes,
    windows: days.map((day) => anyTime(day, minutes, { to: way(day.from, position), back: way(position, day.to) })),
  }
  const anyPoints = place === undefined ? RIGHT_TIME_POINTS : ANY_TIME_POINTS
  return [
    ...right.map((option) => ({
      ...option,
      stop: index,
      points: RIGHT_TIME_POINTS + (option.role === 'SUNSET' ? SUNSET_POINTS : 0),
    })),
    { ...any, stop: index, points: anyPoints },
  ]
}

function anyTime(day: TripDay, minutes: number, ways: { to: number; back: number }) {
  return withinDay({ open: day.earliest, close: day.latest, until: day.latest }, day, ways, minutes)
}

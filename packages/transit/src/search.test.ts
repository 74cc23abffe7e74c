import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BusJourney, JourneyFinder } from './journeys.ts'
import { createNetwork } from './network.ts'
import { earliestByForce } from './testing/brute-force.ts'
import { timetables } from './testing/random-network.ts'
import type { TransitStop } from './timetable.ts'
import { walkMinutes } from './walking.ts'

const place = fc.record({
  lat: fc.integer({ min: 0, max: 30 }).map((step) => 33.4 + step / 1000),
  lng: fc.integer({ min: 0, max: 30 }).map((step) => 126.5 + step / 1000),
})
const requests = fc.record({
  from: place,
  to: place,
  date: fc.constantFrom('2026-03-04', '2026-07-07', '2027-02-02'),
  kind: fc.constantFrom('WEEKDAY', 'HOLIDAY', 'SATURDAY'),
})

it('is there as early as a search through every moment of every bus', () => {
  let found = 0
  fc.assert(
    fc.property(timetables, requests, fc.integer({ min: 280, max: 420 }), (timetable, request, minute) => {
      const journey = new JourneyFinder(createNetwork(timetable), request).earliest(minute)
      expect(journey?.arrives).toBe(earliestByForce(timetable, request, minute))
      if (journey !== undefined) found += 1
    }),
    { numRuns: 700 },
  )
  expect(found).toBeGreaterThan(70)
})

it('sets out as late as a search through every moment of every bus, and never earlier than asked', () => {
  fc.assert(
    fc.property(timetables, requests, fc.integer({ min: 330, max: 480 }), (timetable, request, deadline) => {
      const journey = new JourneyFinder(createNetwork(timetable), request).latest(deadline)
      const isInTime = (minute: number) => (earliestByForce(timetable, request, minute) ?? Infinity) <= deadline
      // Who can set out at a minute could have set out before, and waited.
      const leaves = journey?.leaves ?? 200
      expect([isInTime(leaves), isInTime(leaves + 1)]).toEqual([journey !== undefined, false])
    }),
    { numRuns: 400 },
  )
})

/** Goes a journey leg by leg: what was wrong, and when one is there. */
function go({ leaves, legs }: BusJourney): { clock: number; faults: string[] } {
  const faults: string[] = []
  let clock = leaves
  let here: TransitStop | null = null
  let rides = 0
  for (const leg of legs) {
    if (leg.from !== here) faults.push('a leg begins elsewhere')
    here = leg.to
    if (leg.kind === 'WALK') {
      clock += walkMinutes(leg.metres)
      continue
    }
    if (clock + (rides > 0 ? 2 : 0) > leg.departs.at - leg.departs.spread) faults.push('a bus is missed')
    clock = leg.arrives.at + leg.arrives.spread
    rides += 1
  }
  if (here !== null) faults.push('it ends elsewhere')
  return { clock, faults }
}

it('gives legs that can be gone one after the other, each in time for the next', () => {
  fc.assert(
    fc.property(timetables, requests, (timetable, request) => {
      const journey = new JourneyFinder(createNetwork(timetable), request).latest(600)
      fc.pre(journey !== undefined)
      expect(go(journey)).toEqual({ clock: journey.arrives, faults: [] })
    }),
    { numRuns: 500 },
  )
})

import { expect, it } from 'vitest'
import { createBusJourneys } from '../testing/bus-journeys.ts'
import { makeIslandTimetable } from '../testing/island-timetable.ts'

/** The milliseconds, and the least days and ways: `npm run bench:transit` makes ten thousand journeys. */
const BUDGET = 5000
const DAYS = 3
const LEGS = 6

it('no day of an automatic plan ends behind the last bus but one, and no bus comes later than its stop begins', async () => {
  const judge = createBusJourneys({
    timetable: makeIslandTimetable({ stops: 1500, lines: 150, seed: 5 }),
    today: '2026-11-25',
    maxRounds: 10,
  })
  const began = performance.now()
  let days = 0
  let legs = 0
  let late = 0
  for (let seed = 0; performance.now() - began < BUDGET || days < DAYS || legs < LEGS; seed += 1) {
    const judged = await judge(seed)
    expect(judged.stranded).toEqual([])
    days += judged.days
    legs += judged.legs
    late += judged.late
  }
  // A stop that could not begin later stays, and is warned of.
  expect(late / legs).toBeLessThan(0.05)
}, 60_000)

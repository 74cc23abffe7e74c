/** Judges journeys by bus, in a process of its own: takes a first seed and a number of them, one task after the other, and answers each with a line of JSON. */
import { createBusJourneys, type JudgedJourney } from '../../apps/api/src/testing/bus-journeys.ts'
import { makeIslandTimetable } from '../../apps/api/src/testing/island-timetable.ts'
import { readInput } from '../lib/input.ts'

export interface JourneysTask {
  first: number
  count: number
}

/** Half of the island: the one that judges looks at every call of every bus. */
const judge = createBusJourneys({
  timetable: makeIslandTimetable({ stops: 1500, lines: 150, seed: 5 }),
  today: '2026-11-25',
  maxRounds: 20,
})

async function judgeAll({ first, count }: JourneysTask): Promise<JudgedJourney> {
  const all: JudgedJourney = { days: 0, stranded: [], legs: 0, late: 0 }
  for (let seed = first; seed < first + count; seed += 1) {
    const judged = await judge(seed)
    all.days += judged.days
    all.legs += judged.legs
    all.late += judged.late
    all.stranded.push(...judged.stranded)
  }
  return all
}

for (;;) console.log(JSON.stringify(await judgeAll(await readInput<JourneysTask>())))

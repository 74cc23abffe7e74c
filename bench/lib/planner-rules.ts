import { islandRules } from '@honjeo/catalogue/island-rules'
import { rulesFor, rulesOn } from '@honjeo/planner/island/rules-in-force'
import { JEJU_PLACES } from '../../packages/planner/src/testing/jeju-trip.ts'
import { brokenRules } from '../../packages/planner/src/testing/rule-journeys.ts'
import { row } from './report.ts'
import { percentile } from './statistics.ts'

const JOURNEYS = 10_000
const LOOKUPS = 200
const LOOKUP_MS = 1
/** What a plan of five days holds: eight stops a day. */
const STOPS = 40
const DAYS = ['2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14']

/** Ten thousand made-up journeys of 24 months: automatic, by hand, and after each kind of edit. */
export function benchRules() {
  let broken = 0
  for (let seed = 0; seed < JOURNEYS; seed += 1) {
    const faults = brokenRules(seed)
    broken += faults.length
    for (const fault of faults) console.log(fault)
  }
  const ms = (figure: number) => ({ figure, unit: 'ms', reference: LOOKUP_MS })
  return [
    row('10,000 journeys of 24 months: rules of the island broken unwarned', {
      figure: broken,
      unit: '',
      reference: JOURNEYS,
      target: 0,
    }),
    row('rules of the island looked up for a plan of 5 days, p99', ms(percentile(lookups(), 0.99))),
  ]
}

/** CPU, once the code is warm: what else the machine does is no cost of theirs. */
function lookups(): number[] {
  const places = JEJU_PLACES.slice(0, STOPS)
  const lookUp = () => {
    const before = process.cpuUsage()
    for (const place of places) {
      const rules = rulesFor(place, islandRules)
      for (const day of DAYS) rulesOn(rules, day)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  for (let round = 0; round < LOOKUPS; round += 1) lookUp()
  return Array.from({ length: LOOKUPS }, lookUp)
}

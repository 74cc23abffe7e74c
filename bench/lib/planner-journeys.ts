import { PLAN_BUDGET_MS } from '@honjeo/contract/values/limits'
import { planTrip } from '@honjeo/planner/trip/plan-trip'
import { checkTrip } from '../../packages/planner/src/testing/check-trip.ts'
import { tripRequestOf } from '../../packages/planner/src/testing/jeju-trip.ts'
import { DRY_REQUESTS } from '../../packages/planner/src/testing/requests-dry.ts'
import { WINTER_AND_RAIN_REQUESTS } from '../../packages/planner/src/testing/requests-winter-and-rain.ts'
import { row } from './report.ts'
import { percentile } from './statistics.ts'

const REQUESTS = [...DRY_REQUESTS, ...WINTER_AND_RAIN_REQUESTS]
const ANSWER_MS = 2000
const CANCEL_MS = 50

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Thirty journeys over the whole catalogue, each proved by the checker, which is written apart from the engine. */
export function benchJourneys() {
  const times: number[] = []
  const faults: string[] = []
  let stops = 0
  for (const request of REQUESTS) {
    const trip = tripRequestOf(request)
    const before = cpu()
    const outcome = planTrip(trip, { seed: 1, budgetMs: PLAN_BUDGET_MS, now: () => performance.now() })
    times.push(cpu() - before)
    const found = outcome.kind === 'PLAN' ? checkTrip(trip, outcome) : [`answered ${outcome.kind}`]
    faults.push(...found.map((fault) => `${request.name}: ${fault}`))
    if (outcome.kind === 'PLAN') stops += outcome.days.flatMap((day) => day.stops).length
  }
  for (const fault of faults) console.log(fault)
  const days = REQUESTS.reduce((sum, { dayCount }) => sum + dayCount, 0)
  console.log(`${REQUESTS.length} journeys, ${days} days, ${stops} stops`)
  const ms = (figure: number, reference: number) => ({ figure, unit: 'ms', reference })
  return [
    row('30 journeys: CPU of the dearest answer', ms(Math.max(...times), ANSWER_MS)),
    row('30 journeys: CPU of an answer, p50', ms(percentile(times, 0.5), ANSWER_MS)),
    row('30 journeys: faults', { figure: faults.length, unit: '', reference: REQUESTS.length, target: 0 }),
    row('a search under way that is cancelled ends after', ms(cancelMs(), CANCEL_MS)),
  ]
}

/** The longest of several searches, each cancelled at another time once it is under way; before that, nothing is asked. */
function cancelMs(): number {
  const trip = tripRequestOf(REQUESTS.find(({ dayCount }) => dayCount === 3)!)
  const delays = [0, 5, 20, 60, 150, 400].map((after) => {
    let cancelledAt = Infinity
    const isCancelled = () => {
      if (cancelledAt === Infinity) cancelledAt = performance.now() + after
      return performance.now() >= cancelledAt
    }
    planTrip(trip, { seed: 1, budgetMs: 10_000, now: () => performance.now(), isCancelled })
    return performance.now() - cancelledAt
  })
  return Math.max(...delays)
}

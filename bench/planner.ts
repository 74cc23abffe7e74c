/**
 * How good the planner is: its core on the published sets of its problem, thirty journeys on Jeju proved by a checker, ten thousand by the rules of the island,
 * and automatic plans through the front door. docs/planner.md holds the figures. `npm run bench:planner -- rules` measures the rules alone;
 * with `-- sets 0.1` (or 1, 5) the published sets alone with so many seconds of one core each, printed and not kept: 200 problems.
 */
import { startDatabase } from './lib/database.ts'
import { benchJourneys } from './lib/planner-journeys.ts'
import { benchRules } from './lib/planner-rules.ts'
import { benchPlannerServer } from './lib/planner-server.ts'
import { benchSets } from './lib/planner-sets.ts'
import { report } from './lib/report.ts'

const [part, seconds] = process.argv.slice(2)
if (part === 'sets') benchSets(Number(seconds))
else if (part === 'rules') report('planner', benchRules(), true)
else await benchAll()

async function benchAll(): Promise<void> {
  const journeys = benchJourneys()
  const rules = benchRules()
  const database = await startDatabase()
  try {
    const server = await benchPlannerServer(database)
    report('planner', [...journeys, ...rules, ...server, ...benchSets()])
  } finally {
    await database.stop()
  }
}

/**
 * How good the planner is: its core on the published sets of its problem, thirty journeys on Jeju proved by a checker, ten thousand by the rules of the island,
 * and automatic plans through the front door. docs/planner.md holds the figures. `npm run bench:planner -- rules` measures the rules alone.
 */
import { startDatabase } from './lib/database.ts'
import { benchJourneys } from './lib/planner-journeys.ts'
import { benchRules } from './lib/planner-rules.ts'
import { benchPlannerServer } from './lib/planner-server.ts'
import { benchSets } from './lib/planner-sets.ts'
import { report } from './lib/report.ts'

if (process.argv.includes('rules')) report('planner', benchRules(), true)
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

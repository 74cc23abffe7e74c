/**
 * How good the planner is: its core on the published sets of its problem, thirty journeys on Jeju proved by a checker, ten thousand by the rules of the island,
 * and automatic plans through the front door. docs/planner.md holds the figures. With `-- --sets 0.1` (or 1, 5) the published sets alone with so many
 * seconds of one core each, printed and not kept: 200 problems.
 */
import { startDatabase } from './lib/database.ts'
import { benchJourneys } from './lib/planner-journeys.ts'
import { benchRules } from './lib/planner-rules.ts'
import { benchPlannerServer } from './lib/planner-server.ts'
import { benchSets } from './lib/planner-sets.ts'
import { report } from './lib/report.ts'

const at = process.argv.indexOf('--sets')
if (at !== -1) {
  benchSets(Number(process.argv[at + 1]))
  process.exit()
}
const journeys = benchJourneys()
const rules = benchRules()
const database = await startDatabase()
try {
  const server = await benchPlannerServer(database)
  report('planner', [...journeys, ...rules, ...server, ...benchSets()])
} finally {
  await database.stop()
}

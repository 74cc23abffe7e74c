/**
 * How good the planner is: its core on the published sets of its problem, thirty journeys on Jeju proved by a checker, ten thousand by the rules of the island,
<<<<<<< HEAD
 * and automatic plans through the front door. docs/planner.md holds the figures. With `-- --sets 0.1` (or 1, 5) the published sets alone with so many
 * seconds of one core each, printed and not kept: 200 problems.
=======
 * and automatic plans through the front door. docs/planner.md holds the figures. `npm run bench:planner -- rules` measures the rules alone.
>>>>>>> c6b401b5da9658658652559f1b41c727376c2650
 */
import { startDatabase } from './lib/database.ts'
import { benchJourneys } from './lib/planner-journeys.ts'
import { benchRules } from './lib/planner-rules.ts'
import { benchPlannerServer } from './lib/planner-server.ts'
import { benchSets } from './lib/planner-sets.ts'
import { report } from './lib/report.ts'

<<<<<<< HEAD
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
=======
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
>>>>>>> c6b401b5da9658658652559f1b41c727376c2650
}

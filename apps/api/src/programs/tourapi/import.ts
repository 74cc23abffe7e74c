import { systemClock } from '../../lib/clock.ts'
import { ConfigError } from '../../config/config.ts'
import type { Database } from '../../db/client.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { seedCatalogue } from '../../demo/catalogue.ts'
import { readImportConfig, type ImportConfig } from './config.ts'
import { report, withOperatorDatabase } from '../operator-database.ts'
import { lockImport } from './progress.queries.ts'
import { createProgress } from './progress.ts'
import { runImport, type ImportOutcome } from './run-import.ts'

const LEFT_OUT_SHOWN = 10

const endings: Record<ImportOutcome['end'], string> = {
  complete: 'Everything is up to date.',
  waiting: 'Something is left for another day: run the import again tomorrow, and it goes on from here.',
  interrupted: 'Interrupted: run the import again, and it goes on from here.',
  failed: 'What came before that is kept: run the import again later, and it goes on from here.',
}

/** What an import did, as lines for people. */
function summaryOf({ end, problem, tally, callsToday, dailyBudget, waiting }: ImportOutcome): string[] {
  const leftOut = [...tally.leftOut].map(([place, reason]) => `left out: ${place} (${reason})`)
  const more = leftOut.length - LEFT_OUT_SHOWN
  return [
    `places: ${tally.count('inserted')} inserted, ${tally.count('changed')} changed, ${tally.count('unchanged')} unchanged`,
    `withdrawn by the service: ${tally.hidden} hidden, ${tally.restored} restored`,
    `details: ${tally.details} fetched, ${tally.withoutAnswer} without an answer, ${waiting} still waiting`,
    ...leftOut.slice(0, LEFT_OUT_SHOWN),
    ...(more > 0 ? [`left out: ${more} more`] : []),
    `calls today: ${callsToday} of ${dailyBudget}, ${Math.max(0, dailyBudget - callsToday)} left`,
    ...(problem === null ? [] : [`The import stopped: ${problem}.`]),
    endings[end],
  ]
}

/** The status by which a shell reports a program that was ended by Ctrl-C. */
const INTERRUPTED = 130

const say = (line: string) => process.stdout.write(`${line}\n`)

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

async function importInto(database: Database, config: ImportConfig): Promise<number> {
  await migrateDatabase(database)
  const unlock = await lockImport(database)
  if (!unlock) {
    report('Another import is at work on this database: this one has nothing to do.')
    return 1
  }
  try {
    // Our own words about a place come first, in whatever order the two are started.
    await seedCatalogue(database.db)
    const outcome = await runImport({
      ...config,
      db: database.db,
      clock: systemClock,
      progress: createProgress(process.stdout),
      signal: interruption.signal,
    })
    for (const line of summaryOf(outcome)) say(line)
    if (outcome.end === 'interrupted') return INTERRUPTED
    return outcome.end === 'failed' ? 1 : 0
  } finally {
    await unlock()
  }
}

function main(): Promise<number> {
  const config = readImportConfig(process.env)
  return withOperatorDatabase(config, (database) => importInto(database, config), { info: say, warn: report })
}

/** The database's own words, where it refused: the query around them would fill the screen. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

try {
  process.exitCode = await main()
} catch (error) {
  report(error instanceof ConfigError ? error.message : `The import failed: ${reasonOf(error)}`)
  process.exitCode = 1
}

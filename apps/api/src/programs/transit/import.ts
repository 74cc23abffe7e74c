import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type FileFacts, readBusFile } from '@honjeo/open-data/bus-file'
import { OpenDataFailure } from '@honjeo/open-data/failure'
import type { Timetable } from '@honjeo/transit/timetable'
import { type Config, readConfig } from '../../config/config.ts'
import type { Database } from '../../db/client.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { koreanDay, systemClock } from '../../lib/clock.ts'
import {
  findPublished,
  listTimetables,
  loadTimetable,
  publishTimetable,
  republishTimetable,
} from '../../transit/timetables.queries.ts'
import { report, runProgram, withOperatorDatabase } from '../operator-database.ts'
import { fetchTago } from './fetch-tago.ts'
import { readSheets } from './read-file.ts'

const USAGE = `npm run import:transit -- tago           all lines and stops of the ministry's service (OPEN_DATA_KEY)
npm run import:transit -- file PATH --source NAME --url https://… --checked-on YYYY-MM-DD --from YYYY-MM-DD [--to YYYY-MM-DD]
                                         the times of an .xlsx or .csv, for lines that are known already
npm run import:transit -- list           the timetables that are there
npm run import:transit -- publish ID     goes back to one of them`
const LEFT_OUT_SHOWN = 10
/** The least part of what is published: what knows so much less is a fault, and not a day on which the island gave up its buses. */
const SHRUNK = 0.5

const say = (line: string) => process.stdout.write(`${line}\n`)
const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

async function loadPublished({ db }: Database): Promise<Timetable> {
  const id = await findPublished(db)
  return id === undefined ? { stops: [], lines: [] } : loadTimetable(db, id)
}

/** What is published says which lines have times, and of how many stops. */
async function publish(database: Database, timetable: Timetable, origin: string): Promise<void> {
  const id = await publishTimetable(database.db, timetable, origin)
  const timed = timetable.lines.filter(({ services }) => services.length > 0).length
  say(
    `published as ${id}: ${timetable.stops.length} stops, ${timetable.lines.length} lines, ${timed} of them with times`,
  )
}

async function importTago(database: Database, { helpData }: Config): Promise<void> {
  if (helpData === null || helpData.key === null)
    throw new Error('OPEN_DATA_KEY: needed to ask the ministry; docs/import-transit.md says how to get one')
  const before = await loadPublished(database)
  const { timetable, leftOut } = await fetchTago(
    { ...helpData, signal: interruption.signal },
    koreanDay(systemClock.now()),
    (done, all) => done % 20 === 0 && say(`routes ${done}/${all}`),
  )
  if (timetable.lines.length < before.lines.length * SHRUNK || timetable.stops.length < before.stops.length * SHRUNK)
    throw new OpenDataFailure(
      'passing',
      `${timetable.lines.length} lines and ${timetable.stops.length} stops came, and ${before.lines.length} and ${before.stops.length} are published`,
    )
  for (const route of leftOut.slice(0, LEFT_OUT_SHOWN)) say(`left out: ${route}`)
  if (leftOut.length > LEFT_OUT_SHOWN) say(`left out: ${leftOut.length - LEFT_OUT_SHOWN} more`)
  await publish(database, withTimesOfFiles(timetable, before), 'TAGO')
}

/** Times that a file gave are better than reckoned ones, as long as the line calls at the same stops. */
function withTimesOfFiles(timetable: Timetable, before: Timetable): Timetable {
  const known = new Map(before.lines.map((line) => [line.key, line]))
  const lines = timetable.lines.map((line) => {
    const old = known.get(line.key)
    if (old === undefined || old.source.url === line.source.url) return line
    if (old.stops.join() === line.stops.join()) return { ...line, ...old }
    say(`line ${line.number} to ${line.headsign} calls elsewhere now: the times of its file are gone`)
    return line
  })
  return { ...timetable, lines }
}

async function importFile(database: Database, path: string, facts: FileFacts): Promise<void> {
  const before = await loadPublished(database)
  if (before.lines.length === 0)
    throw new Error('No lines are known: the file has no positions of stops, so import them first (tago).')
  const lines = readBusFile(await readSheets(path), before, facts)
  const changed = new Map(lines.map((line) => [line.key, line]))
  for (const { number, headsign, services } of lines)
    say(
      `${number} to ${headsign}: ${services.map(({ days, trips }) => `${days.join(' ')} ${trips.length}`).join(', ')}`,
    )
  const all = before.lines.map((line) => changed.get(line.key) ?? line)
  await publish(database, { ...before, lines: all }, basename(path).slice(0, 200))
}

function factsOf(values: Record<string, string | undefined>): FileFacts {
  const { source, url, to } = values
  const [checkedOn, validFrom] = [values['checked-on'], values['from']]
  if (source === undefined || url?.startsWith('https://') !== true || !isDay(checkedOn) || !isDay(validFrom))
    throw new Error(USAGE)
  if (to !== undefined && (!isDay(to) || to < validFrom)) throw new Error(USAGE)
  return { source: { name: source, url }, checkedOn, validFrom, validTo: to ?? null }
}

async function main(args: string[]): Promise<void> {
  const option = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { source: option, url: option, 'checked-on': option, from: option, to: option },
  })
  const [name, given] = positionals
  const config = readConfig(process.env)
  const acts: Record<string, (database: Database) => Promise<void>> = {
    tago: (database) => importTago(database, config),
    async list({ db }) {
      for (const { id, state, origin, stops, lines } of await listTimetables(db))
        say(`${id} ${state} ${origin}: ${stops} stops, ${lines} lines`)
    },
  }
  if (given !== undefined && name === 'file') {
    const facts = factsOf(values)
    acts['file'] = (database) => importFile(database, given, facts)
  }
  if (given !== undefined && /^\d{1,15}$/.test(given))
    acts['publish'] = async ({ db }) => {
      if (!(await republishTimetable(db, Number(given)))) throw new Error(`No timetable ${given} was ever published.`)
      say(`published: ${given}`)
    }
  const act = acts[name ?? '']
  if (act === undefined) throw new Error(USAGE)
  await withOperatorDatabase(
    config,
    async (database) => {
      await migrateDatabase(database)
      await act(database).catch((error: unknown) => {
        if (error instanceof OpenDataFailure)
          throw new Error(`Nothing was published, and what was known stays: ${error.message}.`, { cause: error })
        throw error
      })
    },
    { info: say, warn: report },
  )
}

await runProgram(main)

import { collectDefaultMetrics } from 'prom-client'
import type { Database } from '../db/client.ts'
import { gaugeOf, registry } from '@honjeo/observability/metrics'
import { VERSION } from '../lib/version.ts'
import { withinTime } from '@honjeo/resilience/within-time'
import { isSchemaCurrent } from '../db/migrate.ts'
import type { Bus } from '@honjeo/bus/bus'
import { readBacklog, type Backlog } from './backlog.queries.ts'

const CHECK_MS = 2000

/** Returns `ok`, or what is wrong; never later than the limit. */
const outcomeOf = (checking: Promise<unknown>): Promise<string> =>
  withinTime(CHECK_MS, checking).then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** A store that rejects when it could take nothing now. */
export interface Checked {
  check(): Promise<void>
}

type PartStates = Record<'database' | 'bus' | 'images', string>

/** Asks every part that the server cannot do its work without. */
export function createChecks({ database, bus, images }: { database: Database; bus: Bus; images: Checked }) {
  async function checkDatabase() {
    if (!(await isSchemaCurrent(database))) throw new Error('migrations are missing')
  }
  return async (): Promise<PartStates> => {
    const [databaseState, busState, imagesState] = await Promise.all([
      outcomeOf(checkDatabase()),
      outcomeOf(bus.ping()),
      outcomeOf(images.check()),
    ])
    return { database: databaseState, bus: busState, images: imagesState }
  }
}

const BACKLOG_MS = 2000

/** Adds what is known only when it is asked for: the process, the pools, the parts, what waits in the database. */
export function watchServer(database: Database, check: () => Promise<PartStates>): void {
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })
  gaugeOf({ name: 'honjeo_build_info', help: 'The version that runs', labelNames: ['version'] }, () => [
    { labels: { version: VERSION }, value: 1 },
  ])
  gaugeOf({ name: 'honjeo_part_up', help: '1: this part can do its work', labelNames: ['part'] }, async () =>
    Object.entries(await check()).map(([part, state]) => ({ labels: { part }, value: state === 'ok' ? 1 : 0 })),
  )
  watchPools(database)
  watchBacklog(database)
}

function watchPools({ pool, loopingPool }: Database) {
  const pools = Object.entries({ main: pool, looping: loopingPool })
  gaugeOf({ name: 'honjeo_pg_connections', help: 'Connections to PostgreSQL', labelNames: ['pool', 'state'] }, () =>
    pools.flatMap(([name, { totalCount, idleCount }]) => [
      { labels: { pool: name, state: 'idle' }, value: idleCount },
      { labels: { pool: name, state: 'busy' }, value: totalCount - idleCount },
    ]),
  )
  gaugeOf({ name: 'honjeo_pg_waiting', help: 'Who waits for a connection', labelNames: ['pool'] }, () =>
    pools.map(([name, { waitingCount }]) => ({ labels: { pool: name }, value: waitingCount })),
  )
}

/** Watches what waits, in figures that are the same on every server. While the database is away they are missing rather than wrong. */
function watchBacklog({ db }: Database) {
  let reading: Promise<Backlog | undefined> | undefined
  /** Reads the backlog once for all figures that are printed together. */
  function backlog() {
    reading ??= withinTime(BACKLOG_MS, readBacklog(db))
      .catch(() => undefined)
      .finally(() => (reading = undefined))
    return reading
  }
  const ofWay = (figure: 'queued' | 'lateSeconds') => async () =>
    ((await backlog())?.safetyMessages ?? []).map(({ way, ...one }) => ({ labels: { way }, value: one[figure] }))

  gaugeOf(
    { name: 'honjeo_safety_messages_queued', help: 'Messages to contacts that wait', labelNames: ['way'] },
    ofWay('queued'),
  )
  gaugeOf(
    { name: 'honjeo_safety_messages_late_seconds', help: 'Since when the first of them is due', labelNames: ['way'] },
    ofWay('lateSeconds'),
  )
  const ofAll = (figure: 'duePushes' | 'mails') => async () => {
    const known = await backlog()
    return known ? [{ labels: {}, value: known[figure] }] : []
  }
  gaugeOf<never>(
    { name: 'honjeo_pushes_due', help: 'Notifications that are due to be pushed', labelNames: [] },
    ofAll('duePushes'),
  )
  gaugeOf<never>(
    { name: 'honjeo_mails_pending', help: 'Mails with codes and notices that wait', labelNames: [] },
    ofAll('mails'),
  )
}

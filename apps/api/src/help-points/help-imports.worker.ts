import { createHash } from 'node:crypto'
import type { HelpPoint } from '@honjeo/contract/help-points'
import type { HelpKind } from '@honjeo/contract/values/help-kinds'
import type { DataRow } from '@honjeo/open-data/answer'
import { readCsv } from '@honjeo/open-data/csv'
import { dataSets, type ImportedPoint } from '@honjeo/open-data/data-sets'
import { OpenDataFailure } from '@honjeo/open-data/failure'
import { readFileRow } from '@honjeo/open-data/help-file'
import { type LeaseWorker, pauseAfter, startLeaseWorker } from '@honjeo/resilience/lease-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { type Clock, koreanDay } from '../lib/clock.ts'
import type { HelpDataSettings } from '../config/help-data.ts'
import {
  type ClaimedImport,
  claimImports,
  countPoints,
  registerImports,
  replacePoints,
  settleImport,
} from './imports.queries.ts'
import { fetchFile, fetchRows, type OpenDataOptions } from './open-data-client.ts'

/** The data are of two days ago at best, so once a day is enough. */
const DAY_SECONDS = 86_400
const PAUSE_SECONDS = { first: 600, longest: DAY_SECONDS / 4 }
/** The length of a lease in seconds, longer than all pages of a set take. */
const LEASE_SECONDS = 1800
/** What knows so many keeps at least half of them: more is not lost in a day, but by a fault. */
const FEW = 10

interface Source {
  name: string
  kind: HelpKind
  source: HelpPoint['source']
  rows(options: OpenDataOptions): Promise<DataRow[]>
  read(row: DataRow): ImportedPoint | null
}

interface HelpImportsDeps extends Pick<OpenDataOptions, 'timeoutMs' | 'retryMs'> {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  data: HelpDataSettings
  everyMs: number
}

/** Brings each data set in once a day, on one server at a time. What fails is tried again, and what was known stays. */
export async function startHelpImports(deps: HelpImportsDeps): Promise<LeaseWorker> {
  const { db, log, data, everyMs } = deps
  const sources = sourcesOf(data)
  const names = sources.map(({ name }) => name)
  await registerImports(db, names)
  const stopping = new AbortController()
  const options: OpenDataOptions = { ...data, ...deps, signal: stopping.signal }

  async function settle(claimed: ClaimedImport): Promise<void> {
    const source = sources.find(({ name }) => name === claimed.id)
    if (source === undefined) return
    try {
      const rows = await bringIn(source)
      await settleImport(db, claimed, DAY_SECONDS, { rows })
      log.info({ dataSet: source.name, rows }, 'help near by was brought in')
    } catch (error) {
      if (!(error instanceof OpenDataFailure)) throw error
      log.error({ dataSet: source.name, problem: error.message }, 'help near by was not brought in')
      await settleImport(db, claimed, pauseAfter(claimed.attempts, PAUSE_SECONDS), { problem: error.message })
    }
  }

  async function bringIn({ name, kind, source, rows, read }: Source): Promise<number> {
    const all = await rows(options)
    // The last of two rows with one key counts.
    const points = [...new Map(all.map(read).flatMap((point) => (point === null ? [] : [[point.key, point]]))).values()]
    const before = await countPoints(db, name)
    if (points.length === 0 || (before >= FEW && points.length * 2 < before))
      throw new OpenDataFailure(
        'passing',
        `${points.length} of ${all.length} rows can be shown, and ${before} were before`,
      )
    await replacePoints(db, { dataSet: name, kind, source, points, today: koreanDay(deps.clock.now()) })
    return points.length
  }

  const worker = startLeaseWorker({
    name: 'help imports',
    claim: (size) => claimImports(db, names, size, LEASE_SECONDS),
    settle,
    atOnce: 1,
    everyMs,
    log,
  })
  return {
    ...worker,
    stop() {
      stopping.abort()
      return worker.stop()
    },
  }
}

function sourcesOf({ key, files }: HelpDataSettings): Source[] {
  const services = key === null ? [] : dataSets
  return [
    ...services.map(({ path, questions, pageSize, ...set }): Source => ({
      ...set,
      async rows(options) {
        const rows: DataRow[] = []
        for (const question of questions) rows.push(...(await fetchRows(options, path, question, pageSize)))
        return rows
      },
    })),
    ...files.map(({ kind, url }): Source => {
      const { hostname } = new URL(url)
      return {
        name: `file:${kind}:${createHash('sha256').update(url).digest('hex').slice(0, 12)}`,
        kind,
        // The address itself may hold a key.
        source: { name: hostname, url: `https://${hostname}/` },
        rows: async (options) => readCsv(await fetchFile(options, url)),
        read: (row) => readFileRow(kind, row),
      }
    }),
  ]
}

import type { Bus } from '@honjeo/bus/bus'
import { createHeldReading } from '@honjeo/bus/held-reading'
import { createNetwork, type Network } from '@honjeo/transit/network'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { findPublished, loadTimetable } from './timetables.queries.ts'

/** Carries that a timetable was published. The importer is a program of its own and sends nothing: servers look for themselves. */
export const TIMETABLE_CHANGED = 'transit:changed'
/** A server knows of a new timetable after this time at the latest. */
const FRESH_MS = 30_000

interface Options {
  db: Db
  bus: Bus
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The published timetable as this server holds it, read again when another is published; undefined while there is none. */
export async function createTransitNetwork({ db, bus, log }: Options): Promise<() => Promise<Network | undefined>> {
  const held = await createHeldReading<{ id: number | undefined; network: Network | undefined }>({
    async read(known) {
      const id = await findPublished(db)
      if (known !== undefined && known.id === id) return known
      return { id, network: id === undefined ? undefined : createNetwork(await loadTimetable(db, id)) }
    },
    channel: TIMETABLE_CHANGED,
    freshMs: FRESH_MS,
    bus,
    log,
  })
  return async () => (await held()).network
}

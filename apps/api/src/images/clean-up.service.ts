import { IMAGE_UNATTACHED_HOURS } from '@honjeo/contract/values/limits'
import { subHours } from 'date-fns/subHours'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Database, Db } from '../db/client.ts'
import { LOCKS, tryLock } from '../db/try-lock.ts'
import type { ImageStore } from '@honjeo/images/image-store'
import { deleteUnattachedImages, listKnownImages, lockUnattachedImages } from './images.queries.ts'
import { removeFiles } from './images.service.ts'

const BATCH = 100

export interface CleanUpDeps {
  database: Database
  store: ImageStore
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Deletes the rows first, the files come afterwards: nothing in between can be attached any more. */
const takeUnattached = (db: Db, before: Date): Promise<string[]> =>
  db.transaction(async (tx) => deleteUnattachedImages(tx, await lockUnattachedImages(tx, before, BATCH)))

/**
 * Removes images that are a day old and attached to nothing, and files without a row: of an upload that never came to
 * its end, or of an image whose files could not be removed. Does nothing while another server does it.
 */
export async function cleanUpImages({ database, store, clock, log }: CleanUpDeps): Promise<void> {
  const unlock = await tryLock(database, LOCKS.imagesCleanUp)
  if (!unlock) return
  try {
    const { db } = database
    const remove = (names: Iterable<string>) => Promise.all([...names].map((name) => removeFiles({ store, log }, name)))
    const before = subHours(clock.now(), IMAGE_UNATTACHED_HOURS)

    let names: string[]
    do {
      names = await takeUnattached(db, before)
      await remove(names)
    } while (names.length === BATCH)

    let found = new Set<string>()
    async function removeOrphans() {
      const known = await listKnownImages(db, [...found])
      await remove([...found].filter((name) => !known.has(name)))
      found = new Set()
    }
    for await (const { name, storedAt } of store.list()) {
      if (storedAt < before) found.add(name)
      if (found.size === BATCH) await removeOrphans()
    }
    await removeOrphans()
  } finally {
    await unlock()
  }
}

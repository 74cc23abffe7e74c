import { DELETED_KEEP_DAYS, NOTIFICATION_KEEP_DAYS, ROOM_KEEP_DAYS } from '@honjeo/contract/values/limits'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Database, Db } from '../db/client.ts'
import { LOCKS, tryLock } from '../db/try-lock.ts'
import { counter } from '@honjeo/observability/metrics'
import {
  eraseAddressesOfRemoved,
  eraseDeletedComments,
  eraseDeletedCommentsOf,
  eraseMessages,
  eraseNoticesOf,
  erasePosts,
  eraseReportedCopies,
  eraseRooms,
  lockDeletedPosts,
  lockDeletedPostsOf,
  lockDueRooms,
  lockRoomsLeftBy,
} from './deleted.queries.ts'
import { deleteDue, listDue } from './due.queries.ts'
import { eraseFormerNicknames } from './mentions.queries.ts'

/** The number of rows in one transaction. */
const BATCH = 500
/** A smaller number for posts and rooms, which others' texts go with. */
const SMALL_BATCH = 20
/** The number of batches of a kind in one hour; the rest follows in the next hour. */
const BATCHES = 400
const DAY_MS = 86_400_000

const erased = counter('honjeo_erased_rows_total', 'Rows that were erased because their time was over, by table', [
  'table',
])

export interface RetentionDeps {
  database: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

interface Job {
  name: string
  /** Runs a batch in a transaction of its own, and returns how many rows it deleted and whether more may be left. */
  batch: (db: Db) => Promise<{ rows: number; isMore: boolean }>
}

const inBatchesOf = (name: string, size: number, take: (db: Db, size: number) => Promise<number>): Job => ({
  name,
  async batch(db) {
    const rows = await take(db, size)
    return { rows, isMore: rows === size }
  },
})

function listJobs(now: Date): Job[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const deleted = daysAgo(DELETED_KEEP_DAYS)
  return [
    inBatchesOf('comments', BATCH, (db, size) => db.transaction((tx) => eraseDeletedComments(tx, deleted, size))),
    inBatchesOf('posts', SMALL_BATCH, (db, size) =>
      db.transaction(async (tx) => {
        const ids = await lockDeletedPosts(tx, deleted, size)
        await erasePosts(tx, ids)
        return ids.length
      }),
    ),
    { name: 'chat_rooms', batch: (db) => db.transaction((tx) => eraseDueRooms(tx, deleted, daysAgo(ROOM_KEEP_DAYS))) },
    inBatchesOf('reports', BATCH, (db, size) => eraseReportedCopies(db, deleted, size)),
    ...listDue(now).map((due) => inBatchesOf(due.name, BATCH, (db, size) => deleteDue(db, due, size))),
    // Nicknames go after the notifications, which may have them.
    inBatchesOf('former_nicknames', SMALL_BATCH, (db, size) =>
      db.transaction((tx) => eraseFormerNicknames(tx, daysAgo(NOTIFICATION_KEEP_DAYS), size)),
    ),
    // These are the contacts whom a timer or a share still names; the others have gone.
    inBatchesOf('trusted_contacts', BATCH, (db, size) => eraseAddressesOfRemoved(db, daysAgo(1), size)),
  ]
}

/** Erases due rooms; a long conversation goes in pieces, and then its room. */
async function eraseDueRooms(tx: Db, deleted: string, met: string) {
  const ids = await lockDueRooms(tx, { deleted, met }, SMALL_BATCH)
  const rows = ids.length === 0 ? 0 : await eraseMessages(tx, ids, BATCH)
  if (rows === BATCH) return { rows, isMore: true }
  await eraseRooms(tx, ids)
  return { rows: rows + ids.length, isMore: ids.length === SMALL_BATCH }
}

/**
 * Erases everything past its period, in short transactions. A job that fails is left for the next hour and does not
 * stop the others. Does nothing while another server does it; logs one line where something was erased.
 */
export async function eraseWhatIsDue({ database, clock, log }: RetentionDeps): Promise<void> {
  const unlock = await tryLock(database, LOCKS.retention)
  if (!unlock) return
  const rows: Record<string, number> = {}
  try {
    for (const { name, batch } of listJobs(clock.now())) {
      try {
        let isMore = true
        for (let n = 0; isMore && n < BATCHES; n++) {
          const done = await batch(database.db)
          isMore = done.isMore
          if (done.rows === 0) continue
          rows[name] = (rows[name] ?? 0) + done.rows
          erased.inc({ table: name }, done.rows)
        }
      } catch (error) {
        log.error({ err: error, table: name }, 'what is due was not erased')
      }
    }
  } finally {
    await unlock()
  }
  if (Object.keys(rows).length > 0) log.info({ rows }, 'erased what was due')
}

/**
 * Erases at once what a leaver has deleted before, and rooms that they leave empty. `left` are the rooms they were in.
 */
export async function eraseDeletedBy(tx: Db, userId: number, left: readonly number[]): Promise<void> {
  const rooms = await lockRoomsLeftBy(tx, userId, left)
  await eraseRooms(tx, rooms)
  const posts = await lockDeletedPostsOf(tx, userId)
  await erasePosts(tx, posts)
  await eraseDeletedCommentsOf(tx, userId)
  await eraseNoticesOf(tx, 'ROOM', rooms)
  await eraseNoticesOf(tx, 'POST', posts)
}

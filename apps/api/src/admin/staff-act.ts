import type { KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import type { Keys } from '../auth/keys.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'
import { writeAudit, type Deed } from './audit.queries.ts'
import { findRole } from './staff.queries.ts'

/** What deeds of staff reach beside the database. */
export interface AdminOptions {
  /** Informs every server what sessions may do from now on. */
  watch: SessionWatch
  /** Informs the clients that have a room open. */
  feed: RoomFeed
}

export interface ConsoleOptions extends AdminOptions {
  /** Seals the secrets of authenticators. */
  authenticatorKey: KeyObject
  /** The keys that find whose address an account was, when staff have closed it. */
  keys: Pick<Keys, 'formerMember'>
}

/** Something that staff do: one transaction with its lines of the audit log, and what others hear afterwards. */
export interface StaffAct extends AdminOptions {
  tx: Db
  staffId: number
  now: Date
  audit(deed: Deed): Promise<void>
  /** Takes what is to be done once it is committed, and only then. */
  afterwards(announce: () => Promise<void>): void
}

/** A server that missed the news takes a role for what it was for a while, but not where something is done by it. */
export async function requireStaff(tx: Db, userId: number): Promise<void> {
  const role = await findRole(tx, userId)
  if (role === undefined) throw appError('SESSION_ENDED')
  if (role !== 'ADMIN') throw appError('STAFF_ONLY')
}

/**
 * Acts once for its `Idempotency-Key`, where it has one: what was done is then neither done nor announced again. The
 * result is kept with the key for days, so an act that answers what is about a member returns nothing, and its route
 * reads the answer afterwards.
 */
export async function actAsStaff<T>(
  { watch, feed }: AdminOptions,
  request: FastifyRequest,
  act: (act: StaffAct) => Promise<T>,
): Promise<T> {
  const { db, clock } = request.server
  const staff = request.requireViewer()
  const now = clock.now()
  let announcements: (() => Promise<void>)[] = []
  const result = await once(db, request, staff.userId, async (tx) => {
    // After a deadlock the act is done again, and only the last try is announced.
    announcements = []
    await requireStaff(tx, staff.userId)
    return act({
      tx,
      staffId: staff.userId,
      now,
      watch,
      feed,
      audit: (deed) => writeAudit(tx, staff, deed, now),
      afterwards: (announce) => announcements.push(announce),
    })
  })
  for (const announce of announcements) await announce()
  return result
}

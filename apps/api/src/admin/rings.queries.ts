import type { adminRingsRoutes, AccountRing } from '@honjeo/contract/admin/rings'
import type { QueryOf } from '@honjeo/contract/route-table'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { isoUtc } from '@honjeo/schema/columns'
import { ringMembers, rings } from '@honjeo/schema/meeting-words'
import { users } from '@honjeo/schema/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy, type Ordering } from '../db/keyset.ts'

type RingQuery = QueryOf<(typeof adminRingsRoutes)['GET /api/admin/rings']>

/**
 * Whether staff know of a ring: one that only meetings of rooms for one gender show reveals that there are such rooms, so it
 * takes a report of one of its members, as with these rooms themselves. Until then its words do not count either.
 */
const isKnownToStaff = sql`(${rings.keptFor} = 'MIXED' or exists (
  select from ring_members m join reports p on p.target_user_id = m.user_id
  where m.ring_id = ${rings.id} and p.target_type in ('USER', 'ROOM', 'MESSAGE') and p.cancelled_at is null))`

const NEWEST: Ordering = { key: rings.foundAt, keyType: 'instant', direction: 'desc' }

/** Returns the rings, the newest first. Members who have left are no longer among a ring's. */
export async function listRings(db: Db, { state, size = PAGE_SIZE_DEFAULT, cursor }: RingQuery) {
  const list = `rings:${state ?? ''}`
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: AccountRing[] = await db
    .select({
      ringId: rings.id,
      state: rings.state,
      keptFor: rings.keptFor,
      reason: rings.reason,
      density: rings.density,
      outside: rings.outside,
      meetings: rings.meetings,
      foundAt: isoUtc(rings.foundAt),
      decidedBy: users.nickname,
      decidedAt: sql<string | null>`${isoUtc(rings.decidedAt)}`,
      members: sql<AccountRing['members']>`(
        select coalesce(json_agg(json_build_object('userId', m.id, 'nickName', m.nickname,
          'joinedAt', ${isoUtc(sql`m.created_at`)}) order by m.created_at, m.id), '[]')
        from ${ringMembers} r join users m on m.id = r.user_id where r.ring_id = ${rings.id})`,
    })
    .from(rings)
    .leftJoin(users, eq(users.id, rings.decidedBy))
    .where(
      and(state === undefined ? undefined : eq(rings.state, state), isKnownToStaff, isAfter(NEWEST, rings.id, after)),
    )
    .orderBy(...orderBy(NEWEST, rings.id))
    .limit(size + 1)
  return toPage(rows, size, ({ foundAt, ringId }) => encodeCursor(list, [foundAt, ringId]))
}

/** No other transaction changes it until this one ends. Undefined also for one that staff do not know of. */
export async function lockRing(tx: Db, ringId: number) {
  const [ring] = await tx
    .select({ state: rings.state })
    .from(rings)
    .where(and(eq(rings.id, ringId), isKnownToStaff))
    .for('no key update')
  return ring
}

export async function decideRing(
  tx: Db,
  ringId: number,
  { isRing, staffId, now }: { isRing: boolean; staffId: number; now: string },
): Promise<void> {
  const state = isRing ? 'CONFIRMED' : 'DISMISSED'
  await tx.update(rings).set({ state, decidedBy: staffId, decidedAt: now }).where(eq(rings.id, ringId))
}

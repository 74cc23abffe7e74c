import type { adminRingsRoutes, AccountRing } from '@honjeo/contract/admin/rings'
import type { QueryOf } from '@honjeo/contract/route-table'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { isoUtc } from '@honjeo/schema/columns'
import { ringMembers, rings } from '@honjeo/schema/meeting-words'
import { users } from '@honjeo/schema/users'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'

type RingQuery = QueryOf<(typeof adminRingsRoutes)['GET /api/admin/rings']>

/** The newest first. Members who have left are no longer among a ring's. */
export async function listRings(db: Db, { state, size = PAGE_SIZE_DEFAULT, cursor }: RingQuery) {
  const list = `rings:${state ?? ''}`
  const [last] = decodeCursor(list, cursor, ['integer']) ?? []
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
      and(
        state === undefined ? undefined : eq(rings.state, state),
        last === undefined ? undefined : lt(rings.id, last),
      ),
    )
    .orderBy(desc(rings.id))
    .limit(size + 1)
  return toPage(rows, size, ({ ringId }) => encodeCursor(list, [ringId]))
}

/** No other transaction changes it until this one ends. */
export async function lockRing(tx: Db, ringId: number) {
  const [ring] = await tx.select({ state: rings.state }).from(rings).where(eq(rings.id, ringId)).for('no key update')
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

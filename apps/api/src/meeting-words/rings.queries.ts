import type { GenderRestriction, RingReason } from '@honjeo/contract/values/enums'
import { RING_YOUNG_DAYS } from '@honjeo/contract/values/limits'
import { attendanceClaims, attendances } from '@honjeo/schema/attendances'
import { literal } from '@honjeo/schema/columns'
import { identityProofs } from '@honjeo/schema/identity'
import { ringMembers, rings } from '@honjeo/schema/meeting-words'
import { receipts } from '@honjeo/schema/receipts'
import { users } from '@honjeo/schema/users'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import type { FoundRing, Tie } from '@honjeo/rings/find-rings'

/**
 * Whether an account is young and has proven nothing but a mail address: neither Kakao's account, which takes a
 * telephone number, nor who they are, nor a purchase.
 */
const isThin = (
  now: string,
) => sql`u.created_at > ${now}::timestamptz - make_interval(days => ${literal(RING_YOUNG_DAYS)})
  and u.kakao_id is null and u.role = 'MEMBER'
  and not exists (select from ${identityProofs} p where p.user_id = u.id)
  and not exists (select from ${receipts} r where r.user_id = u.id and r.status = 'VERIFIED')`

/** Returns when each thin account signed up that says of another that they met; in milliseconds. */
export async function listThin(db: Db, now: string): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: string; joinedAt: number }>(sql`
    select u.id, (extract(epoch from u.created_at) * 1000)::float8 as "joinedAt" from ${users} u
    where ${isThin(now)} and exists (select from ${attendanceClaims} c where c.author_id = u.id and c.claim = 'MET')`)
  return new Map(rows.map(({ id, joinedAt }) => [Number(id), joinedAt]))
}

/**
 * Returns the pairs of whom both say that they met, and one at least is of `ids`: by meetings of rooms for all, and of
 * those that are kept for one gender where that is asked for.
 */
export async function listTies(db: Db, ids: readonly number[], keptFor: GenderRestriction): Promise<Tie[]> {
  const { rows } = await db.execute<{ one: string; other: string; meetings: string[] }>(sql`
    select least(said.author_id, about.user_id) as one, greatest(said.author_id, about.user_id) as other,
      array_agg(distinct about.room_id || '@' || about.meets_at) as meetings
    from ${attendanceClaims} said
    join ${attendances} about on about.id = said.attendance_id and about.user_id is not null
    join ${attendances} mine on mine.room_id = about.room_id and mine.meets_at = about.meets_at and mine.user_id = said.author_id
    join ${attendanceClaims} back on back.attendance_id = mine.id and back.author_id = about.user_id and back.claim = 'MET'
    where said.author_id = any(${sql.param([...ids])}::bigint[]) and said.claim = 'MET'
      and about.gender_restriction in ('MIXED', ${keptFor})
    group by 1, 2`)
  return rows.map(({ one, other, meetings }) => ({ one: Number(one), other: Number(other), meetings }))
}

export interface KnownRing {
  ringId: number
  keptFor: GenderRestriction
  /** Whether staff have not decided about it. */
  isOpen: boolean
  /** Whether staff see it, and nothing else follows from it. */
  isShown: boolean
  members: Set<number>
}

export async function listRingMembers(db: Db): Promise<KnownRing[]> {
  const rows = await db
    .select({
      ringId: rings.id,
      keptFor: rings.keptFor,
      state: rings.state,
      reason: rings.reason,
      userId: ringMembers.userId,
    })
    .from(rings)
    .innerJoin(ringMembers, eq(ringMembers.ringId, rings.id))
    .orderBy(rings.foundAt, rings.id)
  const known = new Map<number, KnownRing>()
  for (const { ringId, keptFor, state, reason, userId } of rows) {
    const ring = known.get(ringId) ?? {
      ringId,
      keptFor,
      isOpen: state === 'FOUND',
      isShown: reason === 'FEW_VOICES',
      members: new Set<number>(),
    }
    ring.members.add(userId)
    known.set(ringId, ring)
  }
  return [...known.values()]
}

export async function insertRing(
  tx: Db,
  { members, ...ring }: FoundRing & { keptFor: GenderRestriction },
  now: string,
): Promise<number> {
  const row = only(
    await tx
      .insert(rings)
      .values({ ...ring, foundAt: now })
      .returning({ id: rings.id }),
  )
  await addToRing(tx, row.id, members)
  return row.id
}

/** Members who have left meanwhile are passed over. */
export async function addToRing(tx: Db, ringId: number, members: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into ${ringMembers} (ring_id, user_id)
    select ${ringId}, id from ${users} where id = any(${sql.param([...members])}::bigint[]) for key share
    on conflict do nothing`)
}

export async function updateRing(tx: Db, ringId: number, { density, outside, meetings }: FoundRing): Promise<void> {
  await tx.update(rings).set({ density, outside, meetings }).where(eq(rings.id, ringId))
}

/** Takes those who are no longer in such a group out of what was found as one, unless staff have judged it. */
export async function deleteOpenGroups(
  tx: Db,
  reason: RingReason,
  members: readonly number[],
  keptFor: GenderRestriction,
): Promise<void> {
  const isFound = sql`r.state = 'FOUND' and r.reason = ${reason} and r.kept_for = ${keptFor}`
  await tx.execute(sql`
    delete from ${ringMembers} m using ${rings} r
    where r.id = m.ring_id and ${isFound} and not m.user_id = any(${sql.param([...members])}::bigint[])`)
  await tx.execute(sql`
    delete from ${rings} r where ${isFound} and not exists (select from ${ringMembers} m where m.ring_id = r.id)`)
}

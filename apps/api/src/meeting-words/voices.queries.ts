import type { GenderRestriction } from '@honjeo/contract/values/enums'
import type { FoundRing } from '@honjeo/rings/find-rings'
import type { Vouch } from '@honjeo/rings/words'
import { attendanceClaims, attendances } from '@honjeo/schema/attendances'
import { ringMembers, rings, voices } from '@honjeo/schema/meeting-words'
import { users } from '@honjeo/schema/users'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** Returns who says of whom that they met, and by meetings of which rooms; all of a year. */
export async function listVouches(db: Db): Promise<(Vouch & { keptFor: GenderRestriction[] })[]> {
  const { rows } = await db.execute<{ by: string; of: string; keptFor: GenderRestriction[] }>(sql`
    select c.author_id as by, a.user_id as of, array_agg(distinct a.gender_restriction) as "keptFor"
    from ${attendanceClaims} c join ${attendances} a on a.id = c.attendance_id
    where c.claim = 'MET' and a.user_id is not null and a.user_id <> c.author_id
    group by 1, 2`)
  return rows.map(({ by, of, keptFor }) => ({ by: Number(by), of: Number(of), keptFor }))
}

/** Returns when those signed up of whom another says that they met; in milliseconds. */
export async function listSignUps(db: Db): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: string; joinedAt: number }>(sql`
    select u.id, (extract(epoch from u.created_at) * 1000)::float8 as "joinedAt" from ${users} u
    where exists (
      select from ${attendances} a join ${attendanceClaims} c on c.attendance_id = a.id and c.claim = 'MET'
      where a.user_id = u.id)`)
  return new Map(rows.map(({ id, joinedAt }) => [Number(id), joinedAt]))
}

/** Returns those with whom trust begins who say of another that they met. The view of the database says who they are. */
export async function listAnchors(db: Db, keptFor: GenderRestriction): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct anchors.user_id as id from anchors
    where anchors.kept_for in ('MIXED', ${keptFor})
      and not exists (select from ${users} u where u.id = anchors.user_id and u.suspended_until > now())
      and exists (select from ${attendanceClaims} c where c.author_id = anchors.user_id and c.claim = 'MET')`)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Returns the members of the rings that staff have confirmed. */
export async function listMuted(db: Db, keptFor: GenderRestriction): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.user_id as id from ${rings} r join ${ringMembers} m on m.ring_id = r.id
    where r.state = 'CONFIRMED' and r.kept_for in ('MIXED', ${keptFor})`)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Returns what staff read of a group: how many of its pairs have met, how much with others, and how often; in percent. */
export async function measureGroup(
  db: Db,
  members: readonly number[],
  keptFor: GenderRestriction,
): Promise<Pick<FoundRing, 'density' | 'outside' | 'meetings'>> {
  const ids = sql.param([...members])
  const { rows } = await db.execute<{ inside: number; touching: number; meetings: number }>(sql`
    with said as (
      select c.author_id as one, a.user_id as other, a.room_id, a.meets_at
      from ${attendances} a join ${attendanceClaims} c on c.attendance_id = a.id
      where c.claim = 'MET' and a.gender_restriction in ('MIXED', ${keptFor}) and a.user_id = any(${ids}::bigint[])
      union
      select c.author_id, a.user_id, a.room_id, a.meets_at
      from ${attendanceClaims} c join ${attendances} a on a.id = c.attendance_id
      where c.claim = 'MET' and a.gender_restriction in ('MIXED', ${keptFor}) and a.user_id is not null
        and c.author_id = any(${ids}::bigint[])),
    known as (select *, one = any(${ids}::bigint[]) and other = any(${ids}::bigint[]) as "isInside" from said)
    select count(distinct (least(one, other), greatest(one, other))) filter (where "isInside")::int as inside,
      count(distinct (least(one, other), greatest(one, other)))::int as touching,
      count(distinct (room_id, meets_at)) filter (where "isInside")::int as meetings
    from known`)
  const { inside = 0, touching = 0, meetings = 0 } = rows[0] ?? {}
  const pairs = (members.length * (members.length - 1)) / 2
  return {
    density: Math.round((100 * inside) / pairs),
    outside: Math.round((100 * (touching - inside)) / Math.max(touching, 1)),
    meetings,
  }
}

/** Keeps exactly these as those whose word counts without more than meetings. Who has left meanwhile is passed over. */
export async function saveVoices(tx: Db, heard: readonly number[], keptFor: GenderRestriction): Promise<void> {
  const ids = sql.param([...heard])
  await tx.execute(sql`delete from ${voices} v where v.kept_for = ${keptFor} and not v.user_id = any(${ids}::bigint[])`)
  await tx.execute(sql`
    insert into ${voices} (user_id, kept_for)
    select id, ${keptFor} from ${users} where id = any(${ids}::bigint[])
      and not exists (select from ${voices} v where v.user_id = ${users.id} and v.kept_for = ${keptFor})
    for key share on conflict do nothing`)
}

import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { isVisibleAs } from '../../records/visible-room.ts'

/** How far a conversation has come: its newest message, and the newest change to a message that was there. */
export interface RoomProgress {
  lastSeq: number
  lastRevision: number
}

export interface RoomAhead extends RoomProgress, Record<string, unknown> {
  roomId: number
  /** Whether it is deleted, or out of sight. */
  isGone: boolean
}

/** Returns those of these rooms that have come further than `known` says, or are gone. */
export async function listRoomsAhead(db: Db, known: ReadonlyMap<number, RoomProgress>): Promise<RoomAhead[]> {
  const progress = [...known.values()]
  const { rows } = await db.execute<RoomAhead>(sql`
    select r.id as "roomId", r.last_seq as "lastSeq", r.last_revision as "lastRevision",
      not (${isVisibleAs(sql`r`)}) as "isGone"
    from unnest(
      ${sql.param([...known.keys()])}::bigint[],
      ${sql.param(progress.map(({ lastSeq }) => lastSeq))}::int[],
      ${sql.param(progress.map(({ lastRevision }) => lastRevision))}::int[]
    ) known(room_id, seq, revision)
    join ${chatRooms} r on r.id = known.room_id
    where r.last_seq > known.seq or r.last_revision > known.revision or not (${isVisibleAs(sql`r`)})
  `)
  return rows
}

/** Returns those of these users who are no members of the room. */
export async function listStrangers(db: Db, roomId: number, userIds: ReadonlySet<number>): Promise<number[]> {
  const { rows } = await db.execute<{ userId: number }>(sql`
    select user_id as "userId" from unnest(${sql.param([...userIds])}::bigint[]) listener(user_id)
    where not exists (select from ${roomMembers} m where m.room_id = ${roomId} and m.user_id = listener.user_id)
  `)
  return rows.map(({ userId }) => userId)
}

import type { MeetingWords, MetPerson } from '@honjeo/contract/meeting-words'
import type { MeetingTag } from '@honjeo/contract/values/enums'
import { MEETING_WORDS_DAYS } from '@honjeo/contract/values/limits'
import { appError } from '@honjeo/contract/app-error'
import { attendanceClaims, attendances } from '@honjeo/schema/attendances'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { meetingWords } from '@honjeo/schema/meeting-words'
import { users } from '@honjeo/schema/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isCheckViolation } from '../db/db-errors.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { isBlockedBetween } from '../records/blocks.queries.ts'

/** The time at which words of a meeting open at the latest. Days have 24 hours, as the trigger counts them. */
const opensAt = sql`(${attendances.meetsAt} + make_interval(hours => ${literal(24 * MEETING_WORDS_DAYS)}))`

const wordsAs = sql`json_build_object('tags', w.tags, 'sentence', w.sentence)`

const LATEST_FIRST = { key: attendances.meetsAt, keyType: 'instant', direction: 'desc' } as const

/**
 * Returns whom a member says they met, the last first. What the other wrote is asked for under the same condition whether
 * they wrote or not: that the reader has written, or that the time has come.
 */
export async function listMet(db: Db, userId: number, now: string, size: number, cursor: string | undefined) {
  const list = 'meeting-words'
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const mine = sql<MeetingWords | null>`(
    select ${wordsAs} from ${meetingWords} w where w.attendance_id = ${attendances.id} and w.author_id = ${userId})`
  const theirs = sql<MeetingWords | null>`case when ${mine} is not null or ${opensAt} <= ${now}::timestamptz then (
    select ${wordsAs} from ${meetingWords} w
    where w.author_attendance_id = ${attendances.id} and w.subject_id = ${userId}) end`
  const rows: MetPerson[] = await db
    .select({
      attendanceId: attendances.id,
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      meetsAt: isoUtc(attendances.meetsAt),
      opensAt: isoUtc(opensAt),
      mine,
      theirs,
    })
    .from(attendanceClaims)
    .innerJoin(attendances, eq(attendances.id, attendanceClaims.attendanceId))
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(
      and(
        eq(attendanceClaims.authorId, userId),
        eq(attendanceClaims.claim, 'MET'),
        sql`not ${attendances.isCarriedOver}`,
        sql`not ${isBlockedBetween(sql`${userId}::bigint`, sql`${users.id}`)}`,
        isAfter(LATEST_FIRST, attendances.id, after),
      ),
    )
    .orderBy(...orderBy(LATEST_FIRST, attendances.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => encodeCursor(list, [row.meetsAt, row.attendanceId]))
}

/**
 * Returns whose meeting it is, and the author's own row of the same one; undefined where they were not there together.
 */
export async function findPair(db: Db, attendanceId: number, authorId: number) {
  const { rows } = await db.execute<{ subjectId: string; authorAttendanceId: string }>(sql`
    select about.user_id as "subjectId", mine.id as "authorAttendanceId"
    from ${attendances} about join ${attendances} mine
      on mine.room_id = about.room_id and mine.meets_at = about.meets_at and mine.user_id = ${authorId} and mine.id <> about.id
    where about.id = ${attendanceId} and about.user_id is not null`)
  const [pair] = rows
  return pair && { subjectId: Number(pair.subjectId), authorAttendanceId: Number(pair.authorAttendanceId) }
}

interface NewWords {
  attendanceId: number
  authorAttendanceId: number
  authorId: number
  subjectId: number
  tags: MeetingTag[]
  sentence: string | null
  createdAt: string
}

/** Stores what a member writes of another; triggers judge whether they may. Throws WORDS_SENT where they did before. */
export async function insertWords(tx: Db, words: NewWords): Promise<void> {
  try {
    const stored = await tx.insert(meetingWords).values(words).onConflictDoNothing().returning({ id: meetingWords.id })
    if (stored.length === 0) throw appError('WORDS_SENT')
  } catch (error) {
    if (isCheckViolation(error, 'meeting_words_of_those_there')) throw appError('ATTENDANCE_NOT_FOUND')
    if (isCheckViolation(error, 'meeting_words_in_time')) throw appError('WORDS_CLOSED')
    if (isCheckViolation(error, 'meeting_words_of_those_met')) throw appError('WORDS_NEED_MEETING')
    throw error
  }
}

/** Returns the number of what the other wrote; undefined where they did not. */
export async function findWordsBack(tx: Db, { attendanceId, subjectId }: NewWords): Promise<number | undefined> {
  const [back] = await tx
    .select({ id: meetingWords.id })
    .from(meetingWords)
    .where(and(eq(meetingWords.authorAttendanceId, attendanceId), eq(meetingWords.authorId, subjectId)))
  return back?.id
}

/** Returns some members whose time has come in the last two days to read what another wrote, and who were not notified. */
export async function listOpened(db: Db, now: string, limit: number) {
  const { rows } = await db.execute<{ id: string; userId: string; authorId: string }>(sql`
    select w.id, w.subject_id as "userId", w.author_id as "authorId"
    from ${attendances} a join ${meetingWords} w on w.attendance_id = a.id
    where a.meets_at <= ${now}::timestamptz - make_interval(hours => ${literal(24 * MEETING_WORDS_DAYS)})
      and a.meets_at > ${now}::timestamptz - make_interval(hours => ${literal(24 * MEETING_WORDS_DAYS + 48)})
      and meeting_words_are_open(w, ${now}::timestamptz)
      and not ${isBlockedBetween(sql`w.author_id`, sql`w.subject_id`)}
      and not exists (
        select from meeting_words back where back.attendance_id = w.author_attendance_id and back.author_id = w.subject_id)
      and not exists (
        select from notifications n where n.user_id = w.subject_id and n.event_key = 'words:' || w.id)
    order by w.id limit ${limit}`)
  return rows.map(({ id, userId, authorId }) => ({
    id: Number(id),
    userId: Number(userId),
    authorId: Number(authorId),
  }))
}

/** Returns some members whose meeting of the last day is over, and who were not asked for a word. */
export async function listToAsk(db: Db, now: string, hours: number, limit: number) {
  const { rows } = await db.execute<{ roomId: string; userId: string; title: string; eventKey: string }>(sql`
    select r.id as "roomId", a.user_id as "userId", r.title, ask.event_key as "eventKey"
    from ${attendances} a join chat_rooms r on r.id = a.room_id and r.deleted_at is null and r.hidden_at is null
    join room_members m on m.room_id = r.id and m.user_id = a.user_id
    cross join lateral (select 'ask-words:' || r.id || ':' || ${isoUtc(sql`a.meets_at`)} as event_key) ask
    where a.meets_at <= ${now}::timestamptz - make_interval(hours => ${hours})
      and a.meets_at > ${now}::timestamptz - make_interval(hours => ${hours + 24}) and a.was_inside
      -- Who has met all of them there before has been asked.
      and exists (
        select from ${attendances} o where o.room_id = a.room_id and o.meets_at = a.meets_at and o.was_inside and o.id <> a.id
        and not met_before(o, a.user_id))
      and not exists (select from notifications n where n.user_id = a.user_id and n.event_key = ask.event_key)
    order by a.id limit ${limit}`)
  return rows.map((row) => ({ ...row, roomId: Number(row.roomId), userId: Number(row.userId) }))
}

import type { MannerCount } from '@honjeo/contract/meeting-words'
import { MANNER_WRITERS_MIN } from '@honjeo/contract/values/limits'
import { attendances } from '@honjeo/schema/attendances'
import { literal } from '@honjeo/schema/columns'
import { meetingWords } from '@honjeo/schema/meeting-words'
import { type AnyColumn, sql, type SQL } from 'drizzle-orm'

/**
 * The meetings of which a viewer may know, where `a` is an attendance: those of rooms for all, and of rooms for the viewer's
 * own gender.
 */
export const isOfKnownRoom = (viewerId: number) =>
  sql`(a.gender_restriction = 'MIXED' or a.gender_restriction = ${genderOf(viewerId)})`

/** The viewer's gender, which says of whose rooms they may know; null without one. */
export const genderOf = (viewerId: number) =>
  sql`(select viewer.gender from users viewer where viewer.id = ${viewerId}::bigint)`

/** Whether a viewer reads nothing of what one of two says of the other, as both are of a ring that counts for the viewer. */
export const isOfOneRing = (one: SQL, other: SQL, viewerId: number) =>
  sql`are_of_one_ring(${one}, ${other}, ${genderOf(viewerId)})`

/**
 * What people say of a member whom they met, by words that are open, each from so many people on that none of them is known
 * by it. Words between accounts of one ring do not count, nor do those of meetings of which the viewer may not know.
 */
export const mannerOf = (subject: AnyColumn | SQL, viewerId: number, now: string) => sql<MannerCount[]>`(
  select coalesce(json_agg(json_build_object('tag', said.tag, 'count', said.count) order by said.count desc, said.tag), '[]')
  from (
    select word.tag, count(distinct w.author_id)::int as count
    from ${meetingWords} w join ${attendances} a on a.id = w.attendance_id cross join unnest(w.tags) as word(tag)
    where w.subject_id = ${subject} and ${isOfKnownRoom(viewerId)} and meeting_words_are_open(w, ${now}::timestamptz)
      and not ${isOfOneRing(sql`w.author_id`, sql`w.subject_id`, viewerId)}
    group by word.tag having count(distinct w.author_id) >= ${literal(MANNER_WRITERS_MIN)}
  ) said)`

import { NEWCOMER_HOURS } from '@honjeo/contract/values/limits'
import { sql, type SQL } from 'drizzle-orm'
import { literal } from '@honjeo/schema/columns'
import type { Bindable } from '../db/prepared.ts'
import { isBlockedBetween } from './blocks.queries.ts'
import { chatRooms } from '@honjeo/schema/rooms'
import type { BindableViewing } from './viewing.ts'
import { isVisibleAs } from './visible-room.ts'

/**
 * Whether a member may know that a room exists: they are an adult, were not removed from it, neither they nor the
 * host have blocked the other, and where it is kept for one gender, that is theirs and they are not suspended. Where
 * this is false, every answer is that of a room that never existed. The gender is read once for all rooms of a list.
 */
export const isKnownTo = (
  viewerId: Bindable<number> | SQL,
  now: Bindable<string> | SQL,
  room = sql.raw('chat_rooms'),
) =>
  sql<boolean>`(${isVisibleAs(room)}
    and (select is_adult(viewer.birth_date, (${now}::timestamptz at time zone 'Asia/Seoul')::date)
      from users viewer where viewer.id = ${viewerId}::bigint)
    and (${room}.gender_restriction = 'MIXED' or ${room}.gender_restriction = (
      select same.gender from users same where same.id = ${viewerId}::bigint
      and (same.suspended_until is null or same.suspended_until <= ${now}::timestamptz)))
    and not exists (select from room_bans ban where ban.room_id = ${room}.id and ban.user_id = ${viewerId}::bigint)
    and not ${isBlockedBetween(sql`${viewerId}::bigint`, sql`${room}.host_id`)})`

/**
 * Whether staff may know of a room by their role: it is for all, or a report led them to it, or they have hidden it.
 * The count is a value, for which PostgreSQL asks the index of reports room by room.
 */
export const isKnownToStaff = sql<boolean>`(${chatRooms.genderRestriction} = 'MIXED' or ${chatRooms.hiddenAt} is not null
  or (select count(*) from reports r where r.target_type in ('ROOM', 'MESSAGE') and r.target_id = ${chatRooms.id}) > 0)`

/** Whether a member or a visitor may know of a room; visitors may know of mixed rooms alone. */
export const isKnown = (viewerId: Bindable<number> | null, now: Bindable<string>) =>
  viewerId === null
    ? sql<boolean>`(${isVisibleAs(sql.raw('chat_rooms'))} and ${chatRooms.genderRestriction} = 'MIXED')`
    : isKnownTo(viewerId, now)

/** Whether the viewer is a member whose age is not known, who sees of rooms what visitors see. */
export const seesAsVisitor = (viewerId: Bindable<number> | null) =>
  viewerId === null
    ? sql<boolean>`true`
    : sql<boolean>`(select seer.birth_date is null from users seer where seer.id = ${viewerId}::bigint)`

/** Whether the viewer may know of a room where no more of it is shown than visitors may know; see `seesAsVisitor`. */
export const isMentionable = (viewerId: Bindable<number> | null, now: Bindable<string>) =>
  viewerId === null
    ? isKnown(null, now)
    : sql<boolean>`(case when ${seesAsVisitor(viewerId)} then ${isKnown(null, now)} else ${isKnown(viewerId, now)} end)`

/**
 * Whether a room must look full to the viewer: one of its members has blocked them, or they have blocked an earlier
 * account of one of its members, and may not learn that this person is here again.
 */
export const seemsFull = (viewerId: Bindable<number> | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from room_members inside where inside.room_id = chat_rooms.id
        and inside.user_id = any(array(
          select blocker_id from blocks where blocked_id = ${viewerId}::bigint
          union all
          select blocked_id from blocks where blocker_id = ${viewerId}::bigint and is_carried_over)))`

/** Whether the viewer comes in by the host's answer alone. The age of their account is read once for all rooms of a list. */
export const needsApproval = (viewerId: Bindable<number> | SQL | null, now: Bindable<string>) =>
  viewerId === null
    ? sql<boolean>`(chat_rooms.join_policy = 'APPROVAL')`
    : sql<boolean>`(chat_rooms.join_policy = 'APPROVAL' or (chat_rooms.approves_newcomers and (
        select comer.created_at > ${now}::timestamptz - make_interval(hours => ${literal(NEWCOMER_HOURS)})
        from users comer where comer.id = ${viewerId}::bigint)))`

/** Whether a member has proven what a room asks of those who come in. */
export const hasProof = (memberId: Bindable<number> | SQL) =>
  sql<boolean>`has_proof(${memberId}::bigint, chat_rooms.required_proof, chat_rooms.gender_restriction)`

/** Whether the host is suspended; such a room takes no newcomers, since its host cannot answer them. */
export const isHostAway = (now: Bindable<string>) =>
  sql<boolean>`exists (select from users away where away.id = chat_rooms.host_id and away.suspended_until > ${now}::timestamptz)`

/** Whether the room can still be joined, apart from conditions on the newcomer such as gender. */
export const isOpenFor = ({ viewerId, now }: BindableViewing) =>
  sql<boolean>`(${chatRooms.completedAt} is null and ${chatRooms.scheduledAt} > ${now}::timestamptz
    and ${chatRooms.participantCount} < ${chatRooms.maxParticipants} and not ${isHostAway(now)} and not ${seemsFull(viewerId)})`

/**
 * Whether a room is upcoming and has members. For visitors it stays listed until its part of the day is over, since
 * they could otherwise read its minute from when it disappears.
 */
export const isToCome = ({ viewerId, now }: BindableViewing) =>
  viewerId === null
    ? sql<boolean>`(${chatRooms.scheduledAt} >= korean_part(${now}::timestamptz) and ${chatRooms.participantCount} > 0)`
    : sql<boolean>`(${chatRooms.scheduledAt} > ${now}::timestamptz and ${chatRooms.participantCount} > 0)`

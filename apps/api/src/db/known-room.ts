import { sql, type SQL } from 'drizzle-orm'
import type { Bindable } from './planned.ts'
import { isBlockedBetween } from './blocks.queries.ts'
import { chatRooms } from './schema/rooms.ts'
import type { BindableViewing } from './viewing.ts'
import { isVisibleAs } from './visible-room.ts'

/**
 * Whether a member may know of a room at all: an adult, whom no host has removed from it, and of whom and the host neither has blocked
 * the other. For anybody else it is as if it never was.
 */
export const isKnownTo = (
  viewerId: Bindable<number> | SQL,
  now: Bindable<string> | SQL,
  room = sql.raw('chat_rooms'),
) =>
  sql<boolean>`(${isVisibleAs(room)}
    and (select is_adult(viewer.birth_date, (${now}::timestamptz at time zone 'Asia/Seoul')::date)
      from users viewer where viewer.id = ${viewerId}::bigint)
    and not exists (select from room_bans ban where ban.room_id = ${room}.id and ban.user_id = ${viewerId}::bigint)
    and not ${isBlockedBetween(sql`${viewerId}::bigint`, sql`${room}.host_id`)})`

/** The same for members and for visitors, to whom rooms for one gender do not exist. */
export const isKnown = (viewerId: Bindable<number> | null, now: Bindable<string>) =>
  viewerId === null
    ? sql<boolean>`(${isVisibleAs(sql.raw('chat_rooms'))} and ${chatRooms.genderRestriction} = 'MIXED')`
    : isKnownTo(viewerId, now)

/**
 * Somebody in it has blocked the viewer: to them it is as if it were full. The same where the viewer has blocked an account that
 * somebody inside had before: that they are here again is told to nobody.
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

/** Its host is suspended, and answers nobody: it takes nobody new meanwhile. */
export const isHostAway = (now: Bindable<string>) =>
  sql<boolean>`coalesce(chat_rooms.host_id = any(array(
    select away.id from users away where away.suspended_until > ${now}::timestamptz)), false)`

/** One can still join it, as far as that depends on the room. */
export const isOpenFor = ({ viewerId, now }: BindableViewing) =>
  sql<boolean>`(${chatRooms.completedAt} is null and ${chatRooms.scheduledAt} > ${now}::timestamptz
    and ${chatRooms.participantCount} < ${chatRooms.maxParticipants} and not ${isHostAway(now)} and not ${seemsFull(viewerId)})`

/**
 * Still to come, with somebody in it. To visitors a room is there until the part of the day is over on which it meets: they could
 * read the minute from when it goes.
 */
export const isToCome = ({ viewerId, now }: BindableViewing) =>
  viewerId === null
    ? sql<boolean>`(${chatRooms.scheduledAt} >= korean_part(${now}::timestamptz) and ${chatRooms.participantCount} > 0)`
    : sql<boolean>`(${chatRooms.scheduledAt} > ${now}::timestamptz and ${chatRooms.participantCount} > 0)`

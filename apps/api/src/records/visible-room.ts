import { and, isNull, sql, type SQL } from 'drizzle-orm'
import { chatRooms } from '@honjeo/schema/rooms'

/** The condition that a room is neither deleted by its host nor hidden by staff: for everybody else there is no other room. */
export const isVisibleRoom = and(isNull(chatRooms.deletedAt), isNull(chatRooms.hiddenAt))

/** The condition that a room is in sight, where a statement calls the room by another name. */
export const isVisibleAs = (room: SQL) => sql`${room}.deleted_at is null and ${room}.hidden_at is null`

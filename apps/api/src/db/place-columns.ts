import { sql } from 'drizzle-orm'
import { chatRooms } from './schema/rooms.ts'
import { places } from './schema/places.ts'

/** A place's photo or, without one, its generated cover. */
export const placeImage = sql<string>`coalesce(${places.firstImage}, '/covers/' || ${places.contentId} || '.svg')`

/** Rooms one can still join at the time `now` (ISO). */
export const isOpenRoom = (now: string) =>
  sql<boolean>`(${chatRooms.completedAt} is null and ${chatRooms.scheduledAt} > ${now}::timestamptz and ${chatRooms.participantCount} < ${chatRooms.maxParticipants})`

import type { RoomStatus } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import { isoUtc } from './columns.ts'
import { croppedPlaceImage } from './place-columns.ts'
import type { Bindable } from './planned.ts'
import { places } from './schema/places.ts'
import { chatRooms } from './schema/rooms.ts'

/** The columns of a RoomSummary; the query joins `places`. `now` is an ISO instant. */
export const roomSummary = (now: Bindable<string>) => ({
  roomId: chatRooms.id,
  title: chatRooms.title,
  spotName: places.title,
  spotImage: croppedPlaceImage,
  scheduledDate: isoUtc(chatRooms.scheduledAt),
  currentParticipants: chatRooms.participantCount,
  maxParticipants: chatRooms.maxParticipants,
  genderRestriction: chatRooms.genderRestriction,
  isCompleted: sql<boolean>`(${chatRooms.completedAt} is not null or ${chatRooms.scheduledAt} <= ${now}::timestamptz)`,
  status: sql<RoomStatus>`case
    when ${chatRooms.scheduledAt} <= ${now}::timestamptz then 'ENDED'
    when ${chatRooms.completedAt} is not null or ${chatRooms.participantCount} >= ${chatRooms.maxParticipants} then 'FULL'
    else 'RECRUITING' end`,
})

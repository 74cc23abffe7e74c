import type { HomeRoom, ListedRoom, RoomSummary } from '@honjeo/contract/rooms'
import type { RoomStatus } from '@honjeo/contract/values/enums'
import { partOfDay } from '@honjeo/contract/values/part-of-day'
import { sql } from 'drizzle-orm'
import { koreanDay, koreanHour } from '../lib/clock.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { isHostAway, needsApproval, seemsFull } from './known-room.ts'
import { croppedPlaceImage } from './place-columns.ts'
import { places } from '@honjeo/schema/places'
import { chatRooms } from '@honjeo/schema/rooms'
import type { BindableViewing } from './viewing.ts'

/** The columns of a RoomSummary; the query joins `places`. */
export const roomSummary = ({ viewerId, now }: BindableViewing) => ({
  roomId: chatRooms.id,
  title: chatRooms.title,
  spotName: places.title,
  spotImage: croppedPlaceImage,
  scheduledDate: isoUtc(chatRooms.scheduledAt),
  currentParticipants: sql<number>`case when ${seemsFull(viewerId)} then ${chatRooms.maxParticipants} else ${chatRooms.participantCount} end`,
  maxParticipants: chatRooms.maxParticipants,
  genderRestriction: chatRooms.genderRestriction,
  isCompleted: sql<boolean>`(${chatRooms.completedAt} is not null or ${chatRooms.scheduledAt} <= ${now}::timestamptz)`,
  status: sql<RoomStatus>`case
    when ${chatRooms.scheduledAt} <= ${now}::timestamptz then 'ENDED'
    when ${chatRooms.completedAt} is not null or ${chatRooms.participantCount} >= ${chatRooms.maxParticipants}
      or ${isHostAway(now)} or ${seemsFull(viewerId)} then 'FULL'
    else 'RECRUITING' end`,
  needsApproval: needsApproval(viewerId, now),
  requiredProof: chatRooms.requiredProof,
})

type Listable = Pick<RoomSummary, 'roomId' | 'status' | 'currentParticipants' | 'maxParticipants' | 'scheduledDate'>
type Listed<Row> = { [Name in keyof Row]: Name extends keyof HomeRoom ? HomeRoom[Name] : Row[Name] } & Pick<
  ListedRoom,
  'day' | 'partOfDay'
>

/** The columns that visitors do not get, wherever a room is shown. */
const WITHHELD = [
  'title',
  'description',
  'scheduledDate',
  'currentParticipants',
  'maxParticipants',
  'isCompleted',
  'status',
  'needsApproval',
  'requiredProof',
]

/** Returns a room as the viewer may see it; visitors get only its place, day and part of the day. */
export function toListed<Row extends Listable>(row: Row, viewerId: number | null): Listed<Row> {
  const at = new Date(row.scheduledDate)
  const listed: Record<string, unknown> = { ...row, day: koreanDay(at), partOfDay: partOfDay(koreanHour(at)) }
  if (viewerId === null) for (const name of WITHHELD) if (name in listed) listed[name] = null
  return listed as Listed<Row>
}

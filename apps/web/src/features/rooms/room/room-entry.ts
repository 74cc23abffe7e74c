import type { RoomDetail } from '@honjeo/contract/rooms'
import type { Gender } from '@honjeo/contract/values/enums'

/** What the enter button can do: a member always gets in, others as long as there is room and time. */
export type RoomEntry = 'member' | 'open' | 'full' | 'ended' | 'otherGender'

/** `gender` is mine; null while it is not known, and then the server decides. */
export function roomEntry(
  room: Pick<
    RoomDetail,
    'joined' | 'status' | 'isCompleted' | 'currentParticipants' | 'maxParticipants' | 'genderRestriction'
  >,
  gender: Gender | null,
): RoomEntry {
  if (room.joined) return 'member'
  if (room.status === 'ENDED') return 'ended'
  if (room.status === 'FULL' || room.isCompleted || room.currentParticipants >= room.maxParticipants) return 'full'
  if (room.genderRestriction !== 'MIXED' && gender !== null && room.genderRestriction !== gender) return 'otherGender'
  return 'open'
}

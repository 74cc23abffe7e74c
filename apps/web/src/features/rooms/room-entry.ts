import type { RoomDetail } from '@honjeo/contract/rooms'

/** What the enter button can do: a member always gets in, others as long as there is room and time. */
export type RoomEntry = 'member' | 'open' | 'full' | 'ended'

export function roomEntry(
  room: Pick<RoomDetail, 'joined' | 'status' | 'isCompleted' | 'currentParticipants' | 'maxParticipants'>,
): RoomEntry {
  if (room.joined) return 'member'
  if (room.status === 'ENDED') return 'ended'
  if (room.status === 'FULL' || room.isCompleted || room.currentParticipants >= room.maxParticipants) return 'full'
  return 'open'
}

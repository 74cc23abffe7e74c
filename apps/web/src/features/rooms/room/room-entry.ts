import type { RoomDetail } from '@honjeo/contract/rooms'

/**
 * What the button below a room does: a member always gets in, others as long as there is room and time; where the host
 * decides they ask, and of a full room they can wait for a seat. Who has asked sees what became of it, and who has yet to
 * prove what the room asks for reads that.
 */
export type RoomEntry = 'member' | 'open' | 'ask' | 'full' | 'ended' | 'requested' | 'waiting' | 'declined' | 'unproven'

export function roomEntry(
  room: Pick<
    RoomDetail,
    | 'joined'
    | 'status'
    | 'isCompleted'
    | 'currentParticipants'
    | 'maxParticipants'
    | 'needsApproval'
    | 'lacksProof'
    | 'request'
  >,
): RoomEntry {
  if (room.joined) return 'member'
  if (room.status === 'ENDED') return 'ended'
  if (room.request !== null) return REQUEST_ENTRIES[room.request.state]
  if (room.lacksProof) return 'unproven'
  if (room.status === 'FULL' || room.isCompleted || room.currentParticipants >= room.maxParticipants) return 'full'
  return room.needsApproval ? 'ask' : 'open'
}

const REQUEST_ENTRIES = { REQUESTED: 'requested', WAITING: 'waiting', DECLINED: 'declined' } as const

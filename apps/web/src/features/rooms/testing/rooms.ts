import type { MyRoom } from '@honjeo/contract/rooms'

/** A room of mine with nothing to read in it, as the list has it. */
export const aMyRoom = (roomId: number, more: Partial<MyRoom> = {}): MyRoom => ({
  roomId,
  title: `방 ${roomId}`,
  description: '',
  spotName: '새별오름',
  spotImage: '/covers/1.svg',
  scheduledDate: '2026-11-28T07:30:00.000Z',
  currentParticipants: 2,
  maxParticipants: 4,
  genderRestriction: 'MIXED',
  isCompleted: false,
  status: 'RECRUITING',
  needsApproval: false,
  requiredProof: 'NONE',
  isHost: false,
  hasUnreadMessages: false,
  unreadCount: 0,
  lastMessage: null,
  lastMessageAt: null,
  ...more,
})

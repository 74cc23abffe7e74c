import type { Notification } from '@honjeo/contract/notifications'
import type { RoomChange, RoomDetail } from '@honjeo/contract/rooms'
import type { Member, TestApp } from './test-app.ts'

/** What people do in a room, as calls; each answers what the server says. */
export const roomActs = (t: TestApp) => ({
  change: (roomId: number, body: RoomChange, as: Member) =>
    t.call<RoomDetail>(`/api/chatrooms/${roomId}`, { method: 'PATCH', body }, as),
  complete: (roomId: number, as: Member, body?: { isCompleted: boolean }) =>
    t.call<RoomDetail>(`/api/chatrooms/${roomId}/complete`, { method: 'PATCH', body }, as),
  handOver: (roomId: number, to: { id: number }, as: Member) =>
    t.call<RoomDetail>(`/api/chatrooms/${roomId}/host`, { method: 'POST', body: { userId: to.id } }, as),
  remove: (roomId: number, whom: { id: number }, as: Member) =>
    t.call(`/api/chatrooms/${roomId}/users/${whom.id}`, { method: 'DELETE' }, as),
  destroy: (roomId: number, as: Member) => t.call(`/api/chatrooms/${roomId}`, { method: 'DELETE' }, as),
  leave: (roomId: number, as: Member) => t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, as),
  info: (roomId: number, as: Member) => t.call<RoomDetail>(`/api/chatrooms/${roomId}`, {}, as),
  /** The notifications of a member, the newest first. */
  notices: async (as: Member) =>
    (await t.call<{ content: Notification[] }>('/api/notifications?size=50', {}, as)).result.content,
})

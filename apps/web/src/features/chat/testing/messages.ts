import type { ChatMessage } from '@honjeo/contract/chat'
import type { RoomUser } from '@honjeo/contract/rooms'
import type { MessageDraft } from '../outgoing-message.ts'

/** Something said in room 1, as the server sends it. */
export function aMessage(seq: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `1-${seq}`,
    seq,
    clientId: null,
    type: 'TALK',
    roomId: 1,
    senderId: 7,
    senderName: '바람개비',
    senderProfileImage: null,
    content: `${seq}번째`,
    code: null,
    args: null,
    image: null,
    photo: null,
    pin: null,
    replyTo: null,
    quote: null,
    reactions: [],
    isDeleted: false,
    revision: 0,
    sendAt: '2026-11-21T05:10:00.000Z',
    ...more,
  }
}

export const aDraft = (content: string): MessageDraft => ({ content, pin: null, file: null, reply: null })

export const aUser = (userId: number, lastReadSeq: number): RoomUser => ({
  userId,
  username: `사람${userId}`,
  profileImage: null,
  mine: false,
  active: false,
  host: false,
  lastReadSeq,
})

import type { ChatMessage } from '@honjeo/contract/chat'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { appError } from '../errors.ts'
import { findMessage, insertMessage, type NewMessage } from './chat.queries.ts'
import type { RoomFeed } from './room-feed.ts'

export interface ChatDeps {
  db: Db
  clock: Clock
  feed: RoomFeed
}

/** Stores a message as read by everyone afterwards. Throws CHAT4005 when the sender is no member. */
export async function appendMessage(db: Db, message: NewMessage): Promise<ChatMessage> {
  const seq = await insertMessage(db, message)
  const stored = seq === undefined ? undefined : await findMessage(db, message.roomId, seq)
  if (!stored) throw appError('CHAT4005')
  return stored
}

/**
 * A member says something. When this resolves the message is stored for good; sent again with the same `clientId` it
 * stays the one message it was.
 */
export async function sendTalk(
  { db, clock, feed }: ChatDeps,
  {
    roomId,
    senderId,
    content,
    clientId,
  }: { roomId: number; senderId: number; content: string; clientId: string | null },
): Promise<void> {
  try {
    const message = await appendMessage(db, { roomId, senderId, type: 'TALK', content, clientId, sentAt: clock.now() })
    await feed.announce(message)
  } catch (error) {
    if (!isUniqueViolation(error, 'messages_client_id_unique')) throw error
  }
}

import type { ChatMessage } from '@honjeo/contract/chat'
import type { Reaction } from '@honjeo/contract/values/enums'
import { CHAT_DELETE_SECONDS } from '@honjeo/contract/values/limits'
import type { Db } from '../../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { findMessage } from './chat.queries.ts'
import type { ChatDeps } from './chat.service.ts'
import {
  deleteReaction,
  eraseMessage,
  findTalk,
  insertReaction,
  keepForReports,
  lockConversation,
  lockRoomOfMember,
  raiseRevision,
} from './message-changes.queries.ts'

export interface MessageOf {
  roomId: number
  seq: number
  userId: number
}

type Talk = NonNullable<Awaited<ReturnType<typeof findTalk>>>

/**
 * Changes a message that is there, as a member may who sees it, and informs the room when `act` answers that it did.
 */
async function changeMessage(
  { db, feed }: ChatDeps,
  { roomId, seq, userId }: MessageOf,
  act: (tx: Db, talk: Talk) => Promise<boolean>,
): Promise<ChatMessage> {
  const changed = await db.transaction(async (tx) => {
    const room = await lockRoomOfMember(tx, roomId, userId)
    if (!room) throw appError('NOT_A_MEMBER')
    const talk = await findTalk(tx, roomId, seq)
    // One's own can be taken back from a stay before this one, too.
    if (!talk || (seq < room.readsFrom && talk.senderId !== userId)) throw appError('MESSAGE_NOT_FOUND')
    const isChanged = await act(tx, talk)
    if (isChanged) await raiseRevision(tx, roomId, seq)
    const message = await findMessage(tx, roomId, seq)
    if (!message) throw appError('MESSAGE_NOT_FOUND')
    return { message, isChanged }
  })
  if (changed.isChanged) await feed.publishState(roomId, { kind: 'MESSAGE', message: changed.message })
  return changed.message
}

/**
 * Takes back what one said lately, from everyone. Throws NOT_A_MEMBER, MESSAGE_NOT_FOUND, MESSAGE_OF_ANOTHER,
 * MESSAGE_TOO_OLD.
 */
export function deleteMessage(deps: ChatDeps, of: MessageOf): Promise<ChatMessage> {
  const now = deps.clock.now()
  return changeMessage(deps, of, async (tx, { senderId, createdAt }) => {
    if (senderId !== of.userId) throw appError('MESSAGE_OF_ANOTHER')
    if (now.getTime() - Date.parse(createdAt) > CHAT_DELETE_SECONDS * 1000) throw appError('MESSAGE_TOO_OLD')
    await keepForReports(tx, of.roomId, of.seq, now.toISOString())
    await eraseMessage(tx, of.roomId, of.seq, now.toISOString())
    return true
  })
}

/**
 * Takes back any member's message, in the transaction of staff who decide so; undefined where it is gone already. The
 * caller informs the room after the commit.
 */
export async function removeMessage(tx: Db, roomId: number, seq: number, now: Date): Promise<ChatMessage | undefined> {
  await lockConversation(tx, roomId)
  if (!(await findTalk(tx, roomId, seq))) return undefined
  await eraseMessage(tx, roomId, seq, now.toISOString())
  await raiseRevision(tx, roomId, seq)
  return findMessage(tx, roomId, seq)
}

/** Leaves or takes back a reaction; asked again it changes nothing. Throws NOT_A_MEMBER, MESSAGE_NOT_FOUND. */
export function react(
  deps: ChatDeps,
  { kind, on, ...of }: MessageOf & { kind: Reaction; on: boolean },
): Promise<ChatMessage> {
  const now = deps.clock.now().toISOString()
  return changeMessage(deps, of, (tx) =>
    on ? insertReaction(tx, { ...of, kind }, now) : deleteReaction(tx, { ...of, kind }),
  )
}

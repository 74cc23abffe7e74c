import { say } from '@honjeo/contract/values/sentences'
import { lockMember } from '../../records/lock-member.ts'
import { refuseLinks } from '../../records/text-guard.ts'
import { appError } from '@honjeo/contract/app-error'
import { appendMessage, type ChatDeps } from './chat.service.ts'
import { lockRoomOfMember, updateNotice } from './message-changes.queries.ts'

/**
 * The host pins a notice, or takes it down with null. A new one gets a line in the conversation; the same one again
 * changes nothing. Throws NOT_A_MEMBER, HOST_ONLY.
 */
export async function setNotice(
  { db, clock, feed }: ChatDeps,
  { roomId, userId, content }: { roomId: number; userId: number; content: string | null },
): Promise<void> {
  const sentAt = clock.now()
  const outcome = await db.transaction(async (tx) => {
    // The member is locked before the room, since their links are counted.
    await lockMember(tx, userId)
    const room = await lockRoomOfMember(tx, roomId, userId)
    if (!room) throw appError('NOT_A_MEMBER')
    if (room.hostId !== userId) throw appError('HOST_ONLY')
    if (room.notice === content) return { isChanged: false }
    if (content !== null) {
      await refuseLinks(tx, { userId, kind: 'NOTICE', texts: [content], now: sentAt, editing: roomId })
    }
    await updateNotice(tx, roomId, content, sentAt.toISOString())
    if (content === null) return { isChanged: true }
    const sentence = say('LINE_NOTICE')
    const line = { roomId, senderId: userId, type: 'NOTICE', content: sentence.message, sentence } as const
    return { isChanged: true, message: await appendMessage(tx, { ...line, clientId: null, sentAt }) }
  })
  if (outcome.message) await feed.announce([{ message: outcome.message }])
  if (outcome.isChanged) await feed.publishState(roomId, { kind: 'ROOM' })
}

import { ChatSend } from '@honjeo/contract/chat'
import type { FastifyInstance } from 'fastify'
import { appError } from '../errors.ts'
import { normaliseInput } from '../plugins/normalise-input.ts'
import { compileSchema, fieldMessages } from '../plugins/validation.ts'
import { findMembership } from './chat.queries.ts'
import { sendTalk } from './chat.service.ts'
import type { RoomFeed } from './room-feed.ts'

const isChatSend = compileSchema(ChatSend)

/** The body of a SEND frame; throws CHAT4007 for what is not JSON and COMMON400 with the fields that are wrong. */
function parseChatSend(body: Buffer): ChatSend {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString())
  } catch (error) {
    throw appError('CHAT4007', { cause: error })
  }
  const input = normaliseInput(parsed)
  if (!isChatSend(input)) throw appError('COMMON400', { fields: fieldMessages(isChatSend.errors ?? []) })
  return input as ChatSend
}

/** The conversation's side of /ws: who may listen to a room, and what happens with a message. */
export function registerChatDestinations(app: FastifyInstance, feed: RoomFeed) {
  const { db, clock } = app

  app.stomp.onSubscribe('/topic/:roomId', async ({ userId, params: { roomId = 0 } }) => {
    const membership = await findMembership(db, roomId, userId)
    if (!membership) throw appError('CHAT4005')
    feed.watch(roomId, membership.lastSeq)
  })

  app.stomp.onSend('/app/chat/:roomId', async ({ userId, params: { roomId = 0 } }, body) => {
    const { type, roomId: named, content = '', clientId = null } = parseChatSend(body)
    if (Number(named) !== roomId) throw appError('COMMON400', { fields: { roomId: '보내는 동행방과 번호가 달라요.' } })
    // ENTER and EXIT follow from joining and leaving; the specification's client announces them anyway, and is heard out.
    if (type !== 'TALK') return
    if (content === '') throw appError('COMMON400', { fields: { content: '내용을 입력해주세요.' } })
    await sendTalk({ db, clock, feed }, { roomId, senderId: userId, content, clientId })
  })
}

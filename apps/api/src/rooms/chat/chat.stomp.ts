import { CHAT_READERS, ChatSend } from '@honjeo/contract/chat'
import { TYPING_SECONDS } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import type { FastifyInstance } from 'fastify'
import { appError } from '@honjeo/contract/app-error'
import { TokenBuckets } from '@honjeo/resilience/token-buckets'
import { normaliseInput } from '../../http/normalise-input.ts'
import { createTextJudge } from '../../http/text-judge.ts'
import { compileSchema, fieldMessages } from '../../http/validation.ts'
import { findMembership } from './chat.queries.ts'
import { sendTalk } from './chat.service.ts'
import type { MessageWriter } from './message-writer.ts'
import type { RoomFeed } from './room-feed.ts'

const isChatSend = compileSchema(ChatSend)

/**
 * The body of a SEND frame; throws INVALID_FRAME for what is not JSON and INVALID_INPUT with the fields that are wrong.
 */
function parseChatSend(body: Buffer): ChatSend {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString())
  } catch (error) {
    throw appError('INVALID_FRAME', { cause: error })
  }
  const input = normaliseInput(parsed, ChatSend)
  if (!isChatSend(input)) throw appError('INVALID_INPUT', { fields: fieldMessages(isChatSend.errors ?? []) })
  return input as ChatSend
}

/** The conversation's side of /ws: who may listen to a room, and what happens with a message. */
export function registerChatDestinations(app: FastifyInstance, feed: RoomFeed, writer: MessageWriter) {
  const { db, clock } = app
  const deps = { db, clock, feed, writer }
  const judge = createTextJudge(app.words, CHAT_READERS)
  const typing = new TokenBuckets<string>({ perSecond: 2 / TYPING_SECONDS, burst: 1 })
  const sweep = setInterval(() => typing.sweep(performance.now()), TYPING_SECONDS * 1000)
  app.addHook('onClose', async () => clearInterval(sweep))

  async function requireMembership(roomId: number, userId: number) {
    const membership = await findMembership(db, roomId, userId)
    if (!membership) throw appError('NOT_A_MEMBER')
    return membership
  }

  app.stomp.onSubscribe('/topic/:roomId', async ({ userId, params: { roomId = 0 } }) => {
    const { lastSeq, revision } = await requireMembership(roomId, userId)
    feed.watch(roomId, { lastSeq, lastRevision: revision })
  })

  app.stomp.onSubscribe('/topic/:roomId/state', async ({ userId, params: { roomId = 0 } }) => {
    await requireMembership(roomId, userId)
  })

  app.stomp.onSend('/app/chat/:roomId', async ({ userId, params: { roomId = 0 } }, body) => {
    const sent = parseChatSend(body)
    const { type, content = '', clientId = null, image = null, pin = null, replyTo = null } = sent
    if (Number(sent.roomId) !== roomId) throw appError('INVALID_INPUT', { fields: { roomId: say('ANOTHER_ROOM') } })
    // ENTER and EXIT follow from joining and leaving; the specification's client announces them anyway, and is heard out.
    if (type !== 'TALK') return undefined
    if (content === '' && image === null && pin === null)
      throw appError('INVALID_INPUT', { fields: { content: say('EMPTY') } })
    await judge(sent)
    return sendTalk(deps, { roomId, senderId: userId, content, clientId, image, pin, replyTo })
  })

  // The body is not read. Signs of typing that come too often are dropped, not refused: nothing is lost with them.
  app.stomp.onSend('/app/typing/:roomId', async ({ userId, params: { roomId = 0 } }) => {
    const now = performance.now()
    if (!typing.take(`${roomId} ${userId}`, now)) return
    const { username } = await requireMembership(roomId, userId)
    await feed.publishState(roomId, { kind: 'TYPING', userId, username })
  })
}

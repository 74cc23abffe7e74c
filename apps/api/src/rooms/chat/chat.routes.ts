import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CHAT_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { serve } from '../../http/serve.ts'
import type { Database } from '../../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { findMembership, hasUnreadMessages, listChangedMessages, listMessages } from './chat.queries.ts'
import { markRead } from './chat.service.ts'
import { registerChatDestinations } from './chat.stomp.ts'
import { createTalkStore } from './insert-talks.queries.ts'
import { deleteMessage, react } from './message-changes.service.ts'
import { createMessageWriter } from './message-writer.ts'
import { setNotice } from './notice.service.ts'
import type { RoomFeed } from './room-feed.ts'

export interface ChatOptions {
  feed: RoomFeed
  loopingPool: Database['loopingPool']
}

export const chatPlugin: FastifyPluginAsyncTypebox<ChatOptions> = async (app, { feed, loopingPool }) => {
  const { db, clock } = app
  const deps = { db, clock, feed }
  const writer = createMessageWriter({
    storeTalks: createTalkStore(loopingPool),
    announce: (messages) => feed.announce(messages.map((message) => ({ message }))),
  })
  registerChatDestinations(app, feed, writer)
  app.addHook('onClose', () => feed.close())

  serve(app, 'GET /api/chatrooms/:roomId/messages', async (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    const { size = CHAT_PAGE_SIZE, before, after, lastMessageTime } = request.query
    // The membership is asked for first: what changes meanwhile is then asked for once more, and not missed.
    const membership = await findMembership(db, roomId, userId)
    if (!membership) throw appError('NOT_A_MEMBER')
    const { readsFrom: from, revision } = membership
    const page = await listMessages(db, roomId, { from, size, before, after, lastMessageTime })
    return { ...page, revision }
  })

  serve(app, 'GET /api/chatrooms/:roomId/changes', async (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    const membership = await findMembership(db, roomId, userId)
    if (!membership) throw appError('NOT_A_MEMBER')
    const changes = await listChangedMessages(db, roomId, {
      after: request.query.after,
      from: membership.readsFrom,
    })
    // The list may end early, and then what the caller knows ends there too.
    const revision = changes.messages.at(-1)?.revision ?? membership.revision
    return { ...changes, revision }
  })

  serve(app, 'DELETE /api/chatrooms/:roomId/messages/:seq', (request) =>
    deleteMessage(deps, { ...request.params, userId: request.requireViewer().userId }),
  )

  serve(app, 'PUT /api/chatrooms/:roomId/messages/:seq/reactions', (request) =>
    react(deps, { ...request.params, ...request.body, userId: request.requireViewer().userId }),
  )

  serve(app, 'PUT /api/chatrooms/:roomId/notice', (request) =>
    setNotice(deps, { ...request.params, ...request.body, userId: request.requireViewer().userId }),
  )

  serve(
    app,
    // The specification's client sends none.
    'POST /api/chatrooms/:roomId/read',
    (request) =>
      markRead(deps, {
        roomId: request.params.roomId,
        userId: request.requireViewer().userId,
        seq: request.body.seq,
      }),
  )

  // The navigation asks for visitors too; they have nothing unread.
  serve(app, 'GET /api/mypage/unread-messages', async (request) =>
    request.viewer === null ? false : hasUnreadMessages(db, request.viewer.userId),
  )
}

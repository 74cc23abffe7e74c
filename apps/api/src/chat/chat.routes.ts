import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { chatRoutes } from '@honjeo/contract/chat'
import { CHAT_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { appError } from '../errors.ts'
import { findMembership, hasUnreadMessages, listMessages, updateLastRead } from './chat.queries.ts'
import { registerChatDestinations } from './chat.stomp.ts'
import type { RoomFeed } from './room-feed.ts'

export const chatPlugin: FastifyPluginAsyncTypebox<{ feed: RoomFeed }> = async (app, { feed }) => {
  const { db } = app
  registerChatDestinations(app, feed)

  app.get(
    '/api/chatrooms/:roomId/messages',
    { schema: chatRoutes['GET /api/chatrooms/:roomId/messages'] },
    async (request) => {
      const { userId } = request.requireViewer()
      const { roomId } = request.params
      const { size = CHAT_PAGE_SIZE, before, after, lastMessageTime } = request.query
      if (!(await findMembership(db, roomId, userId))) throw appError('CHAT4005')
      return listMessages(db, roomId, { size, before, after, lastMessageTime })
    },
  )

  app.post(
    '/api/chatrooms/:roomId/read',
    { schema: chatRoutes['POST /api/chatrooms/:roomId/read'] },
    async (request) => {
      const { userId } = request.requireViewer()
      if (!(await updateLastRead(db, request.params.roomId, userId))) throw appError('CHAT4005')
    },
  )

  // The navigation asks for visitors too; they have nothing unread.
  app.get('/api/mypage/unread-messages', { schema: chatRoutes['GET /api/mypage/unread-messages'] }, async (request) =>
    request.viewer === null ? false : hasUnreadMessages(db, request.viewer.userId),
  )
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NOTIFICATIONS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { hasUnread, listNotifications, markAllRead, markRead } from './notifications.queries.ts'

export const notificationsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const now = () => clock.now().toISOString()

  serve(app, 'GET /api/notifications', (request) => {
    const { size = NOTIFICATIONS_PAGE_SIZE, cursor, page = 0 } = request.query
    return listNotifications(db, request.requireViewer().userId, { size, cursor, page })
  })

  serve(app, 'GET /api/notifications/unread', (request) => hasUnread(db, request.requireViewer().userId))

  serve(app, 'PUT /api/notifications/:id/read', async (request) => {
    const isKnown = await markRead(db, request.requireViewer().userId, request.params.id, now())
    if (!isKnown) throw appError('NOTIFICATION_NOT_FOUND')
  })

  serve(app, 'PUT /api/notifications/read-all', (request) => markAllRead(db, request.requireViewer().userId, now()))
}

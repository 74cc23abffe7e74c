import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notificationsRoutes } from '@honjeo/contract/notifications'
import { NOTIFICATIONS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { appError } from '../lib/errors.ts'
import { hasUnread, listNotifications, markAllRead, markRead } from './notifications.queries.ts'

export const notificationsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app
  const now = () => clock.now().toISOString()

  app.get('/api/notifications', { schema: notificationsRoutes['GET /api/notifications'] }, (request) => {
    const { size = NOTIFICATIONS_PAGE_SIZE, cursor, page = 0 } = request.query
    return listNotifications(db, request.requireViewer().userId, { size, cursor, page })
  })

  app.get('/api/notifications/unread', { schema: notificationsRoutes['GET /api/notifications/unread'] }, (request) =>
    hasUnread(db, request.requireViewer().userId),
  )

  app.put(
    '/api/notifications/:id/read',
    { schema: notificationsRoutes['PUT /api/notifications/:id/read'] },
    async (request) => {
      const isKnown = await markRead(db, request.requireViewer().userId, request.params.id, now())
      if (!isKnown) throw appError('NOTIFICATION_NOT_FOUND')
    },
  )

  app.put(
    '/api/notifications/read-all',
    { schema: notificationsRoutes['PUT /api/notifications/read-all'] },
    (request) => markAllRead(db, request.requireViewer().userId, now()),
  )
}

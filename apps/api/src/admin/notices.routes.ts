import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminPublishingRoutes } from '@honjeo/contract/admin/publishing'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { listNotices } from './notices.queries.ts'
import { changeNotice, removeNotice, writeNotice } from './notices.service.ts'

export const adminNoticesPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db } = app

  app.get('/api/admin/notices', { schema: adminPublishingRoutes['GET /api/admin/notices'] }, (request) =>
    listNotices(db, request.query),
  )

  app.post('/api/admin/notices', { schema: adminPublishingRoutes['POST /api/admin/notices'] }, (request, reply) => {
    reply.code(201)
    return actAsStaff(options, request, (act) => writeNotice(act, request.body))
  })

  app.put(
    '/api/admin/notices/:noticeId',
    { schema: adminPublishingRoutes['PUT /api/admin/notices/:noticeId'] },
    (request) => actAsStaff(options, request, (act) => changeNotice(act, request.params.noticeId, request.body)),
  )

  app.delete(
    '/api/admin/notices/:noticeId',
    { schema: adminPublishingRoutes['DELETE /api/admin/notices/:noticeId'] },
    (request) => actAsStaff(options, request, (act) => removeNotice(act, request.params.noticeId)),
  )
}

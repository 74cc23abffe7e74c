import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { listNotices } from './notices.queries.ts'
import { changeNotice, removeNotice, writeNotice } from './notices.service.ts'

export const adminNoticesPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db } = app

  serve(app, 'GET /api/admin/notices', (request) => listNotices(db, request.query))

  serve(app, 'POST /api/admin/notices', (request) =>
    actAsStaff(options, request, (act) => writeNotice(act, request.body)),
  )

  serve(app, 'PUT /api/admin/notices/:noticeId', (request) =>
    actAsStaff(options, request, (act) => changeNotice(act, request.params.noticeId, request.body)),
  )

  serve(app, 'DELETE /api/admin/notices/:noticeId', (request) =>
    actAsStaff(options, request, (act) => removeNotice(act, request.params.noticeId)),
  )
}

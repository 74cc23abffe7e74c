import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { findContent, listContent, type Content } from './content.queries.ts'
import { setHidden } from './moderation.service.ts'

export const adminContentPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, clock } = app

  async function requireContent(content: Content) {
    const found = await findContent(db, content, clock.now().toISOString())
    if (!found) throw appError('STAFF_TARGET_NOT_FOUND')
    return found
  }

  serve(app, 'GET /api/admin/content', (request) => listContent(db, request.query, clock.now().toISOString()))

  serve(app, 'GET /api/admin/content/:type/:id', (request) => requireContent(request.params))

  serve(app, 'PUT /api/admin/content/:type/:id/visibility', async (request) => {
    const { hidden, note } = request.body
    await actAsStaff(options, request, async (act) => {
      if (!(await setHidden(act, request.params, hidden, note))) throw appError('STAFF_TARGET_NOT_FOUND')
    })
    return requireContent(request.params)
  })
}

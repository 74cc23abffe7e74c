import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminContentRoutes } from '@honjeo/contract/admin/content'
import { appError } from '../lib/errors.ts'
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

  app.get('/api/admin/content', { schema: adminContentRoutes['GET /api/admin/content'] }, (request) =>
    listContent(db, request.query, clock.now().toISOString()),
  )

  app.get(
    '/api/admin/content/:type/:id',
    { schema: adminContentRoutes['GET /api/admin/content/:type/:id'] },
    (request) => requireContent(request.params),
  )

  app.put(
    '/api/admin/content/:type/:id/visibility',
    { schema: adminContentRoutes['PUT /api/admin/content/:type/:id/visibility'] },
    async (request) => {
      const { hidden, note } = request.body
      await actAsStaff(options, request, async (act) => {
        if (!(await setHidden(act, request.params, hidden, note))) throw appError('STAFF_TARGET_NOT_FOUND')
      })
      return requireContent(request.params)
    },
  )
}

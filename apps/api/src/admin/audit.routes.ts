import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminAuditRoutes } from '@honjeo/contract/admin/audit'
import { listAudit } from './audit.queries.ts'

export const adminAuditPlugin: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/admin/audit-log', { schema: adminAuditRoutes['GET /api/admin/audit-log'] }, (request) =>
    listAudit(app.db, request.query),
  )
}

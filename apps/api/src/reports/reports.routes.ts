import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { reportsRoutes } from '@honjeo/contract/reports'
import { REPORT_REASONS } from '@honjeo/contract/values/report-reasons'
import { once } from '../plugins/idempotency.ts'
import { fileReport } from './reports.service.ts'

export const reportsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get('/api/reports/reasons', { schema: reportsRoutes['GET /api/reports/reasons'] }, async () =>
    REPORT_REASONS.map((reason) => ({ ...reason, enabled: true })),
  )

  app.post('/api/reports', { schema: reportsRoutes['POST /api/reports'] }, async (request, reply) => {
    const { userId } = request.requireViewer()
    const reportId = await once(db, request, userId, (tx) => fileReport(tx, userId, request.body, clock.now()))
    reply.code(201)
    return { reportId }
  })
}

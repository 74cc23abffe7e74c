import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { listReports } from './reports.queries.ts'
import { decideReport, readReport } from './reports.service.ts'

export const adminReportsPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, clock } = app

  serve(app, 'GET /api/admin/reports', (request) => listReports(db, request.query, clock.now().toISOString()))

  serve(app, 'GET /api/admin/reports/:reportId', (request) => readReport(db, request.params.reportId, clock.now()))

  serve(app, 'POST /api/admin/reports/:reportId/decision', async (request) => {
    const { reportId } = request.params
    await actAsStaff(options, request, (act) => decideReport(act, reportId, request.body))
    return readReport(db, reportId, clock.now())
  })
}

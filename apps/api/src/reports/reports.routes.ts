import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { reportsRoutes } from '@honjeo/contract/reports'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { REPORT_REASONS } from '@honjeo/contract/values/report-reasons'
import { appError } from '../lib/errors.ts'
import { once } from '../http/idempotency.ts'
import { findReport, listOwnReports } from './reports.queries.ts'
import { findLeftRoom, listHeard, listLeftRooms } from './room-stays.queries.ts'
import { fileReport, requireOwn, withdrawReport } from './reports.service.ts'

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

  app.get('/api/reports/my-reports', { schema: reportsRoutes['GET /api/reports/my-reports'] }, (request) =>
    listOwnReports(db, request.requireViewer().userId, request.query),
  )

  app.get('/api/reports/left-rooms', { schema: reportsRoutes['GET /api/reports/left-rooms'] }, (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listLeftRooms(db, request.requireViewer().userId, { size, cursor })
  })

  app.get(
    '/api/reports/left-rooms/:roomId/messages',
    { schema: reportsRoutes['GET /api/reports/left-rooms/:roomId/messages'] },
    async (request) => {
      const { userId } = request.requireViewer()
      const { roomId } = request.params
      const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
      const page = await listHeard(db, roomId, userId, { size, cursor })
      const room = await findLeftRoom(db, roomId, userId)
      if (!room) throw appError('REPORT_TARGET_NOT_FOUND')
      return { title: room.title, ...page }
    },
  )

  app.get('/api/reports/:reportId', { schema: reportsRoutes['GET /api/reports/:reportId'] }, async (request) => {
    const { userId } = request.requireViewer()
    return requireOwn(await findReport(db, request.params.reportId), userId)
  })

  app.delete('/api/reports/:reportId', { schema: reportsRoutes['DELETE /api/reports/:reportId'] }, async (request) => {
    const { userId } = request.requireViewer()
    await db.transaction((tx) => withdrawReport(tx, userId, request.params.reportId, clock.now()))
  })
}

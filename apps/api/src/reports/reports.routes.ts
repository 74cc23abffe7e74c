import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { REPORT_REASONS } from '@honjeo/contract/values/report-reasons'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { findReport, listOwnReports } from './reports.queries.ts'
import { findLeftRoom, listHeard, listLeftRooms } from './room-stays.queries.ts'
import { fileReport, requireOwn, withdrawReport } from './reports.service.ts'

export const reportsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  serve(app, 'GET /api/reports/reasons', async () => REPORT_REASONS.map((reason) => ({ ...reason, enabled: true })))

  serve(app, 'POST /api/reports', async (request) => {
    const { userId } = request.requireViewer()
    const reportId = await once(db, request, userId, (tx) => fileReport(tx, userId, request.body, clock.now()))
    return { reportId }
  })

  serve(app, 'GET /api/reports/my-reports', (request) =>
    listOwnReports(db, request.requireViewer().userId, request.query),
  )

  serve(app, 'GET /api/reports/left-rooms', (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listLeftRooms(db, request.requireViewer().userId, { size, cursor })
  })

  serve(app, 'GET /api/reports/left-rooms/:roomId/messages', async (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    const page = await listHeard(db, roomId, userId, { size, cursor })
    const room = await findLeftRoom(db, roomId, userId)
    if (!room) throw appError('REPORT_TARGET_NOT_FOUND')
    return { title: room.title, ...page }
  })

  serve(app, 'GET /api/reports/:reportId', async (request) => {
    const { userId } = request.requireViewer()
    return requireOwn(await findReport(db, request.params.reportId), userId)
  })

  serve(app, 'DELETE /api/reports/:reportId', async (request) => {
    const { userId } = request.requireViewer()
    await db.transaction((tx) => withdrawReport(tx, userId, request.params.reportId, clock.now()))
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { attendanceRoutes } from '@honjeo/contract/attendance'
import { answerAttendance, readAttendance, sayWhoCame } from './attendance.service.ts'
import type { RoomDeps } from './room-act.ts'

/** Who comes to a meeting, and who was there. */
export function registerAttendance(app: Parameters<FastifyPluginAsyncTypebox>[0], deps: RoomDeps) {
  app.get(
    '/api/chatrooms/:roomId/attendance',
    { schema: attendanceRoutes['GET /api/chatrooms/:roomId/attendance'] },
    (request) => readAttendance(deps, request.params.roomId, request.requireViewer().userId),
  )

  app.put(
    '/api/chatrooms/:roomId/attendance',
    { schema: attendanceRoutes['PUT /api/chatrooms/:roomId/attendance'] },
    (request) => answerAttendance(deps, request.params.roomId, request.requireViewer().userId, request.body.going),
  )

  app.put(
    '/api/chatrooms/:roomId/attendance/:attendanceId',
    { schema: attendanceRoutes['PUT /api/chatrooms/:roomId/attendance/:attendanceId'] },
    (request) => sayWhoCame(deps, request.requireViewer().userId, { ...request.params, claim: request.body.claim }),
  )
}

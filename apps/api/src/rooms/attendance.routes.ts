import { serve, type App } from '../http/serve.ts'
import { answerAttendance, readAttendance, sayWhoCame } from './attendance.service.ts'
import type { RoomDeps } from './room-act.ts'

/** Who comes to a meeting, and who was there. */
export function registerAttendance(app: App, deps: RoomDeps) {
  serve(app, 'GET /api/chatrooms/:roomId/attendance', (request) =>
    readAttendance(deps, request.params.roomId, request.requireViewer().userId),
  )

  serve(app, 'PUT /api/chatrooms/:roomId/attendance', (request) =>
    answerAttendance(deps, request.params.roomId, request.requireViewer().userId, request.body.going),
  )

  serve(app, 'PUT /api/chatrooms/:roomId/attendance/:attendanceId', (request) =>
    sayWhoCame(deps, request.requireViewer().userId, { ...request.params, claim: request.body.claim }),
  )
}

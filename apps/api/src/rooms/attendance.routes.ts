import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { serve, type App } from '../http/serve.ts'
import { listUnsaid } from './attendance.queries.ts'
import { answerAttendance, readAttendance, sayWhoCame } from './attendance.service.ts'
import type { RoomDeps } from './room-act.ts'

/** Serves who comes to a meeting, and who was there. */
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

  serve(app, 'GET /api/mypage/past-meetings', (request) => {
    const { size = PAGE_SIZE_DEFAULT, cursor } = request.query
    return listUnsaid(deps.db, request.requireViewer().userId, deps.clock.now().toISOString(), size, cursor)
  })
}

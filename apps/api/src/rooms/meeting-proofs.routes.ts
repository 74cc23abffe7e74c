import { serve, type App } from '../http/serve.ts'
import { enterMeetingCode, readMeetingProofs, registerMeetingKey, type MeetingDeps } from './meeting-proofs.service.ts'

/** Serves the codes by which two phones prove that their members met. */
export function registerMeetingProofs(app: App, deps: MeetingDeps) {
  serve(app, 'PUT /api/chatrooms/:roomId/meeting-key', (request) =>
    registerMeetingKey(deps, request.params.roomId, request.requireViewer(), request.body.publicKey),
  )

  serve(app, 'GET /api/chatrooms/:roomId/meeting-proofs', (request) =>
    readMeetingProofs(deps, request.params.roomId, request.requireViewer().userId),
  )

  serve(app, 'POST /api/chatrooms/:roomId/meeting-proofs', (request) =>
    enterMeetingCode(deps, request.params.roomId, request.requireViewer(), request.body),
  )
}

import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { type App, serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { changeRoom, completeRoom, deleteRoom } from './hosting.service.ts'
import { handOverRoom, removeMember } from './membership.service.ts'
import type { ProvingHost } from './own-proof.ts'
import type { RoomDeps } from './room-act.ts'
import { decodeRequests, listRequests } from './requests.queries.ts'
import { acceptRequest, declineRequest } from './requests.service.ts'
import { findRoom } from './rooms.queries.ts'

/** What a host does. */
export function registerHosting(app: App, deps: RoomDeps, offered: ProvingHost['offered']) {
  const { db, clock } = deps

  /** Returns the room as it is afterwards; another host may have deleted it meanwhile. */
  async function roomAfter(act: Promise<void>, roomId: number, userId: number) {
    await act
    const room = await findRoom(db, roomId, userId, clock.now().toISOString())
    if (!room) throw appError('ROOM_NOT_FOUND')
    return room
  }

  serve(app, 'PATCH /api/chatrooms/:roomId', (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    return roomAfter(changeRoom(deps, roomId, { hostId: userId, offered }, request.body), roomId, userId)
  })

  serve(app, 'PATCH /api/chatrooms/:roomId/complete', (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    return roomAfter(completeRoom(deps, roomId, userId, request.body.isCompleted ?? true), roomId, userId)
  })

  serve(app, 'POST /api/chatrooms/:roomId/host', (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    return roomAfter(handOverRoom(deps, roomId, userId, request.body.userId), roomId, userId)
  })

  serve(app, 'GET /api/chatrooms/:roomId/requests', async (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    const { cursor, size = PAGE_SIZE_DEFAULT } = request.query
    const last = decodeRequests(roomId, cursor)
    const now = clock.now().toISOString()
    const room = await findRoom(db, roomId, userId, now)
    if (!room) throw appError('ROOM_NOT_FOUND')
    if (!room.isHost) throw appError('HOST_ONLY')
    return listRequests(db, roomId, { last, size }, now)
  })

  serve(app, 'POST /api/chatrooms/:roomId/requests/:userId/accept', (request) =>
    acceptRequest(deps, request.params.roomId, request.requireViewer().userId, request.params.userId),
  )

  serve(app, 'DELETE /api/chatrooms/:roomId/requests/:userId', (request) =>
    declineRequest(deps, request.params.roomId, request.requireViewer().userId, request.params.userId),
  )

  serve(app, 'DELETE /api/chatrooms/:roomId', (request) =>
    deleteRoom(deps, request.params.roomId, request.requireViewer().userId),
  )

  serve(app, 'DELETE /api/chatrooms/:roomId/users/:userId', (request) =>
    removeMember(deps, request.params.roomId, request.requireViewer().userId, request.params.userId),
  )
}

import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RoomFeed } from './chat/room-feed.ts'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { registerAttendance } from './attendance.routes.ts'
import { registerCalendar } from './calendar.routes.ts'
import { registerHosting } from './hosting.routes.ts'
import { registerMeetingProofs } from './meeting-proofs.routes.ts'
import { findMemberCard } from './member-card.queries.ts'
import { isKnownRoom, isMember, listRoomUsers } from './members.queries.ts'
import { joinRoom, leaveRoom } from './membership.service.ts'
import type { ProvingHost } from './own-proof.ts'
import { findOwnProofs } from './proofs.queries.ts'
import { openRoom } from './opening.service.ts'
import { withdrawRequest } from './requests.service.ts'
import { registerRoomLists } from './room-lists.routes.ts'
import { findRoom } from './rooms.queries.ts'

export interface RoomsOptions {
  feed: RoomFeed
  publicUrl: string | null
  meetingKey: KeyObject
  /** What can be proven here, and so be asked for in a room. */
  offered: ProvingHost['offered']
}

export const roomsPlugin: FastifyPluginAsyncTypebox<RoomsOptions> = async (
  app,
  { feed, publicUrl, meetingKey, offered },
) => {
  const { db, clock } = app
  const deps = { db, clock, feed }
  registerRoomLists(app)
  registerHosting(app, deps, offered)
  registerCalendar(app, publicUrl)
  registerAttendance(app, deps)
  registerMeetingProofs(app, { ...deps, key: meetingKey, attempts: app.attempts })

  serve(app, 'POST /api/chatrooms/create', async (request) => {
    const { userId } = request.requireViewer()
    const chatRoomId = await once(db, request, userId, (tx) =>
      openRoom(tx, { hostId: userId, offered }, request.body, clock.now()),
    )
    return { chatRoomId }
  })

  serve(app, 'GET /api/chatrooms/:roomId', async (request) => {
    const { userId } = request.requireViewer()
    const room = await findRoom(db, request.params.roomId, userId, clock.now().toISOString())
    if (!room) throw appError('ROOM_NOT_FOUND')
    return room
  })

  serve(app, 'GET /api/account/proofs', (request) => findOwnProofs(db, request.requireViewer().userId, offered))

  serve(app, 'GET /api/chatrooms/:roomId/people/:userId', async (request) => {
    const viewerId = request.requireViewer().userId
    const now = clock.now().toISOString()
    const card = await findMemberCard(db, { ...request.params, viewerId }, now)
    if (card) return card
    const isKnown = await isKnownRoom(db, request.params.roomId, viewerId, now)
    throw appError(isKnown ? 'ROOM_MEMBER_NOT_FOUND' : 'ROOM_NOT_FOUND')
  })

  serve(
    app,
    // Clients that follow the specification send no body.
    'POST /api/chatrooms/:roomId/join',
    async (request, reply) => {
      const status = await joinRoom(deps, request.params.roomId, request.requireViewer().userId, request.body)
      if (status === 'JOINED') return
      reply.code(202)
      return { status }
    },
  )

  serve(app, 'DELETE /api/chatrooms/:roomId/join', (request) =>
    withdrawRequest(deps, request.params.roomId, request.requireViewer().userId),
  )

  serve(app, 'DELETE /api/chatrooms/:roomId/leave', (request) =>
    leaveRoom(deps, request.params.roomId, request.requireViewer().userId),
  )

  serve(app, 'GET /api/chatrooms/:roomId/users', async (request) => {
    const { userId } = request.requireViewer()
    const { roomId } = request.params
    if (!(await isMember(db, roomId, userId))) throw appError('NOT_A_MEMBER')
    const present = feed.presentIn(roomId)
    const users = (await listRoomUsers(db, roomId)).map((user) => ({
      ...user,
      mine: user.userId === userId,
      active: present.has(user.userId),
    }))
    return { totalMembers: users.length, users }
  })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { roomsRoutes, type RoomsOfPlaceQuery } from '@honjeo/contract/rooms'
import { roomTopic } from '@honjeo/contract/values/destinations'
import { MY_ROOMS_PAGE_SIZE, PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import type { RoomFeed } from '../chat/room-feed.ts'
import { placeExists } from '../db/places.queries.ts'
import { appError } from '../errors.ts'
import { once } from '../plugins/idempotency.ts'
import { findRoom, isMember, listMyRooms, listRoomsOfPlace, listRoomUsers } from './rooms.queries.ts'
import { joinRoom, leaveRoom, openRoom } from './rooms.service.ts'

export const roomsPlugin: FastifyPluginAsyncTypebox<{ feed: RoomFeed }> = async (app, { feed }) => {
  const { db, clock } = app
  const deps = { db, clock, feed }
  const now = () => clock.now().toISOString()

  app.post('/api/chatrooms/create', { schema: roomsRoutes['POST /api/chatrooms/create'] }, async (request, reply) => {
    const { userId } = request.requireViewer()
    const chatRoomId = await once(db, request, userId, (tx) => openRoom(tx, userId, request.body, clock.now()))
    reply.code(201)
    return { chatRoomId }
  })

  app.get('/api/chatrooms/:roomId', { schema: roomsRoutes['GET /api/chatrooms/:roomId'] }, async (request) => {
    const room = await findRoom(db, request.params.roomId, request.requireViewer().userId, now())
    if (!room) throw appError('CHAT4040')
    return room
  })

  // The specification's path, and the same list beside the place's others.
  const roomsOfPlace = async ({ params, query }: { params: { contentId: number }; query: RoomsOfPlaceQuery }) => {
    if (!(await placeExists(db, params.contentId))) throw appError('PLACE4040')
    return listRoomsOfPlace(db, params.contentId, now(), query.size ?? PAGE_SIZE_DEFAULT, query.cursor)
  }
  app.get(
    '/api/chatrooms/tourist-spot/:contentId',
    { schema: roomsRoutes['GET /api/chatrooms/tourist-spot/:contentId'] },
    roomsOfPlace,
  )
  app.get(
    '/api/tourist-spots/:contentId/rooms',
    { schema: roomsRoutes['GET /api/tourist-spots/:contentId/rooms'] },
    roomsOfPlace,
  )

  app.post('/api/chatrooms/:roomId/join', { schema: roomsRoutes['POST /api/chatrooms/:roomId/join'] }, (request) =>
    joinRoom(deps, request.params.roomId, request.requireViewer().userId),
  )

  app.delete(
    '/api/chatrooms/:roomId/leave',
    { schema: roomsRoutes['DELETE /api/chatrooms/:roomId/leave'] },
    (request) => leaveRoom(deps, request.params.roomId, request.requireViewer().userId),
  )

  app.get(
    '/api/chatrooms/:roomId/users',
    { schema: roomsRoutes['GET /api/chatrooms/:roomId/users'] },
    async (request) => {
      const { userId } = request.requireViewer()
      const { roomId } = request.params
      if (!(await isMember(db, roomId, userId))) throw appError('CHAT4005')
      const present = app.broker.usersOn(roomTopic(roomId))
      const users = (await listRoomUsers(db, roomId)).map((user) => ({
        ...user,
        mine: user.userId === userId,
        active: present.has(user.userId),
      }))
      return { totalMembers: users.length, users }
    },
  )

  app.get('/api/mypage/chatrooms', { schema: roomsRoutes['GET /api/mypage/chatrooms'] }, async (request) => {
    const { userId } = request.requireViewer()
    const { page = 0, size = MY_ROOMS_PAGE_SIZE } = request.query
    const rooms = await listMyRooms(db, userId, now(), page, size)
    return { content: rooms.slice(0, size), last: rooms.length <= size, number: page, size }
  })
}

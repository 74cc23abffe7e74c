import type { RoomsOfPlaceQuery } from '@honjeo/contract/rooms'
import { MY_ROOMS_PAGE_SIZE, PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import type { FastifyRequest } from 'fastify'
import { placeExists } from '../records/places.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { requireAdult, roomViewerId, type Viewer } from '../http/viewer.ts'
import { type App, serve } from '../http/serve.ts'
import { listMyRooms, listRooms } from './room-lists.queries.ts'

/**
 * Returns as whom the viewer reads lists of rooms. Visitors pass, but members under 19 are refused, so that the app can
 * say why they see no rooms.
 */
function readerOf(viewer: Viewer | null): number | null {
  const viewerId = roomViewerId(viewer)
  if (viewer && viewerId !== null) requireAdult(viewer)
  return viewerId
}

type OfPlace = { params: { contentId: number }; query: RoomsOfPlaceQuery } & Pick<FastifyRequest, 'viewer'>

export function registerRoomLists(app: App) {
  const { db, clock } = app
  const now = () => clock.now().toISOString()

  serve(app, 'GET /api/chatrooms', ({ query, viewer }) => {
    const viewerId = readerOf(viewer)
    return listRooms(db, { ...query, size: query.size ?? PAGE_SIZE_DEFAULT }, { viewerId, now: now() })
  })

  // The specification's path, and the same list beside the place's others.
  const roomsOfPlace = async ({ params: { contentId }, query, viewer }: OfPlace) => {
    const viewerId = readerOf(viewer)
    if (!(await placeExists(db, contentId))) throw appError('PLACE_NOT_FOUND')
    const { cursor, size = PAGE_SIZE_DEFAULT } = query
    return listRooms(db, { contentId, cursor, size }, { viewerId, now: now() })
  }
  serve(app, 'GET /api/chatrooms/tourist-spot/:contentId', roomsOfPlace)
  serve(app, 'GET /api/tourist-spots/:contentId/rooms', roomsOfPlace)

  serve(app, 'GET /api/mypage/chatrooms', async (request) => {
    const { userId } = request.requireViewer()
    const { page = 0, size = MY_ROOMS_PAGE_SIZE } = request.query
    const rooms = await listMyRooms(db, userId, now(), page, size)
    return { content: rooms.slice(0, size), last: rooms.length <= size, number: page, size }
  })
}

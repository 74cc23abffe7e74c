import type { RoomsOfPlaceQuery } from '@honjeo/contract/rooms'
import { MY_ROOMS_PAGE_SIZE, PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import type { FastifyRequest } from 'fastify'
import { placeExists } from '../records/places.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import type { Viewer } from '../http/viewer.ts'
import { type App, serve } from '../http/serve.ts'
import { listMyRooms, listRooms } from './room-lists.queries.ts'

/** Lets visitors pass, but refuses members under 19, so that the app can say why they see no rooms. */
function requireAdult(viewer: Viewer | null): void {
  if (viewer && !viewer.isAdult) throw appError('UNDER_19')
}

type OfPlace = { params: { contentId: number }; query: RoomsOfPlaceQuery } & Pick<FastifyRequest, 'viewer'>

export function registerRoomLists(app: App) {
  const { db, clock } = app
  const now = () => clock.now().toISOString()

  serve(app, 'GET /api/chatrooms', ({ query, viewer }) => {
    requireAdult(viewer)
    return listRooms(
      db,
      { ...query, size: query.size ?? PAGE_SIZE_DEFAULT },
      { viewerId: viewer?.userId ?? null, now: now() },
    )
  })

  // The specification's path, and the same list beside the place's others.
  const roomsOfPlace = async ({ params: { contentId }, query, viewer }: OfPlace) => {
    requireAdult(viewer)
    if (!(await placeExists(db, contentId))) throw appError('PLACE_NOT_FOUND')
    const { cursor, size = PAGE_SIZE_DEFAULT } = query
    return listRooms(db, { contentId, cursor, size }, { viewerId: viewer?.userId ?? null, now: now() })
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

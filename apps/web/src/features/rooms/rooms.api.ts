import type { RoomDraft } from '@honjeo/contract/rooms'
import { MY_ROOMS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'
import { arrangeMyRooms } from './my-rooms.ts'

const MINUTE_MS = 60_000

export const roomQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['rooms', 'detail', roomId],
    queryFn: ({ signal }) => request('GET /api/chatrooms/:roomId', { params: { roomId } }, { signal }),
  })

export const roomUsersQuery = (roomId: number) =>
  queryOptions({
    queryKey: ['rooms', 'users', roomId],
    queryFn: ({ signal }) => request('GET /api/chatrooms/:roomId/users', { params: { roomId } }, { signal }),
  })

export const myRoomsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['rooms', 'mine'],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/mypage/chatrooms', { query: { page: pageParam, size: MY_ROOMS_PAGE_SIZE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
    select: ({ pages }) => arrangeMyRooms(pages),
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    retry: 1,
  })

/** What the form says of a place that was named by its id alone. */
export const roomPlaceQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['rooms', 'place', contentId],
    queryFn: async ({ signal }) => {
      const { basic } = await request('GET /api/tourist-spots/:contentId', { params: { contentId } }, { signal })
      return { contentId, title: basic.title }
    },
  })

export const openRoom = (draft: RoomDraft, idempotencyKey: string) =>
  request('POST /api/chatrooms/create', { body: draft }, { idempotencyKey })

export const joinRoom = (roomId: number) => request('POST /api/chatrooms/:roomId/join', { params: { roomId } })

export const leaveRoom = (roomId: number) => request('DELETE /api/chatrooms/:roomId/leave', { params: { roomId } })

/** Somebody came or went, or changed something: who is in the room, how many they are. */
export async function refreshRoom(queryClient: QueryClient, roomId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: roomQuery(roomId).queryKey }),
    queryClient.invalidateQueries({ queryKey: roomUsersQuery(roomId).queryKey }),
    refreshMyRooms(queryClient),
  ])
}

/** I am no longer in the room: what only members may ask for is not asked for again. */
export function forgetMembership(queryClient: QueryClient, roomId: number): void {
  queryClient.removeQueries({ queryKey: roomUsersQuery(roomId).queryKey })
  void queryClient.invalidateQueries({ queryKey: roomQuery(roomId).queryKey })
  void refreshMyRooms(queryClient)
}

export function refreshMyRooms(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: myRoomsQuery().queryKey })
}

import type { OpenRoomsQuery, RoomChange, RoomDetail, RoomDraft } from '@honjeo/contract/rooms'
import { MY_ROOMS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'
import { forgetKeptRoom } from '#features/kept/shelf.ts'
import { arrangeMyRooms } from './my-rooms.ts'

const MINUTE_MS = 60_000
const DETAILS_KEY = ['rooms', 'detail']
const USERS_KEY = ['rooms', 'users']
/** The key of who comes to a room's meeting, and who was there. */
export const ATTENDANCE_KEY = ['rooms', 'attendance']
const OPEN_ROOMS_KEY = ['rooms', 'open']

export const roomQuery = (roomId: number) =>
  queryOptions({
    queryKey: [...DETAILS_KEY, roomId],
    queryFn: ({ signal }) => request('GET /api/chatrooms/:roomId', { params: { roomId } }, { signal }),
  })

export const roomUsersQuery = (roomId: number) =>
  queryOptions({
    queryKey: [...USERS_KEY, roomId],
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

export type RoomFilters = Omit<OpenRoomsQuery, 'contentId' | 'cursor' | 'size'>

/** Rooms that are still to come, the next one first. */
export const openRoomsQuery = (filters: RoomFilters) =>
  infiniteQueryOptions({
    queryKey: [...OPEN_ROOMS_KEY, filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/chatrooms', { query: { ...filters, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const openRoom = (draft: RoomDraft, idempotencyKey: string) =>
  request('POST /api/chatrooms/create', { body: draft }, { idempotencyKey })

/** Comes in and answers null, or asks or waits and answers which. */
export const joinRoom = (roomId: number, body: { liftBlocks: boolean; text: string; wait: boolean }) =>
  request('POST /api/chatrooms/:roomId/join', { params: { roomId }, body })

export const withdrawRequest = (roomId: number) => request('DELETE /api/chatrooms/:roomId/join', { params: { roomId } })

/** What the host of a room has to answer, the oldest first. */
export const roomRequestsQuery = (roomId: number) =>
  infiniteQueryOptions({
    queryKey: [...DETAILS_KEY, roomId, 'requests'],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/chatrooms/:roomId/requests', { params: { roomId }, query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
    refetchInterval: MINUTE_MS / 2,
  })

export const answerRequest = (roomId: number, userId: number, isAccepted: boolean) =>
  isAccepted
    ? request('POST /api/chatrooms/:roomId/requests/:userId/accept', { params: { roomId, userId } })
    : request('DELETE /api/chatrooms/:roomId/requests/:userId', { params: { roomId, userId } })

export const leaveRoom = (roomId: number) => request('DELETE /api/chatrooms/:roomId/leave', { params: { roomId } })

export const changeRoom = (roomId: number, change: RoomChange) =>
  request('PATCH /api/chatrooms/:roomId', { params: { roomId }, body: change })

export const completeRoom = (roomId: number, isCompleted: boolean) =>
  request('PATCH /api/chatrooms/:roomId/complete', { params: { roomId }, body: { isCompleted } })

export const handRoomOver = (roomId: number, userId: number) =>
  request('POST /api/chatrooms/:roomId/host', { params: { roomId }, body: { userId } })

export const deleteRoom = (roomId: number) => request('DELETE /api/chatrooms/:roomId', { params: { roomId } })

export const removeRoomUser = (roomId: number, userId: number) =>
  request('DELETE /api/chatrooms/:roomId/users/:userId', { params: { roomId, userId } })

/** Shows what the server answered with, and asks for whatever else says something of the room. */
export function showRoom(queryClient: QueryClient, room: RoomDetail): void {
  queryClient.setQueryData(roomQuery(room.roomId).queryKey, room)
  void queryClient.invalidateQueries({ queryKey: roomUsersQuery(room.roomId).queryKey })
  void refreshMyRooms(queryClient)
  void refreshRoomLists(queryClient)
}

/** A member came or went, or changed something: who is in the room, how many they are. */
export async function refreshRoom(queryClient: QueryClient, roomId: number): Promise<void> {
  await Promise.all([refreshDetails(queryClient, [roomId]), refreshMyRooms(queryClient)])
}

/** I am in the room now, before it has been asked for again. */
export function showJoined(queryClient: QueryClient, roomId: number): void {
  queryClient.setQueryData(roomQuery(roomId).queryKey, (room) => room && { ...room, joined: true })
}

/** I am no longer in the room: what only members may ask for is not asked for again. */
export function forgetMembership(queryClient: QueryClient, roomId: number): void {
  void forgetKeptRoom(roomId)
  queryClient.removeQueries({ queryKey: roomUsersQuery(roomId).queryKey })
  // The screen that shows it may be there for a moment yet, and would ask for one that is removed.
  void queryClient.invalidateQueries({ queryKey: [...ATTENDANCE_KEY, roomId], refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: roomQuery(roomId).queryKey })
  void refreshMyRooms(queryClient)
}

/** Whichever room is shown is asked for again: its facts, and who is in it. */
export const refreshRoomDetails = (queryClient: QueryClient) => refreshDetails(queryClient, [])

/** Asks for one after the other: the news may be that I am no longer in the room, and only members may ask who is. */
async function refreshDetails(queryClient: QueryClient, which: [roomId?: number]): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...DETAILS_KEY, ...which] })
  const ofMembers = [USERS_KEY, ATTENDANCE_KEY].map((key) =>
    queryClient.invalidateQueries({
      queryKey: [...key, ...which],
      predicate: ({ queryKey }) =>
        queryClient.getQueryData<RoomDetail>([...DETAILS_KEY, queryKey.at(-1)])?.joined !== false,
    }),
  )
  await Promise.all(ofMembers)
}

export function refreshMyRooms(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: myRoomsQuery().queryKey })
}

/** Lists of rooms that everyone sees: open ones, those of a place, and those at home. */
export async function refreshRoomLists(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [OPEN_ROOMS_KEY, ['places', 'rooms'], ['home', 'recommended-rooms']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** What the member has proven, and so may ask for in a room. */
export const ownProofsQuery = queryOptions({
  queryKey: ['rooms', 'own-proofs'],
  queryFn: ({ signal }) => request('GET /api/account/proofs', {}, { signal }),
})

import { infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/cursor-paging.ts'
import { request } from '#lib/http.ts'

/** Queries the rooms that the member has left, the last one first. */
export const leftRoomsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['reports', 'left-rooms'],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/reports/left-rooms', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

/** Queries the messages of one of them from the member's stay, the newest first. */
export const heardQuery = (roomId: number) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'left-rooms', roomId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/reports/left-rooms/:roomId/messages', { params: { roomId }, query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => ({ title: pages[0]?.title ?? '', messages: pages.flatMap(({ content }) => content) }),
  })

import { infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/cursor-paging.ts'
import { request } from '#lib/http.ts'

/** Rooms I am in no more, the last left first. */
export const leftRoomsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['reports', 'left-rooms'],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/reports/left-rooms', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

/** What was said in one of them while I was there, the newest first. */
export const heardQuery = (roomId: number) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'left-rooms', roomId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/reports/left-rooms/:roomId/messages', { params: { roomId }, query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => ({ title: pages[0]?.title ?? '', messages: pages.flatMap(({ content }) => content) }),
  })

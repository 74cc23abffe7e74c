import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

const POLL_MS = 30_000
const FRESH_MS = 10_000

/** Whether any of my rooms has messages I have not read. */
export const unreadMessagesQuery = () =>
  queryOptions({
    queryKey: ['chat', 'unread'],
    queryFn: ({ signal }) => request('GET /api/mypage/unread-messages', {}, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: POLL_MS,
  })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'

const KEY = ['notices']

export const noticesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam: cursor, signal }) => request('GET /api/notices', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const noticeQuery = (noticeId: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', noticeId],
    queryFn: ({ signal }) => request('GET /api/notices/:noticeId', { params: { noticeId } }, { signal }),
  })

import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'

export const standingQuery = () =>
  queryOptions({
    queryKey: ['standing'],
    queryFn: ({ signal }) => request('GET /api/account/standing', {}, { signal }),
    // Whoever comes here wants to know how it is now.
    staleTime: 0,
  })

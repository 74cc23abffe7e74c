import { queryOptions } from '@tanstack/react-query'
import { request } from './http.ts'

/** What the operator has set up; it changes with a restart of the server. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => request('GET /api/settings', {}, { signal }),
  staleTime: Infinity,
})

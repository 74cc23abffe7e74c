import type { Position } from '@honjeo/contract/values/geo'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

const HOUR_MS = 3_600_000

/** By the body: where a member sleeps is in no address. */
export const wayBackQuery = (contentId: number, to: Position, date: string) =>
  queryOptions({
    queryKey: ['way-back', contentId, to, date],
    queryFn: ({ signal }) =>
      request('POST /api/tourist-spots/:contentId/way-back', { params: { contentId }, body: { to, date } }, { signal }),
    staleTime: HOUR_MS,
    retry: 1,
  })

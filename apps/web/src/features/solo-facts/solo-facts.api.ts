import type { SoloFact } from '@honjeo/contract/values/solo-facts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

/** What the member may answer about a place, and has. */
export const ownSoloFactsQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['places', 'solo-facts', contentId],
    queryFn: ({ signal }) =>
      request('GET /api/tourist-spots/:contentId/solo-facts', { params: { contentId } }, { signal }),
  })

export const answerSoloFact = (contentId: number, body: { fact: SoloFact; answer: boolean | null }) =>
  request('PUT /api/tourist-spots/:contentId/solo-facts', { params: { contentId }, body })

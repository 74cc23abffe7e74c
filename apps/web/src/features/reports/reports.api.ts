import type { ReportDraft, ReportReason } from '@honjeo/contract/reports'
import type { ReportStatus } from '@honjeo/contract/values/enums'
import { REPORT_REASONS } from '@honjeo/contract/values/report-reasons'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'

const HOUR_MS = 60 * 60_000
const MINE = ['reports', 'mine']

/** What can be chosen; while the server cannot be asked, the list that comes with the app. */
export const reportReasonsQuery = () =>
  queryOptions({
    queryKey: ['reports', 'reasons'],
    queryFn: async ({ signal }): Promise<Pick<ReportReason, 'code' | 'name' | 'description'>[]> => {
      try {
        const reasons = await request('GET /api/reports/reasons', {}, { signal })
        return reasons.filter(({ enabled }) => enabled)
      } catch (error) {
        if (signal.aborted) throw error
        return [...REPORT_REASONS]
      }
    },
    staleTime: HOUR_MS,
  })

export const sendReport = (draft: ReportDraft, idempotencyKey: string) =>
  request('POST /api/reports', { body: draft }, { idempotencyKey })

interface MyReportsPage {
  /** The number of the page, from 1. */
  page: number
  status?: ReportStatus | undefined
}

export const myReportsQuery = (query: MyReportsPage) =>
  queryOptions({
    queryKey: [...MINE, query],
    queryFn: ({ signal }) => request('GET /api/reports/my-reports', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reportQuery = (reportId: number) =>
  queryOptions({
    queryKey: ['reports', 'detail', reportId],
    queryFn: ({ signal }) => request('GET /api/reports/:reportId', { params: { reportId } }, { signal }),
  })

export const cancelReport = (reportId: number) => request('DELETE /api/reports/:reportId', { params: { reportId } })

export const refreshMyReports = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: MINE })

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

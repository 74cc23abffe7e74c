import type { ReportDraft, ReportReason } from '@honjeo/contract/reports'
import { REPORT_REASONS } from '@honjeo/contract/values/report-reasons'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'

const HOUR_MS = 60 * 60_000

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

import type { ReportDecision, StaffReportDetail } from '@honjeo/contract/admin/reports'
import { REPORT_STATUSES, REPORT_TARGETS } from '@honjeo/contract/values/enums'
import { REPORT_REASON_CODES } from '@honjeo/contract/values/report-reasons'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging, queryClient } from '#lib/server/query-client.ts'
import { staffRequest } from '../access/staff-request.ts'
import type { Filters } from '../parts/url-filters.ts'

export const REPORT_FILTERS = {
  status: REPORT_STATUSES,
  targetType: REPORT_TARGETS,
  reason: REPORT_REASON_CODES,
  targetUserId: 'id',
} as const

const KEY = ['admin', 'reports']

export const reportsQuery = (filters: Filters<typeof REPORT_FILTERS>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/reports', { query: { ...filters, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const reportQuery = (reportId: number) =>
  queryOptions({
    queryKey: [...KEY, reportId],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/reports/:reportId', { params: { reportId } }, { signal }),
  })

/** The one that has been waiting longest, if any. */
export const oldestOpenReportQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'oldest'],
    queryFn: async ({ signal }) => {
      const query = { status: 'PENDING', size: 1 } as const
      const { content } = await staffRequest('GET /api/admin/reports', { query }, { signal })
      return content[0] ?? null
    },
  })

export const decideReport = (reportId: number, body: ReportDecision) =>
  staffRequest('POST /api/admin/reports/:reportId/decision', { params: { reportId }, body })

export const keepReport = (report: StaffReportDetail) =>
  queryClient.setQueryData(reportQuery(report.reportId).queryKey, report)

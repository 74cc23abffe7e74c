import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { BackLine } from '../parts/back-line.tsx'
import { CaseStatusBadge } from '#ui/case-status.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { ReportDetail } from './report-detail.tsx'
import { reportQuery } from './reports.api.ts'

export function ReportScreen({ reportId }: { reportId: number }) {
  const { t } = useLingui()
  const query = useQuery(reportQuery(reportId))
  return (
    <ConsolePage
      title={t`신고 #${reportId}`}
      above={<BackLine fallback={adminPaths.reportsOf('PENDING')} />}
      marks={query.data && <CaseStatusBadge status={query.data.status} />}
    >
      <LoadState query={query}>{(report) => <ReportDetail key={report.reportId} report={report} />}</LoadState>
    </ConsolePage>
  )
}

import type { ReportSummary } from '@honjeo/contract/reports'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { serverText } from '#lib/server-text.ts'
import { Badge } from '#ui/badge.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { CaseStatusBadge } from '#ui/case-status.tsx'
import { REPORT_TARGET_LABELS } from '../report-target-labels.ts'

export function MyReportCard({ report }: { report: ReportSummary }) {
  const { t, i18n } = useLingui()
  return (
    <CardLink to={paths.report(report.reportId)} className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-1.5">
          <CaseStatusBadge status={report.status} />
          <Badge>{i18n._(REPORT_TARGET_LABELS[report.targetType])}</Badge>
        </div>
        <p className="mt-2 font-semibold">{serverText(`REPORT_REASON.${report.reason}`, null, report.reasonName)}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-sm text-basalt-500">
          <span>{t`신고 번호 ${String(report.reportId)}`}</span>
          <time dateTime={report.createdAt}>{formatDate(report.createdAt)}</time>
        </p>
      </div>
      <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-basalt-400" />
    </CardLink>
  )
}

import type { ReportSummary } from '@honjeo/contract/reports'
import { REPORT_STATUSES } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { formatDate } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Numbered, useNumberedAddress } from '#ui/list/pagination.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { CardLink, TextLink } from '#ui/list/links.tsx'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { StatusFilter } from '#features/cases/status-filter.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { REPORT_TARGET_LABELS } from './report-target.ts'
import { myReportsQuery } from './reports.api.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`내 신고 내역`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyReportList />
      </div>
    </>
  )
}

/** What I reported, a page at a time, by how far it is. */
function MyReportList() {
  const { t } = useLingui()
  const { page, status, toPage, narrow } = useNumberedAddress(REPORT_STATUSES)
  const query = useQuery(myReportsQuery({ page, status }))
  return (
    <>
      <StatusFilter statuses={REPORT_STATUSES} value={status} onChange={narrow} />
      <p className="mt-2">
        <TextLink to={paths.leftRooms()}>{t`나온 동행방에서 신고하기`}</TextLink>
      </p>
      <div className="mt-3">
        <Numbered
          query={query}
          failure={t`신고 내역을 불러오는데 실패했습니다.`}
          skeleton={<RowSkeletons />}
          empty={
            status === undefined ? (
              <EmptyState
                scene="lantern"
                title={t`아직 신고한 내용이 없어요`}
                description={t`불편한 글이나 사람을 만나면 언제든 알려주세요.`}
                action={<LinkButton to={paths.newReport()}>{t`신고하는 방법 보기`}</LinkButton>}
              />
            ) : (
              <EmptyState scene="road" title={t`이 상태의 신고가 없어요`} description={t`다른 상태를 골라보세요.`} />
            )
          }
          toPage={toPage}
        >
          {({ reports }) => (
            <ul aria-label={t`내 신고`} className="space-y-3">
              {reports.map((report) => (
                <li key={report.reportId}>
                  <MyReportCard report={report} />
                </li>
              ))}
            </ul>
          )}
        </Numbered>
      </div>
    </>
  )
}

function MyReportCard({ report }: { report: ReportSummary }) {
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

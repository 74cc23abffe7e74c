import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ReportActions } from '#features/reports/detail/report-actions.tsx'
import { ReportView } from '#features/reports/detail/report-view.tsx'
import { reportQuery } from '#features/reports/reports.api.ts'
import { ApiError, type ApiErrorCode } from '#lib/api-error.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { CaseSkeleton } from '#ui/case-skeleton.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedLoad } from '#ui/failed-load.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

/** There is none to be seen: taken back, never there, or somebody else's. */
const MISSING: ApiErrorCode = 'REPORT4041'

export function Component() {
  const { t } = useLingui()
  const reportId = useRouteId('reportId')
  const { data: report, error } = useQuery(reportQuery(reportId))
  const isMissing = error instanceof ApiError && error.code === MISSING

  if (report === undefined && error !== null && !isMissing) {
    return <FailedLoad to={paths.myReports()} message={t`신고 상세 정보를 불러오는데 실패했습니다.`} />
  }
  return (
    <>
      <PageHeader title={t`신고 상세`} back={{ fallback: paths.myReports() }} />
      {isMissing ? (
        <div className="flex flex-1 flex-col justify-center">
          <EmptyState
            scene="road"
            title={t`신고 정보를 찾을 수 없어요`}
            description={t`취소했거나 주소가 잘못됐어요.`}
            action={<LinkButton to={paths.myReports()}>{t`내 신고 보기`}</LinkButton>}
          />
        </div>
      ) : (
        <div className="flex-1 space-y-4 px-gutter pt-2 pb-8">
          {report === undefined ? <CaseSkeleton /> : <ReportView report={report} />}
          {report !== undefined && <ReportActions reportId={reportId} canCancel={report.canCancel} />}
        </div>
      )}
    </>
  )
}

import type { ReportDetail } from '@honjeo/contract/reports'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ApiError, errorText, isRefusal } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { memberName, serverText } from '#lib/server/server-text.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { unlessGone } from '#lib/server/outcome.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { CaseSkeleton, FailedLoad, OutsideLink, StaffAnswer } from '#features/cases/case-parts.tsx'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Fact, Facts } from '#ui/list/section.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { REPORT_TARGET_LABELS } from './report-target.ts'
import { cancelReport, refreshMyReports, reportQuery } from './reports.api.ts'

export function Component() {
  const { t } = useLingui()
  const reportId = useRouteId('reportId')
  const { data: report, error } = useQuery(reportQuery(reportId))
  // The report was taken back, was never there, or is another member's.
  const isMissing = error instanceof ApiError && error.code === failures.REPORT_NOT_FOUND

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

function ReportActions({ reportId, canCancel }: { reportId: number; canCancel: boolean }) {
  const { t } = useLingui()
  const { cancel, isCancelling } = useCancelReport(reportId)
  return (
    <div className="space-y-2 pt-2">
      <div className="flex flex-wrap gap-2 *:flex-1">
        <LinkButton variant="secondary" to={paths.myReports()}>{t`내 신고 보기`}</LinkButton>
        <LinkButton variant="secondary" to={paths.newReport()}>{t`새로 신고하기`}</LinkButton>
      </div>
      {canCancel && (
        <Button
          variant="ghost"
          fullWidth
          className="text-danger!"
          isLoading={isCancelling}
          onClick={() => void cancel()}
        >
          {t`신고 취소`}
        </Button>
      )}
    </div>
  )
}

const TOAST_ID = 'cancel-report'

/** Asks, takes the report back, and leads to those that are left. */
function useCancelReport(reportId: number) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => unlessGone(failures.REPORT_NOT_FOUND, cancelReport(reportId)),
    onSuccess: async () => {
      toast.success(t`신고를 취소했어요.`, { id: TOAST_ID })
      await navigate(paths.myReports(), { replace: true })
      queryClient.removeQueries({ queryKey: reportQuery(reportId).queryKey })
      void refreshMyReports(queryClient)
    },
    onError: (error) => {
      // The server's own sentence says why; without one, what matters is that the report is still there.
      toast.error(isRefusal(error) ? errorText(error) : t`신고를 취소하지 못했어요.`, { id: TOAST_ID })
      // The report was decided in the meantime, perhaps.
      void queryClient.invalidateQueries({ queryKey: reportQuery(reportId).queryKey })
    },
  })

  async function cancel() {
    const isSure = await confirm({
      title: t`신고를 취소할까요?`,
      description: t`취소하면 운영자가 더는 살펴보지 않아요.`,
      confirmLabel: t`신고 취소`,
      cancelLabel: t`그대로 두기`,
      isDanger: true,
    })
    if (isSure) cancelling.mutate()
  }
  return { cancel, isCancelling: cancelling.isPending }
}

/** A report of mine: what I reported and why, and what became of it. */
function ReportView({ report }: { report: ReportDetail }) {
  const { t, i18n } = useLingui()
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-1.5">
        <CaseStatusBadge status={report.status} />
        <Badge>{i18n._(REPORT_TARGET_LABELS[report.targetType])}</Badge>
        <span className="text-sm text-basalt-500">{t`신고 번호 ${String(report.reportId)}`}</span>
      </div>
      {report.adminNote !== null && (
        <StaffAnswer title={t`운영자 답변`} at={report.processedAt}>
          {report.adminNote}
        </StaffAnswer>
      )}
      {report.canCancel && (
        <Callout icon={<Info aria-hidden="true" size={18} />}>
          {t`아직 검토 전이라 이 신고를 취소할 수 있어요.`}
        </Callout>
      )}
      <Card>
        <h2 className="text-lg font-bold">{report.targetTitle ?? t`제목 없음`}</h2>
        {report.targetContent !== null && (
          <p className="mt-1.5 line-clamp-3 whitespace-pre-line text-basalt-700">{report.targetContent}</p>
        )}
        {report.targetUserName !== null && report.targetType !== 'USER' && (
          <p className="mt-2 text-sm text-basalt-500">{t`작성자 ${memberName(report.targetUserName)}`}</p>
        )}
      </Card>
      <Card>
        <Facts>
          <Fact label={t`신고 사유`}>{serverText(`REPORT_REASON.${report.reason}`, null, report.reasonName)}</Fact>
          {report.detail !== '' && (
            <Fact label={t`상세 내용`}>
              <span className="whitespace-pre-line">{report.detail}</span>
            </Fact>
          )}
          {report.evidence !== null && (
            <Fact label={t`증거 주소`}>
              <OutsideLink href={report.evidence} />
            </Fact>
          )}
          {report.imageUrl !== null && (
            <Fact label={t`증거 사진`}>
              <CoverImage src={report.imageUrl} alt={t`증거 사진`} fit="contain" className="mt-1 rounded-md" />
            </Fact>
          )}
          <Fact label={t`접수한 날`}>
            <time dateTime={report.createdAt}>{formatDateTime(report.createdAt)}</time>
          </Fact>
          {report.processedAt !== null && (
            <Fact label={t`처리한 날`}>
              <time dateTime={report.processedAt}>{formatDateTime(report.processedAt)}</time>
            </Fact>
          )}
        </Facts>
      </Card>
    </div>
  )
}

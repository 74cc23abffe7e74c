import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useCancelReport } from './use-cancel-report.ts'

export function ReportActions({ reportId, canCancel }: { reportId: number; canCancel: boolean }) {
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

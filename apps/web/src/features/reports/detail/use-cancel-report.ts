import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isRefusal } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { unlessGone } from '#lib/unless-gone.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { cancelReport, refreshMyReports, reportQuery } from '../reports.api.ts'

const TOAST_ID = 'cancel-report'

/** Asks, takes the report back, and leads to those that are left. */
export function useCancelReport(reportId: number) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => unlessGone('REPORT4041', cancelReport(reportId)),
    onSuccess: async () => {
      toast.success(t`신고를 취소했어요.`, { id: TOAST_ID })
      await navigate(paths.myReports(), { replace: true })
      queryClient.removeQueries({ queryKey: reportQuery(reportId).queryKey })
      void refreshMyReports(queryClient)
    },
    onError: (error) => {
      // The server's own sentence tells why; without one, what matters is that the report still stands.
      toast.error(isRefusal(error) ? errorText(error) : t`신고를 취소하지 못했어요.`, { id: TOAST_ID })
      // Decided in the meantime, perhaps.
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

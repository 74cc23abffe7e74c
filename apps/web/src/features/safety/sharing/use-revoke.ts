import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { refreshShares, revokeViewer } from './location-shares.api.ts'
import { showShare } from './show-share.ts'

/** Asks, and lets one of those who may look look no more. */
export function useRevoke(shareId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const revoking = useMutation({
    mutationFn: (viewerId: number) => revokeViewer(shareId, viewerId),
    onSuccess: (share) => {
      showShare(queryClient, share)
      toast.success(t`이제 볼 수 없어요.`)
    },
    onError: (error) => {
      toast.error(errorText(error))
      void refreshShares(queryClient)
    },
  })
  return {
    async revoke(viewerId: number, name: string) {
      const isSure = await confirm({
        title: t`${name}: 그만 보여줄까요?`,
        description: t`이 사람이 받은 링크가 바로 닫혀요. 다른 사람은 계속 볼 수 있어요.`,
        confirmLabel: t`그만 보여주기`,
        isDanger: true,
      })
      if (isSure) revoking.mutate(viewerId)
    },
    revokingId: revoking.isPending ? revoking.variables : undefined,
  }
}

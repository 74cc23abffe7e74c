import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText, isRefusal } from '#lib/server/api-error.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { rememberEnding } from './share-store.ts'
import { endShare, isOver, refreshShares, showShare } from './sharing.api.ts'

/** Asks, and ends a share; where the server cannot be reached, as soon as it can. */
export function useEndShare(shareId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: () => endShare(shareId),
    onSuccess: (share) => {
      showShare(queryClient, share)
      toast.success(t`위치 공유를 끝냈어요. 보낸 링크는 더 열리지 않아요.`)
    },
    onError: (error) => {
      if (isOver(error)) void refreshShares(queryClient)
      else if (isRefusal(error)) toast.error(errorText(error))
      else rememberEnding(shareId)
    },
  })
  return {
    async end() {
      const isSure = await confirm({
        title: t`위치 공유를 끝낼까요?`,
        description: t`보낸 링크가 바로 닫히고, 서버에 둔 위치가 지워져요.`,
        confirmLabel: t`공유 끝내기`,
        isDanger: true,
      })
      if (isSure) ending.mutate()
    },
    isEnding: ending.isPending,
  }
}

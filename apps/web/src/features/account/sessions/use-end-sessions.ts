import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { unlessGone } from '#lib/unless-gone.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { endOtherSessions, endSession, sessionsQuery } from '../my-account.api.ts'

/** Asks, and logs out one device, or all but this one. */
export function useEndSessions() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
  const onError = (error: unknown) => toast.error(errorText(error))

  const ending = useMutation({
    mutationFn: (sessionId: string) => unlessGone('ACCOUNT4040', endSession(sessionId)),
    onSuccess: () => {
      toast.success(t`그 기기에서 로그아웃했어요.`)
      return refresh()
    },
    onError,
  })
  const endingOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => {
      toast.success(t`다른 기기에서 모두 로그아웃했어요.`)
      return refresh()
    },
    onError,
  })

  return {
    async endOne(sessionId: string, device: string) {
      const isSure = await confirm({
        title: t`이 기기에서 로그아웃할까요?`,
        description: t`${device}에서 다시 쓰려면 새로 로그인해야 해요.`,
        confirmLabel: t`로그아웃`,
        isDanger: true,
      })
      if (isSure) ending.mutate(sessionId)
    },
    async endOthers() {
      const isSure = await confirm({
        title: t`다른 기기에서 모두 로그아웃할까요?`,
        description: t`지금 쓰는 기기만 로그인한 채로 남아요.`,
        confirmLabel: t`모두 로그아웃`,
        isDanger: true,
      })
      if (isSure) endingOthers.mutate()
    },
    /** The device that is being logged out. */
    endingId: ending.isPending ? ending.variables : undefined,
    isEndingOthers: endingOthers.isPending,
  }
}

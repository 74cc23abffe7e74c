import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { blockMember, refreshAfterBlock } from './blocks.api.ts'
import { type Blockable, usePartWays } from './use-part-ways.ts'

/** Asks, and blocks. */
export function useBlock(): (member: Blockable) => Promise<void> {
  const { t } = useLingui()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const partWays = usePartWays()
  const blocking = useMutation({
    mutationFn: ({ userId }: Blockable) => blockMember(userId),
    onSuccess: (_, { name }) => {
      toast.success(t`${name}님을 차단했어요.`)
      return refreshAfterBlock(queryClient)
    },
    onError: (error, member) => {
      if (error instanceof ApiError && error.code === 'BLOCK4091') return void partWays(member)
      toast.error(errorText(error))
    },
  })

  return async (member) => {
    const { name } = member
    const isSure = await confirm({
      title: t`${name}님을 차단할까요?`,
      description: t`이 사람의 글과 메시지가 보이지 않고, 서로의 동행방에 들어갈 수 없어요. 상대에게는 알리지 않아요.`,
      confirmLabel: t`차단하기`,
      isDanger: true,
    })
    if (isSure) blocking.mutate(member)
  }
}

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { answerRequest, askedQuery, showAnswer } from './contacts.api.ts'

interface Answer {
  contactId: number
  agrees: boolean
}

/** Says yes or no to somebody who asked, and leaves later. */
export function useAnswerRequest() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const answering = useSingleMutation({
    mutationFn: ({ contactId, agrees }: Answer) => answerRequest(contactId, agrees),
    onSuccess: (answered, { agrees }) => {
      showAnswer(queryClient, answered)
      toast.success(agrees ? t`동의했어요.` : t`이제 알림을 받지 않아요.`)
    },
    onError: (error) => {
      toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey: askedQuery().queryKey })
    },
  })
  return {
    answer: (contactId: number, agrees: boolean) => answering.mutate({ contactId, agrees }),
    async leave(contactId: number, name: string) {
      const isSure = await confirm({
        title: t`${name}님의 신뢰 연락처를 그만둘까요?`,
        description: t`${name}님에게 일이 있어도 알림을 받지 못해요. ${name}님의 목록에는 거절한 것으로 보여요.`,
        confirmLabel: t`그만두기`,
        isDanger: true,
      })
      if (isSure) answering.mutate({ contactId, agrees: false })
    },
    busy: answering.isPending ? answering.variables : undefined,
  }
}

export type AnswerRequest = ReturnType<typeof useAnswerRequest>

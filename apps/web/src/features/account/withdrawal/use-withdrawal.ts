import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { forgetPerson } from '../local-data.ts'
import { withdraw } from '../my-account.api.ts'
import { clearVerification } from '../verification-store.ts'
import { fieldOf, isAboutProof } from './use-own-proof.tsx'

/** Leaving for good: asked, then asked why, then done. */
export function useWithdrawal() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [isAskingWhy, setAskingWhy] = useState(false)
  // The dialog may be gone before the mutation's success is rendered.
  const isDone = useRef(false)

  const withdrawing = useSingleMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      isDone.current = true
      forgetPerson()
      setAskingWhy(false)
    },
    onError: (error) => {
      // A proof by mail works once and for a limited time, so a new code has to be requested.
      if (error instanceof ApiError && error.code === 'AUTH4003') clearVerification('CONFIRM')
      if (fieldOf(error, 'detail') === undefined && !isAboutProof(error)) toast.error(errorText(error))
    },
  })

  async function begin() {
    const isSure = await confirm({
      title: t`정말 탈퇴할까요?`,
      description: t`프로필, 일정, 담은 장소, 포인트가 바로 지워지고 되돌릴 수 없어요. 리뷰, 글, 댓글, 메시지는 ‘탈퇴한 사용자’의 것으로 남으니, 지우고 싶다면 먼저 지워주세요.`,
      confirmLabel: t`탈퇴하기`,
      isDanger: true,
    })
    if (isSure) setAskingWhy(true)
  }

  return {
    begin,
    dialog: {
      isOpen: isAskingWhy,
      isPending: withdrawing.isPending,
      /** The last try, and the server's answer to it. */
      tried: { error: withdrawing.error, draft: withdrawing.variables },
      onClose: () => setAskingWhy(false),
      onGone: () => {
        if (isDone.current) void navigate(paths.goodbye(), { replace: true })
      },
      onSubmit: withdrawing.mutate,
    },
  }
}

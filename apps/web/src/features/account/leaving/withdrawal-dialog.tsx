import { WITHDRAWAL_REASONS, type WithdrawalReason } from '@honjeo/contract/values/enums'
import * as failures from '@honjeo/contract/values/error-numbers'
import { FORMER_MEMBER_DAYS, WITHDRAWAL_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { WITHDRAWAL_REASON_NAMES } from '@honjeo/contract/values/withdrawal-reasons'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { withdraw } from '../my-account.api.ts'
import { clearVerification } from '../verification/verification-store.ts'
import { forgetPerson } from './local-data.ts'
import { fieldOf, isAboutProof, useOwnProof } from './own-proof.tsx'

type WithdrawalDialogProps = ReturnType<typeof useWithdrawal>['dialog']

/** The last step asks for the reason and a proof of identity; submitting shows what is missing. */
export function WithdrawalDialog({ isOpen, isPending, tried, onClose, onGone, onSubmit }: WithdrawalDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState<WithdrawalReason | null>(null)
  const [detail, setDetail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const bodyRef = useRef<HTMLDivElement>(null)
  const detailRef = useRef<HTMLTextAreaElement>(null)
  const isDetailMissing = reason === 'OTHER' && detail.trim() === ''
  const own = useOwnProof({ isOpen, isAsked, hint: t`되돌릴 수 없는 일이라 한 번 더 확인해요.`, tried })

  function handleReason(next: WithdrawalReason) {
    setReason(next)
    // What the new choice asks for has not been tried yet.
    setAsked(false)
  }

  function handleSubmit() {
    setAsked(true)
    if (reason === null) bodyRef.current?.querySelector('input')?.focus()
    else if (isDetailMissing) detailRef.current?.focus()
    else if (own.proof === null) own.focus()
    else onSubmit({ reason, ...(reason === 'OTHER' && { detail: detail.trim() }), ...own.proof })
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissible={!isPending}
      onGone={onGone}
      title={t`왜 떠나는지 알려주세요`}
      description={t`누구의 답인지는 남기지 않고, 더 나은 혼저를 만드는 데만 써요.`}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t`취소`}
          </Button>
          <Button variant="danger" isLoading={isPending} onClick={handleSubmit}>
            {t`탈퇴하기`}
          </Button>
        </>
      }
    >
      <div ref={bodyRef} className="space-y-4">
        <RadioCards
          label={t`탈퇴 사유`}
          options={WITHDRAWAL_REASONS.map((value) => ({
            value,
            label: serverText(`WITHDRAWAL_REASON.${value}`, null, WITHDRAWAL_REASON_NAMES[value]),
          }))}
          value={reason}
          onChange={handleReason}
          error={isAsked && reason === null ? t`탈퇴 사유를 선택해주세요.` : undefined}
        />
        {reason === 'OTHER' && (
          <TextArea
            ref={detailRef}
            label={t`어떤 점이 아쉬웠나요?`}
            rows={3}
            maxLength={WITHDRAWAL_DETAIL_MAX}
            showsCount
            value={detail}
            onChange={(event) => setDetail(event.target.value)}
            error={isAsked && isDetailMissing ? t`기타 사유를 입력해주세요.` : fieldOf(tried.error, 'detail')}
          />
        )}
        {own.field}
      </div>
    </Dialog>
  )
}

/** Leaving for good: asked, then asked why, then done. */
export function useWithdrawal() {
  const { t } = useLingui()
  const navigate = useNavigate()
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
      if (error instanceof ApiError && error.code === failures.EMAIL_PROOF_EXPIRED) clearVerification('CONFIRM')
      if (fieldOf(error, 'detail') === undefined && !isAboutProof(error)) toast.error(errorText(error))
    },
  })

  async function begin() {
    const isSure = await confirm({
      title: t`정말 탈퇴할까요?`,
      description: t`프로필, 일정, 담은 장소, 포인트가 바로 지워지고 되돌릴 수 없어요. 리뷰, 글, 댓글, 메시지는 ‘탈퇴한 사용자’의 것으로 남으니, 지우고 싶다면 먼저 지워주세요. 성별, 태어난 해, 차단과 주의, 정지, 신고 같은 안전 기록은 다시 가입해서 피하지 못하게 이름 없이 ${FORMER_MEMBER_DAYS}일 동안 남아요.`,
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

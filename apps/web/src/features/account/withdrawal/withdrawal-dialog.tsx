import { WITHDRAWAL_REASONS, type WithdrawalReason } from '@honjeo/contract/values/enums'
import { WITHDRAWAL_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fieldOf, useOwnProof } from './use-own-proof.tsx'
import type { useWithdrawal } from './use-withdrawal.ts'
import { WITHDRAWAL_REASON_TEXTS } from './withdrawal-reasons.ts'

type WithdrawalDialogProps = ReturnType<typeof useWithdrawal>['dialog']

/** The last step asks for the reason and a proof of identity; submitting shows what is missing. */
export function WithdrawalDialog({ isOpen, isPending, tried, onClose, onGone, onSubmit }: WithdrawalDialogProps) {
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState<WithdrawalReason | null>(null)
  const [detail, setDetail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const bodyRef = useRef<HTMLDivElement>(null)
  const detailRef = useRef<HTMLTextAreaElement>(null)
  const isDetailMissing = reason === 'OTHER' && detail.trim() === ''
  const own = useOwnProof({ isOpen, isAsked, tried })

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
          options={WITHDRAWAL_REASONS.map((value) => ({ value, label: i18n._(WITHDRAWAL_REASON_TEXTS[value]) }))}
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

import { WITHDRAWAL_REASONS, type WithdrawalReason } from '@honjeo/contract/values/enums'
import * as failures from '@honjeo/contract/values/error-numbers'
import { WITHDRAWAL_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { WITHDRAWAL_REASON_NAMES } from '@honjeo/contract/values/withdrawal-reasons'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { withdraw } from '../my-account.api.ts'
import { clearVerification } from '../verification/verification-store.ts'
import { forgetPerson } from './local-data.ts'
import { fieldOf, isAboutProof, useOwnProof } from './own-proof.tsx'

interface WithdrawalDialogProps {
  open: boolean
  onClose: () => void
}

interface WithdrawalValues {
  reason: WithdrawalReason | null
  detail: string
}

/** The last step asks for the reason and a proof of identity; submitting shows what is missing. */
export function WithdrawalDialog({ open, onClose }: WithdrawalDialogProps) {
  const { t } = useLingui()
  const { withdrawing, onGone } = useWithdrawing(onClose)
  const { isPending } = withdrawing
  const form = useForm<WithdrawalValues>({ defaultValues: { reason: null, detail: '' } })
  const { control, register, formState } = form
  const { errors, isSubmitted } = formState
  const { field: reason } = useController({
    control,
    name: 'reason',
    rules: { validate: (chosen) => chosen !== null || t`탈퇴 사유를 선택해주세요.` },
  })
  const own = useOwnProof({
    isOpen: open,
    isAsked: isSubmitted,
    hint: t`되돌릴 수 없는 일이라 한 번 더 확인해요.`,
    tried: { error: withdrawing.error, draft: withdrawing.variables },
  })

  // What the new choice asks for has not been tried yet.
  const handleReason = (next: WithdrawalReason) => form.reset({ reason: next, detail: form.getValues('detail') })

  const submit = form.handleSubmit((values) => {
    if (own.proof === null) own.focus()
    else if (values.reason !== null) {
      const detail = values.reason === 'OTHER' && { detail: values.detail.trim() }
      withdrawing.mutate(
        { reason: values.reason, ...detail, ...own.proof },
        { onError: (error) => showFieldErrors(form, error) },
      )
    }
  })

  return (
    <Dialog
      open={open}
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
          <Button variant="danger" isLoading={isPending} onClick={() => void submit()}>
            {t`탈퇴하기`}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <FocusGroup focusRef={reason.ref}>
          <RadioCards
            label={t`탈퇴 사유`}
            options={WITHDRAWAL_REASONS.map((value) => ({
              value,
              label: serverText(`WITHDRAWAL_REASON.${value}`, null, WITHDRAWAL_REASON_NAMES[value]),
            }))}
            value={reason.value}
            onChange={handleReason}
            error={errors.reason?.message}
          />
        </FocusGroup>
        {reason.value === 'OTHER' && (
          <TextArea
            {...register('detail', { validate: (detail) => detail.trim() !== '' || t`기타 사유를 입력해주세요.` })}
            label={t`어떤 점이 아쉬웠나요?`}
            rows={3}
            maxLength={WITHDRAWAL_DETAIL_MAX}
            showsCount
            error={errors.detail?.message}
          />
        )}
        {own.field}
      </div>
    </Dialog>
  )
}

function useWithdrawing(onClose: () => void) {
  const navigate = useNavigate()
  // The dialog may be gone before the mutation's success is rendered.
  const isDone = useRef(false)

  const withdrawing = useSingleMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      isDone.current = true
      forgetPerson()
      onClose()
    },
    onError: (error) => {
      // A proof by mail works once and for a limited time, so a new code has to be requested.
      if (error instanceof ApiError && error.code === failures.EMAIL_PROOF_EXPIRED) clearVerification('CONFIRM')
      if (fieldOf(error, 'detail') === undefined && !isAboutProof(error)) toast.error(errorText(error))
    },
  })

  return {
    withdrawing,
    onGone: () => {
      if (isDone.current) void navigate(paths.goodbye(), { replace: true })
    },
  }
}

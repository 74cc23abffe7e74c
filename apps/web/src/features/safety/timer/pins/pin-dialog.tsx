import { useLingui } from '@lingui/react/macro'
import { type Ref, useRef, useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { FieldText } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { OtpField } from '#ui/form/otp-field.tsx'

/** The number of digits; the contract takes no other. */
export const PIN_LENGTH = 4

interface PinDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  confirmLabel: string
  /** Rejects with what the server says of the PIN. */
  onPin: (pin: string) => Promise<unknown>
}

/**
 * Asks for a PIN. Both PINs go the same way, and all that is shown afterwards is what the server answers. A PIN is kept nowhere: with no
 * network it is asked for again.
 */
export function PinDialog({ open, onOpenChange, title, description, confirmLabel, onPin }: PinDialogProps) {
  const { t } = useLingui()
  const [pin, setPin] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const sending = useSingleMutation<unknown, string>({
    mutationFn: onPin,
    onSuccess: () => onOpenChange(false),
    onSettled: () => setPin(''),
    onError: () => input.current?.focus(),
  })
  const isAway = sending.error instanceof ApiError && sending.error.code === 'NETWORK'
  const error =
    sending.error === null || pin !== ''
      ? undefined
      : isAway
        ? t`서버에 닿지 않았어요. PIN은 이 기기에 남기지 않으니 연결되면 다시 입력해주세요.`
        : errorText(sending.error)

  function handleOpenChange(next: boolean) {
    setPin('')
    sending.reset()
    onOpenChange(next)
  }

  function send(whole: string) {
    if (whole.length === PIN_LENGTH) sending.mutate(whole)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={title}
      description={description}
      initialFocus={input}
      actions={
        <>
          <Button variant="secondary" onClick={() => handleOpenChange(false)}>
            {t`닫기`}
          </Button>
          <Button disabled={pin.length < PIN_LENGTH} isLoading={sending.isPending} onClick={() => send(pin)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => send(pin)}>
        <PinField ref={input} label={t`PIN 숫자 ${PIN_LENGTH}자리`} value={pin} onChange={setPin} error={error} />
      </Form>
    </Dialog>
  )
}

interface PinFieldProps extends FieldText {
  value: string
  onChange: (value: string) => void
  onComplete?: (pin: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Digits as dots; no browser offers to keep them or to fill them in. */
export function PinField(props: PinFieldProps) {
  return <OtpField {...props} isSecret length={PIN_LENGTH} />
}

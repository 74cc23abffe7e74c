import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { NewPasswordFields, useNewPassword } from '../password/new-password-fields.tsx'
import { useVerification } from '../verification/verification-store.ts'

export interface PasswordSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the server would not take, and why. */
  refusal: { password: string; message: string } | undefined
  isPending: boolean
  onSubmit: (password: string) => void
}

/** Asks for the password once more at the end of the wizard. */
export function PasswordSheet({ open, onOpenChange, refusal, isPending, onSubmit }: PasswordSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`비밀번호를 정해주세요`}
      description={
        refusal === undefined
          ? t`안전을 위해 저장해두지 않았어요. 한 번만 더 입력하면 가입이 끝나요.`
          : t`다른 비밀번호로 바꾸면 가입이 끝나요.`
      }
    >
      <PasswordSheetForm refusal={refusal} isPending={isPending} onSubmit={onSubmit} />
    </Sheet>
  )
}

type PasswordSheetFormProps = Pick<PasswordSheetProps, 'refusal' | 'isPending' | 'onSubmit'>

function PasswordSheetForm({ refusal, isPending, onSubmit }: PasswordSheetFormProps) {
  const { email } = useVerification('SIGNUP')
  const draft = useNewPassword(email, refusal?.password)
  const isRefused = refusal !== undefined && draft.password === refusal.password
  return (
    <Form onSubmit={() => draft.isReady && !isRefused && onSubmit(draft.password)} className="gap-6">
      <NewPasswordFields draft={draft} email={email} error={isRefused ? refusal.message : undefined} />
      <Button type="submit" disabled={!draft.isReady || isRefused} isLoading={isPending}>
        <Trans>가입 마치기</Trans>
      </Button>
    </Form>
  )
}

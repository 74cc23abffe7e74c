import { Trans, useLingui } from '@lingui/react/macro'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { checkPassword } from './account.api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useSignUpStore } from './sign-up-store.ts'
import { StepTitle } from './step-title.tsx'
import { useProvenPassword } from './use-proven-password.ts'

interface SignUpPasswordStepProps {
  verificationToken: string
  onDone: () => void
}

export function SignUpPasswordStep({ verificationToken, onDone }: SignUpPasswordStepProps) {
  const { t } = useLingui()
  const { email, draft, error, isPending, submit } = useProvenPassword({
    purpose: 'SIGNUP',
    initial: useSignUpStore((gathered) => gathered.password),
    send: (password) => checkPassword({ verificationToken, password }),
    onAccepted: (password) => {
      useSignUpStore.setState({ password })
      onDone()
    },
  })

  return (
    <Form onSubmit={submit} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`${email} 계정의 비밀번호예요.`}>
          <Trans>비밀번호를 정해주세요</Trans>
        </StepTitle>
        <NewPasswordFields draft={draft} email={email} error={error} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" disabled={!draft.isReady} isLoading={isPending}>
          <Trans>다음</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useSignUpStore } from './sign-up-store.ts'
import { StepTitle } from './step-title.tsx'
import { useNewPassword } from './use-new-password.ts'
import { useVerification } from './verification-store.ts'

export function SignUpPasswordStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { email } = useVerification('SIGNUP')
  const chosen = useSignUpStore((gathered) => gathered.password)
  const draft = useNewPassword(email, chosen)

  function handleSubmit() {
    if (!draft.isReady) return
    useSignUpStore.setState({ password: draft.password })
    onDone()
  }

  return (
    <Form onSubmit={handleSubmit} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`${email} 계정의 비밀번호예요.`}>
          <Trans>비밀번호를 정해주세요</Trans>
        </StepTitle>
        <NewPasswordFields draft={draft} email={email} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" disabled={!draft.isReady}>
          <Trans>다음</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}

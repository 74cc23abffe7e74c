import { Trans, useLingui } from '@lingui/react/macro'
import { redirect, useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { readSession } from '#lib/server/session.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { checkPassword } from '../account.api.ts'
import { missingConsents } from '../consents/consents.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { useProvenPassword } from '../password/use-proven-password.ts'
import { StepTitle, useStep } from '../step.tsx'
import { useVerification } from '../verification/verification-store.ts'
import { SignUpEmailStep } from './sign-up-email-step.tsx'
import { useSignUpStore } from './sign-up-store.ts'

export function loader() {
  return readSession() === null ? null : redirect(paths.home())
}

/** The steps are e-mail, then password, which Kakao takes the place of; the profile wizard follows and makes the account. */
export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { agreed, kakao } = useSignUpStore()
  const { token } = useVerification('SIGNUP')
  const isKakao = kakao !== null
  const { step, goTo } = useStep(!isKakao && token !== null && missingConsents(agreed).length === 0 ? 2 : 1)
  const goToProfile = () => void navigate(paths.profileCreate())

  return (
    <>
      <PageHeader title={t`회원가입`} back={{ fallback: step === 1 ? paths.login() : paths.signUp() }} />
      {step === 1 || token === null ? (
        <SignUpEmailStep onDone={isKakao ? goToProfile : () => goTo(2)} />
      ) : (
        <SignUpPasswordStep verificationToken={token} onDone={goToProfile} />
      )}
    </>
  )
}

interface SignUpPasswordStepProps {
  verificationToken: string
  onDone: () => void
}

function SignUpPasswordStep({ verificationToken, onDone }: SignUpPasswordStepProps) {
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

import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { missingConsents } from './consents.ts'
import { SignUpEmailStep } from './sign-up-email-step.tsx'
import { SignUpPasswordStep } from './sign-up-password-step.tsx'
import { useSignUpStore } from './sign-up-store.ts'
import { useStep } from './use-step.ts'
import { useVerification } from './verification-store.ts'

/** E-mail, then password, which Kakao takes the place of; the profile wizard follows and makes the account. */
export function SignUpSteps() {
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

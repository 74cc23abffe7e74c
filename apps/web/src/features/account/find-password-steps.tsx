import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { EmailVerification } from './email-verification.tsx'
import { ResetPasswordStep } from './reset-password-step.tsx'
import { StepTitle } from './step-title.tsx'
import { useProofRequest } from './use-proof-request.ts'
import { useStep } from './use-step.ts'
import { useVerification } from './verification-store.ts'

export function FindPasswordSteps() {
  const { t } = useLingui()
  const { token } = useVerification('PASSWORD')
  const { step, goTo } = useStep(token === null ? 1 : 2)
  const proof = useProofRequest('PASSWORD')

  return (
    <>
      <PageHeader title={t`비밀번호 찾기`} back={{ fallback: step === 1 ? paths.login() : paths.findPassword() }} />
      {step === 2 && token !== null ? (
        <ResetPasswordStep verificationToken={token} />
      ) : (
        <>
          <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
            <StepTitle description={t`비밀번호를 다시 정할 수 있게 인증번호를 보내드려요.`}>
              <Trans>가입한 이메일을 알려주세요</Trans>
            </StepTitle>
            <EmailVerification purpose="PASSWORD" nextFieldRef={proof.ref} error={proof.error} />
          </div>
          <BottomBar>
            <Button className="flex-1" onClick={() => (token === null ? proof.ask() : goTo(2))}>
              <Trans>다음</Trans>
            </Button>
          </BottomBar>
        </>
      )}
    </>
  )
}

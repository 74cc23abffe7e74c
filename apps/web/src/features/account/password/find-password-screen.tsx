import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { clearSession } from '#lib/server/session.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { resetPassword } from '../account.api.ts'
import { StepTitle, useStep } from '../step.tsx'
import { EmailVerification, useProofRequest } from '../verification/email-verification.tsx'
import { clearVerification, useVerification } from '../verification/verification-store.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useProvenPassword } from './use-proven-password.ts'

export function Component() {
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

function ResetPasswordStep({ verificationToken }: { verificationToken: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { email, draft, error, isPending, submit } = useProvenPassword({
    purpose: 'PASSWORD',
    send: (password) => resetPassword({ verificationToken, password }),
    onAccepted: async () => {
      // The change has ended every session of the account, one on this device included.
      clearSession()
      toast.success(t`비밀번호를 바꿨어요. 다시 로그인해주세요.`)
      await navigate(paths.login(), { replace: true })
      clearVerification('PASSWORD')
    },
  })

  return (
    <Form onSubmit={submit} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`바꾸고 나면 모든 기기에서 로그아웃돼요.`}>
          <Trans>새 비밀번호를 정해주세요</Trans>
        </StepTitle>
        <NewPasswordFields draft={draft} email={email} error={error} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" disabled={!draft.isReady} isLoading={isPending}>
          <Trans>비밀번호 바꾸기</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}

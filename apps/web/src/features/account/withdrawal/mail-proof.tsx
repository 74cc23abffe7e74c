import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useSecondsUntil } from '../countdown.ts'
import { EmailCodeField } from '../email-code-field.tsx'
import { fieldErrorText } from '../field-error.ts'
import { useSendCode } from '../use-send-code.ts'
import { useWaitText } from '../use-wait-text.ts'
import { changeEmail, readVerification, useVerification } from '../verification-store.ts'

/** The proof of a member without a password: a code to their own address. Its outcome is in the verification store. */
export function MailProof({ email, error }: { email: string; error: string | undefined }) {
  const { t } = useLingui()
  const { expiresAt, resendAt, token } = useVerification('CONFIRM')
  const waiting = useWaitText()(useSecondsUntil(resendAt))
  const sending = useSendCode('CONFIRM')
  useEffect(() => {
    // A proof of another account, or of an earlier sign-up, is not valid here.
    if (readVerification('CONFIRM').email !== email) changeEmail('CONFIRM', email)
  }, [email])

  if (token !== null) {
    return (
      <Callout icon={<MailCheck aria-hidden="true" size={18} />}>
        <Trans>{email} 주소를 확인했어요.</Trans>
      </Callout>
    )
  }
  const problem = sending.isError ? fieldErrorText(sending.error, 'email') : expiresAt === null ? error : undefined
  return (
    <div>
      <p className="text-basalt-700">
        <Trans>본인인지 확인할게요. {email} 주소로 인증번호를 보내드려요.</Trans>
      </p>
      <Button
        variant="secondary"
        size="md"
        className="mt-3"
        isLoading={sending.isPending}
        disabled={waiting !== null}
        onClick={() => sending.mutate(email)}
      >
        {expiresAt === null ? t`인증번호 받기` : t`재전송`}
      </Button>
      {waiting !== null && <p className="mt-1.5 text-sm text-basalt-500">{t`${waiting} 뒤에 다시 받을 수 있어요.`}</p>}
      <p role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
        {problem}
      </p>
      {expiresAt !== null && (
        <EmailCodeField key={expiresAt} email={email} purpose="CONFIRM" expiresAt={expiresAt} error={error} />
      )}
    </div>
  )
}

import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { looksLikeEmail } from '@honjeo/contract/values/email'
import { EMAIL_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { mergeRefs } from '#ui/merge-refs.ts'
import { TextField } from '#ui/text-field.tsx'
import { useSecondsUntil } from './countdown.ts'
import { EmailCodeField } from './email-code-field.tsx'
import { EmailProven } from './email-proven.tsx'
import { fieldErrorText } from './field-error.ts'
import { useSendCode } from './use-send-code.ts'
import { changeEmail, useVerification } from './verification-store.ts'
import { useWaitText } from './use-wait-text.ts'

interface EmailVerificationProps {
  purpose: EmailCodePurpose
  /** What the screen misses here, said at the field that comes next … */
  error?: string | undefined
  /** … which this leads to. */
  nextFieldRef?: Ref<HTMLInputElement>
}

/** Address, code by mail, proof. The outcome stands in the verification store. */
export function EmailVerification({ purpose, error, nextFieldRef }: EmailVerificationProps) {
  const { t } = useLingui()
  const { email, expiresAt, resendAt, token } = useVerification(purpose)
  const waiting = useWaitText()(useSecondsUntil(resendAt))
  const [tokenBefore] = useState(token)
  const [isTouched, setTouched] = useState(false)
  const emailRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const sending = useSendCode(purpose)
  const isEmail = looksLikeEmail(email.trim())
  const isCodeOut = expiresAt !== null
  const hasWaited = waiting === null && sending.error instanceof ApiError && sending.error.retryAfter !== undefined

  const sentAt = sending.isSuccess ? expiresAt : null
  useEffect(() => {
    if (sentAt === null) return
    codeRef.current?.focus({ preventScroll: true })
    // Of its own accord a browser scrolls as little as it may, which leaves the boxes behind the bar at the bottom.
    codeRef.current?.form?.scrollIntoView({ block: 'center' })
  }, [sentAt])

  function handleSend() {
    setTouched(true)
    if (isEmail && waiting === null) sending.mutate(email.trim())
  }

  function handleOther() {
    changeEmail(purpose, '')
    setTouched(false)
    emailRef.current?.focus()
  }

  function emailError(): string | undefined {
    if (isTouched && email.trim() === '') return t`이메일을 입력해주세요.`
    if (isTouched && !isEmail) return t`올바른 이메일 주소를 입력해주세요.`
    if (sending.isError && !hasWaited) return fieldErrorText(sending.error, 'email')
    return isCodeOut ? undefined : error
  }

  return (
    <div>
      <Form onSubmit={handleSend}>
        <TextField
          ref={mergeRefs(emailRef, isCodeOut ? undefined : nextFieldRef)}
          label={t`이메일`}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          placeholder="haenyeo@example.com"
          value={email}
          readOnly={token !== null}
          onChange={(event) => {
            sending.reset()
            changeEmail(purpose, event.target.value)
          }}
          onBlur={() => setTouched(email !== '')}
          error={emailError()}
        />
        {token === null && (
          <Button
            type="submit"
            variant="secondary"
            size="md"
            className="mt-3"
            isLoading={sending.isPending}
            disabled={waiting !== null}
          >
            {isCodeOut ? <Trans>재전송</Trans> : <Trans>인증번호 받기</Trans>}
          </Button>
        )}
        {token === null && waiting !== null && (
          <p className="mt-1.5 text-sm text-basalt-500">{t`${waiting} 뒤에 다시 받을 수 있어요.`}</p>
        )}
      </Form>
      {isCodeOut && (
        <EmailCodeField
          // A new code begins with empty boxes.
          key={expiresAt}
          ref={mergeRefs(codeRef, nextFieldRef)}
          email={email.trim()}
          purpose={purpose}
          expiresAt={expiresAt}
          error={error}
        />
      )}
      <div aria-live="polite">
        {token !== null && <EmailProven isNew={token !== tokenBefore} onOther={handleOther} />}
      </div>
    </div>
  )
}

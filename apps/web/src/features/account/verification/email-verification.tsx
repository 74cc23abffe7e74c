import { looksLikeEmail } from '@honjeo/contract/values/email'
import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { EMAIL_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/server/api-error.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { mergeRefs } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSecondsUntil, useWaitText } from './countdown.ts'
import { EmailCodeField, fieldErrorText, useSendCode } from './email-code-field.tsx'
import { changeEmail, useVerification, type Verification } from './verification-store.ts'

interface EmailVerificationProps {
  purpose: EmailCodePurpose
  /** What the screen misses here, said at the field that comes next … */
  error?: string | undefined
  /** … which this leads to. */
  nextFieldRef?: Ref<HTMLInputElement>
}

/** Address, code by mail, proof. The outcome is in the verification store. */
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
    // By default a browser scrolls as little as it may, which leaves the boxes behind the bar at the bottom.
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

interface EmailProvenProps {
  /** Whether it was proven a moment ago, by the boxes that are gone now and had the focus. */
  isNew: boolean
  onOther: () => void
}

/** Takes the place of the code. */
function EmailProven({ isNew, onOther }: EmailProvenProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) ref.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 *:max-w-full">
      <p ref={ref} tabIndex={-1} className="flex items-center gap-1.5 font-semibold text-easy">
        <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
        <Trans>인증되었습니다.</Trans>
      </p>
      <Button variant="ghost" size="sm" onClick={onOther}>
        <Trans>다른 이메일 쓰기</Trans>
      </Button>
    </div>
  )
}

/** Asks for the proof from a member who goes on without it: leads to the field that comes next and says so, until something is done about it. */
export function useProofRequest(purpose: EmailCodePurpose) {
  const { t } = useLingui()
  const verification = useVerification(purpose)
  const [asked, setAsked] = useState<Verification>()
  const ref = useRef<HTMLInputElement>(null)

  return {
    ref,
    error: verification.token === null && asked === verification ? t`이메일 인증을 완료해주세요.` : undefined,
    ask() {
      setAsked(verification)
      ref.current?.focus()
    },
  }
}

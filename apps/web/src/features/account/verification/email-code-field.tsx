import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import * as failures from '@honjeo/contract/values/error-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { OtpField } from '#ui/form/otp-field.tsx'
import { sendEmailCode, verifyEmailCode } from '../account.api.ts'
import { formatTimer, useSecondsUntil } from './countdown.ts'
import { readVerification, updateVerification, useVerification } from './verification-store.ts'

interface EmailCodeFieldProps {
  email: string
  purpose: EmailCodePurpose
  /** The end of the code, ms since the epoch. */
  expiresAt: number
  error: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The field for a code; typing the last digit submits it. */
export function EmailCodeField({ email, purpose, expiresAt, error, ref }: EmailCodeFieldProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const left = useSecondsUntil(expiresAt)
  const { requestId, codeLength } = useVerification(purpose)
  const verifying = useMutation({
    mutationFn: (entered: string) =>
      verifyEmailCode({ email, purpose, code: entered, ...(requestId !== null && { requestId }) }),
    onSuccess: ({ verificationToken }) => {
      // The address may have been changed while the answer was on its way.
      if (readVerification(purpose).expiresAt !== expiresAt) return
      updateVerification(purpose, { token: verificationToken, expiresAt: null, resendAt: null })
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === failures.WRONG_EMAIL_CODE) setCode('')
    },
  })
  const isExpired = left === 0
  const isRefused = verifying.error instanceof ApiError && verifying.error.status === 400

  function handleSubmit() {
    if (code.length === codeLength && !isExpired && !verifying.isPending) verifying.mutate(code)
  }

  function errorOf(): string | undefined {
    if (isExpired) return t`인증번호가 만료되었어요. 다시 받아주세요.`
    if (!verifying.isError) return error
    if (verifying.error instanceof ApiError && verifying.error.code === failures.WRONG_EMAIL_CODE)
      return t`인증번호가 틀립니다.`
    return fieldErrorText(verifying.error, 'code')
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-6">
      <OtpField
        ref={ref}
        label={t`인증번호`}
        length={codeLength}
        value={code}
        onChange={(next) => {
          verifying.reset()
          setCode(next)
        }}
        onComplete={(entered) => verifying.mutate(entered)}
        disabled={isExpired}
        error={errorOf()}
        hint={t`메일로 보낸 숫자 ${codeLength}자리를 적어주세요. 몇 분 늦게 오기도 해요. 보이지 않으면 스팸함도 확인해주세요.`}
        counter={
          <span role="timer" aria-label={t`남은 시간`} className="font-semibold text-tangerine-700">
            {formatTimer(left)}
          </span>
        }
      />
      {/* A wrong code is typed again; an answer that never came is asked for again. */}
      {verifying.isError && !isRefused && !isExpired && (
        <Button type="submit" variant="secondary" size="md" className="mt-3 self-start">
          <Trans>다시 시도</Trans>
        </Button>
      )}
    </Form>
  )
}

/** Sends a code to an address; how long it is valid, and when the next may be asked for, goes into the store. */
export function useSendCode(purpose: EmailCodePurpose) {
  /** The address may have been changed while the answer was on its way. */
  const isStill = (email: string) => readVerification(purpose).email.trim() === email
  const after = (seconds: number) => Date.now() + seconds * 1000

  return useMutation({
    mutationFn: (email: string) => sendEmailCode({ email, purpose }),
    onSuccess: ({ expiresInSeconds, resendAfterSeconds, requestId, codeLength }, email) => {
      if (!isStill(email)) return
      const [expiresAt, resendAt] = [after(expiresInSeconds), after(resendAfterSeconds)]
      updateVerification(purpose, { expiresAt, resendAt, requestId, codeLength })
    },
    onError: (error, email) => {
      if (!(error instanceof ApiError) || error.retryAfter === undefined || !isStill(email)) return
      updateVerification(purpose, { resendAt: after(error.retryAfter) })
    },
  })
}

/** What the server says of one field of a request, or else of the whole. */
export function fieldErrorText(error: unknown, field: string): string {
  return (error instanceof ApiError ? error.fields?.[field] : undefined) ?? errorText(error)
}

import * as failures from '@honjeo/contract/values/error-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { profileQuery } from '../account.api.ts'
import type { OwnProof } from '../my-account.api.ts'
import { useSecondsUntil, useWaitText } from '../verification/countdown.ts'
import { EmailCodeField, fieldErrorText, useSendCode } from '../verification/email-code-field.tsx'
import { changeEmail, readVerification, useVerification } from '../verification/verification-store.ts'

const PROOF_CODES = [
  failures.WRONG_CURRENT_PASSWORD,
  failures.NO_PASSWORD,
  failures.PROOF_REQUIRED,
  failures.EMAIL_PROOF_EXPIRED,
  failures.TOO_MANY_LOGINS,
]

/** The error of one field. */
export const fieldOf = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined

export const isAboutProof = (error: unknown): boolean => error instanceof ApiError && PROOF_CODES.includes(error.code)

interface OwnProofOptions {
  isOpen: boolean
  /** Shows what is missing. */
  isAsked: boolean
  /** The reason why the password is asked for. */
  hint: string
  tried: { error: unknown; draft: Partial<Record<'password' | 'verificationToken', string>> | undefined }
}

interface OwnProofField {
  /** The proof; null while something is missing. */
  proof: OwnProof | null
  /** Whether the field is there, and can have the focus. */
  isReady: boolean
  /** Moves the focus to what is missing. */
  focus: () => void
  field: ReactNode
}

/** Asks for the password, or for a code by mail where the account has none. */
export function useOwnProof({ isOpen, isAsked, hint, tried }: OwnProofOptions): OwnProofField {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const { token } = useVerification('CONFIRM')
  const { data: profile, error, isFetching, refetch } = useQuery({ ...profileQuery(), enabled: isOpen })
  const focus = useCallback(() => inputRef.current?.focus(), [])
  const refusal = isAboutProof(tried.error) ? errorText(tried.error) : undefined

  if (profile === undefined) {
    const field =
      error === null ? (
        <SkeletonGroup>
          <Skeleton className="h-13" />
        </SkeletonGroup>
      ) : (
        <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )
    return { proof: null, isReady: false, focus, field }
  }
  if (!profile.hasPassword) {
    const missing = isAsked && token === null ? t`메일로 받은 인증번호를 입력해주세요.` : undefined
    return {
      proof: token === null ? null : { verificationToken: token },
      isReady: true,
      focus,
      field: <MailProof email={profile.email} error={missing ?? refusal} />,
    }
  }
  return {
    proof: password === '' ? null : { password },
    isReady: true,
    focus,
    field: (
      <TextField
        ref={inputRef}
        label={t`비밀번호`}
        type="password"
        name="current-password"
        autoComplete="current-password"
        hint={hint}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={
          isAsked && password === ''
            ? t`비밀번호를 입력해주세요.`
            : tried.draft?.password === password
              ? refusal
              : undefined
        }
      />
    ),
  }
}

/** The proof of a member without a password: a code to their own address. Its outcome is in the verification store. */
function MailProof({ email, error }: { email: string; error: string | undefined }) {
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

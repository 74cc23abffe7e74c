import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { profileQuery } from '../account.api.ts'
import type { OwnProof } from '../my-account.api.ts'
import { useVerification } from '../verification-store.ts'
import { MailProof } from './mail-proof.tsx'

const PROOF_CODES = ['ACCOUNT4001', 'ACCOUNT4002', 'ACCOUNT4003', 'AUTH4003', 'AUTH4291']

/** The error of one field. */
export const fieldOf = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined

export const isAboutProof = (error: unknown): boolean => error instanceof ApiError && PROOF_CODES.includes(error.code)

interface OwnProofOptions {
  isOpen: boolean
  /** Shows what is missing. */
  isAsked: boolean
  tried: { error: unknown; draft: Partial<Record<'password' | 'verificationToken', string>> | undefined }
}

interface OwnProofField {
  /** The proof; null while something is missing. */
  proof: OwnProof | null
  /** Moves the focus to what is missing. */
  focus: () => void
  field: ReactNode
}

/** Asks for the password, or for a code by mail where the account has none. */
export function useOwnProof({ isOpen, isAsked, tried }: OwnProofOptions): OwnProofField {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const { token } = useVerification('CONFIRM')
  const { data: profile, error, isFetching, refetch } = useQuery({ ...profileQuery(), enabled: isOpen })
  const focus = () => inputRef.current?.focus()
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
    return { proof: null, focus, field }
  }
  if (!profile.hasPassword) {
    const missing = isAsked && token === null ? t`메일로 받은 인증번호를 입력해주세요.` : undefined
    return {
      proof: token === null ? null : { verificationToken: token },
      focus,
      field: <MailProof email={profile.email} error={missing ?? refusal} />,
    }
  }
  return {
    proof: password === '' ? null : { password },
    focus,
    field: (
      <TextField
        ref={inputRef}
        label={t`비밀번호`}
        type="password"
        name="current-password"
        autoComplete="current-password"
        hint={t`되돌릴 수 없는 일이라 한 번 더 확인해요.`}
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

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '#ui/text-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import type { NewPassword } from './use-new-password.ts'

interface NewPasswordFieldsProps {
  /** Where another password stands beside it. */
  label?: string
  draft: NewPassword
  email: string
  /** What the server said of the password. */
  error?: string | undefined
}

/** No `maxLength`: a pasted password that is too long is said to be so, not cut in silence. */
export function NewPasswordFields({ label, draft, email, error }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  const { password, setPassword, confirmation, setConfirmation, problem } = draft
  const [isPasswordLeft, setPasswordLeft] = useState(false)
  const [isConfirmationLeft, setConfirmationLeft] = useState(false)

  // What may still become the same is no mistake yet.
  const isUnderway = !isConfirmationLeft && password.startsWith(confirmation)
  const differs = confirmation !== '' && confirmation !== password && !isUnderway

  return (
    <div className="flex flex-col gap-6">
      {/* Tells password managers which account the password is for. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={label ?? t`비밀번호`}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => setPasswordLeft(password !== '')}
        error={error}
        hint={<PasswordRules problem={problem} isEmpty={password === ''} isLeft={isPasswordLeft} />}
      />
      <TextField
        label={t`비밀번호 확인`}
        type="password"
        name="new-password-again"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        onFocus={() => setConfirmationLeft(false)}
        onBlur={() => setConfirmationLeft(true)}
        error={differs ? t`비밀번호가 일치하지 않습니다.` : undefined}
      />
    </div>
  )
}

import { PASSWORD_MAX, PASSWORD_MIN } from '@honjeo/contract/values/limits'
import { type PasswordProblem, passwordProblem } from '@honjeo/contract/values/password'
import { useLingui } from '@lingui/react/macro'
import { Check, Dot, X } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { TextField } from '#ui/form/text-field.tsx'

interface NewPasswordFieldsProps {
  /** The name of the field, where there is another password beside it. */
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
      {/* Says to password managers which account the password is for. */}
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

/** The rules in the order in which they are judged: before the first broken one all are kept. */
const RULES = ['LENGTH', 'VARIETY', 'EMAIL', 'CONTEXT'] as const satisfies readonly PasswordProblem[]

interface PasswordRulesProps {
  problem: PasswordProblem | null
  isEmpty: boolean
  /** Whether the field was left: then the broken rule is a mistake, before it was only to come. */
  isLeft: boolean
}

/** The rules, ticked off one after the other while typing. Spans only: it is part of a field's hint, a paragraph. */
function PasswordRules({ problem, isEmpty, isLeft }: PasswordRulesProps) {
  const { t } = useLingui()
  const texts = {
    LENGTH: t`${PASSWORD_MIN}~${PASSWORD_MAX}자`,
    VARIETY: t`영문, 숫자, 기호 중 두 가지 이상`,
    EMAIL: t`이메일과 다르게`,
    CONTEXT: t`혼저, 제주, 내 이름 말고 다른 말도 넣어서`,
  }
  const broken = RULES.findIndex((rule) => rule === problem)
  return (
    <span className="flex flex-col gap-1">
      {RULES.map((rule, index) => {
        const isKept = !isEmpty && (broken === -1 || index < broken)
        const isWrong = !isEmpty && isLeft && index === broken
        const Icon = isKept ? Check : isWrong ? X : Dot
        return (
          <span
            key={rule}
            className={cx('flex items-center gap-1', isKept && 'font-semibold text-easy', isWrong && 'text-danger')}
          >
            <Icon aria-hidden="true" size={16} strokeWidth={3} className="shrink-0" />
            {texts[rule]}
            {isKept && <span className="sr-only">{t`충족`}</span>}
            {isWrong && <span className="sr-only">{t`부족`}</span>}
          </span>
        )
      })}
    </span>
  )
}

/** A password and the same once more; `email` is what it must not be. */
export function useNewPassword(email: string, initial = '') {
  const [password, setPassword] = useState(initial)
  const [confirmation, setConfirmation] = useState(initial)
  const problem = passwordProblem(password, { email })
  return {
    password,
    setPassword,
    confirmation,
    setConfirmation,
    problem,
    isReady: problem === null && password === confirmation,
  }
}

type NewPassword = ReturnType<typeof useNewPassword>

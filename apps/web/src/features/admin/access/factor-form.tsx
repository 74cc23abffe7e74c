import type { StaffFactors } from '@honjeo/contract/admin/factors'
import * as failures from '@honjeo/contract/values/error-numbers'
import { AUTHENTICATOR_CODE_LENGTH, PASSWORD_MAX, STAFF_CODE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { OtpField } from '#ui/form/otp-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { refetchStaffMe } from './staff-request.ts'

interface FactorFormProps<R> {
  /** A member of the staff without an authenticator gives the password alone; the code is empty then. */
  asksCode: boolean
  mutationFn: (factors: StaffFactors) => Promise<R>
  onDone: (result: R) => void
  submitLabel: string
  cancelLabel: string
  onCancel: () => void
}

/** The failures by which it turned out that there is an authenticator, or none. */
const IS_STALE = new Set<string>([failures.WRONG_AUTHENTICATOR_CODE, failures.AUTHENTICATOR_MISSING])
/** The failures about the code rather than the password. */
const OF_CODE = new Set<string>([failures.WRONG_AUTHENTICATOR_CODE, failures.TOO_MANY_AUTHENTICATOR_CODES])

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : '')

/** Password and code of a member of the staff; the last digit sends them. */
export function FactorForm<R>({
  asksCode,
  mutationFn,
  onDone,
  submitLabel,
  cancelLabel,
  onCancel,
}: FactorFormProps<R>) {
  const { t } = useLingui()
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const giving = useSingleMutation({
    mutationFn,
    onSuccess: onDone,
    onError: (error) => {
      const reason = codeOf(error)
      if (reason === failures.AUTHENTICATOR_MISSING || (!asksCode && IS_STALE.has(reason))) refetchStaffMe()
      if (asksCode && OF_CODE.has(reason)) {
        setCode('')
        codeField.current?.focus()
      } else passwordField.current?.select()
    },
  })
  useEffect(() => passwordField.current?.focus(), [])
  const isComplete = !asksCode || code.length >= AUTHENTICATOR_CODE_LENGTH

  function submit(entered: string) {
    if (password === '') passwordField.current?.focus()
    else if (asksCode && entered.length < AUTHENTICATOR_CODE_LENGTH) codeField.current?.focus()
    else giving.mutate({ password, code: entered })
  }

  const isOfCode = asksCode && OF_CODE.has(codeOf(giving.error))
  const error = giving.isError ? errorText(giving.error) : undefined
  return (
    <Form onSubmit={() => submit(code)} className="gap-4">
      <TextField
        ref={passwordField}
        label={t`비밀번호`}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          giving.reset()
        }}
        error={isOfCode ? undefined : error}
      />
      {asksCode && (
        <CodeField
          ref={codeField}
          value={code}
          onChange={(next) => {
            setCode(next)
            if (next !== '') giving.reset()
          }}
          onComplete={submit}
          error={isOfCode ? error : undefined}
        />
      )}
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" size="md" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" size="md" disabled={password === '' || !isComplete} isLoading={giving.isPending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}

interface CodeFieldProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  /** Is called with the last digit of an authenticator's code. */
  onComplete: (code: string) => void
  error: string | undefined
}

/** A code of the authenticator, or a recovery code where the phone is not at hand. */
function CodeField({ ref, value, onChange, onComplete, error }: CodeFieldProps) {
  const { t } = useLingui()
  const [isRecovery, setRecovery] = useState(false)
  const isTurned = useRef(false)
  useEffect(() => {
    if (isTurned.current) ref.current?.focus()
    isTurned.current = false
  })

  function turn() {
    isTurned.current = true
    onChange('')
    setRecovery(!isRecovery)
  }

  return (
    <div>
      {isRecovery ? (
        <TextField
          ref={ref}
          label={t`복구 코드`}
          hint={t`등록할 때 받은 코드예요. 하나는 한 번만 쓸 수 있어요.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={STAFF_CODE_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={error}
        />
      ) : (
        <OtpField
          ref={ref}
          label={t`인증 코드`}
          hint={t`인증 앱에 보이는 숫자 6자리예요.`}
          length={AUTHENTICATOR_CODE_LENGTH}
          value={value}
          onChange={onChange}
          onComplete={onComplete}
          error={error}
        />
      )}
      <Button variant="ghost" size="sm" className="mt-1 -ml-3.5 text-left! font-normal!" onClick={turn}>
        {isRecovery ? t`인증 앱의 코드로 확인하기` : t`휴대폰이 없나요? 복구 코드 쓰기`}
      </Button>
    </div>
  )
}

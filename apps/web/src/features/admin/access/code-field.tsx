import { AUTHENTICATOR_CODE_LENGTH, STAFF_CODE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { OtpField } from '#ui/otp-field.tsx'
import { TextField } from '#ui/text-field.tsx'

interface CodeFieldProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  /** With the last digit of an authenticator's code. */
  onComplete: (code: string) => void
  error: string | undefined
}

/** A code of the authenticator, or a recovery code where the phone is not at hand. */
export function CodeField({ ref, value, onChange, onComplete, error }: CodeFieldProps) {
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

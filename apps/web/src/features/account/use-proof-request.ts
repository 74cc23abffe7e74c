import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useVerification, type Verification } from './verification-store.ts'

/** For going on without a proven address: leads to the field that comes next and says so, until something is done about it. */
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

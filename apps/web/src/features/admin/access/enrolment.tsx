import type { Enrolled, Enrolment as Begun } from '@honjeo/contract/admin/authenticator'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { beginEnrolment } from './authenticator.api.ts'
import { EnrolmentScan } from './enrolment-scan.tsx'
import { FactorForm } from './factor-form.tsx'
import { setStaffMe } from './me.api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** `codes`: they are on the screen, and never again. */
export type EnrolmentStep = 'begin' | 'scan' | 'codes'

interface EnrolmentProps {
  /** There is one already, whose code is asked for. */
  isAnother: boolean
  cancelLabel: string
  onCancel: () => void
  onStep: (step: EnrolmentStep) => void
  onDone: () => void
}

/** Three steps to an authenticator: password, scanning, recovery codes. */
export function Enrolment({ isAnother, cancelLabel, onCancel, onStep, onDone }: EnrolmentProps) {
  const { t } = useLingui()
  const [begun, setBegun] = useState<Begun>()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  if (enrolled) {
    const handleDone = () => {
      setStaffMe(enrolled.me)
      onDone()
    }
    return <RecoveryCodes codes={enrolled.recoveryCodes} onDone={handleDone} />
  }
  if (begun) {
    const handleBack = () => {
      setBegun(undefined)
      onStep('begin')
    }
    const handleEnrolled = (result: Enrolled) => {
      setEnrolled(result)
      onStep('codes')
    }
    return <EnrolmentScan enrolment={begun} onBack={handleBack} onEnrolled={handleEnrolled} />
  }
  const handleBegun = (result: Begun) => {
    setBegun(result)
    onStep('scan')
  }
  return (
    <FactorForm
      asksCode={isAnother}
      mutationFn={beginEnrolment}
      onDone={handleBegun}
      submitLabel={t`다음`}
      cancelLabel={cancelLabel}
      onCancel={onCancel}
    />
  )
}

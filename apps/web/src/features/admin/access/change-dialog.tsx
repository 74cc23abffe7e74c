import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { renewRecoveryCodes } from './authenticator.api.ts'
import { Enrolment, type EnrolmentStep } from './enrolment.tsx'
import { FactorForm } from './factor-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface ChangeDialogProps {
  change: 'codes' | 'authenticator' | null
  onClose: () => void
}

/** Other recovery codes, or another authenticator, for a code of the one that there is. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<EnrolmentStep>('begin')
  // Closing goes through a moment in which it is neither any more.
  const [last, setLast] = useState(change)
  if (change !== null && change !== last) setLast(change)
  const isCodes = last === 'codes'

  function handleClose() {
    setStep('begin')
    onClose()
  }

  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => !open && handleClose()}
      isDismissible={step !== 'codes'}
      title={
        step === 'codes'
          ? t`복구 코드를 보관해주세요`
          : isCodes
            ? t`복구 코드를 새로 받을까요?`
            : t`다른 인증 앱으로 바꿀까요?`
      }
      description={
        step !== 'begin'
          ? undefined
          : isCodes
            ? t`새 코드를 받으면 전에 받은 복구 코드는 쓸 수 없어요.`
            : t`새 앱의 등록을 마칠 때까지는 지금 앱을 쓸 수 있어요.`
      }
    >
      {isCodes ? (
        <Renewal onClose={handleClose} onCodes={() => setStep('codes')} />
      ) : (
        <Enrolment isAnother cancelLabel={t`취소`} onCancel={handleClose} onStep={setStep} onDone={handleClose} />
      )}
    </Dialog>
  )
}

function Renewal({ onClose, onCodes }: { onClose: () => void; onCodes: () => void }) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  return (
    <FactorForm
      asksCode
      mutationFn={renewRecoveryCodes}
      onDone={(renewed) => {
        setCodes(renewed)
        onCodes()
      }}
      submitLabel={t`새로 받기`}
      cancelLabel={t`취소`}
      onCancel={onClose}
    />
  )
}

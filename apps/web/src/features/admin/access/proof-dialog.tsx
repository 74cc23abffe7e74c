import { STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EnrolmentSteps, type EnrolmentStep } from './enrolment.tsx'
import { FactorForm } from './factor-form.tsx'
import { answerProof, giveProof, staffMeQuery, useProofAsked } from './staff-request.ts'

/**
 * Lies over whatever screen asked for it; what waits goes on once password and code are given. Staff without an authenticator
 * yet enrols one here.
 */
export function ProofDialog() {
  const { t } = useLingui()
  const asker = useProofAsked()
  const lastAsker = useRef<Element>(null)
  const hasAuthenticator = useQuery(staffMeQuery()).data?.hasAuthenticator !== false
  const [step, setStep] = useState<EnrolmentStep>('begin')
  const minutes = STAFF_PROOF_SECONDS / 60
  useEffect(() => {
    if (asker !== null) lastAsker.current = asker
  }, [asker])
  // Leaving the console gives no answer any more.
  useEffect(() => () => answerProof(false), [])

  // The library would give the focus back to what lies below all layers, also where another one is open still.
  function handleGone() {
    const element = lastAsker.current
    if (element instanceof HTMLElement && element.closest('[role=dialog]') !== null) element.focus()
  }

  function answer(given: boolean) {
    setStep('begin')
    answerProof(given)
  }

  const titles = {
    proof: t`비밀번호와 인증 코드를 입력해주세요`,
    begin: t`인증 앱을 등록해주세요`,
    scan: t`인증 앱을 등록해주세요`,
    codes: t`복구 코드를 보관해주세요`,
  }
  return (
    <Dialog
      open={asker !== null}
      onOpenChange={(open) => !open && answer(false)}
      onGone={handleGone}
      isDismissible={step !== 'codes'}
      title={titles[hasAuthenticator ? 'proof' : step]}
      description={
        hasAuthenticator
          ? t`회원의 정보를 지키려고 ${minutes}분마다 확인해요. 하던 일은 그대로 이어져요.`
          : step === 'begin'
            ? t`회원의 정보를 지키려고 운영자는 비밀번호와 휴대폰의 인증 앱, 두 가지로 확인해요.`
            : undefined
      }
    >
      {hasAuthenticator ? (
        <FactorForm
          asksCode
          mutationFn={giveProof}
          onDone={() => answer(true)}
          submitLabel={t`확인`}
          cancelLabel={t`나중에`}
          onCancel={() => answer(false)}
        />
      ) : (
        <EnrolmentSteps
          isAnother={false}
          cancelLabel={t`나중에`}
          onCancel={() => answer(false)}
          onStep={setStep}
          onDone={() => answer(true)}
        />
      )}
    </Dialog>
  )
}

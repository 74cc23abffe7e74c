import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { ConsentList } from './consent-list.tsx'
import { missingConsents } from './consents.ts'
import { EmailVerification } from './email-verification.tsx'
import { KakaoIdentity } from './kakao/kakao-identity.tsx'
import { useSignUpStore } from './sign-up-store.ts'
import { StepTitle } from './step-title.tsx'
import { useProofRequest } from './use-proof-request.ts'
import { useVerification } from './verification-store.ts'

/** Consents and a proven address; what is missing is said on trying to go on. */
export function SignUpEmailStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { agreed, kakao } = useSignUpStore()
  const { token } = useVerification('SIGNUP')
  const [isAsked, setAsked] = useState(false)
  const consentRef = useRef<HTMLInputElement>(null)
  const proof = useProofRequest('SIGNUP')
  const lacksConsent = missingConsents(agreed).length > 0
  const lacksProof = token === null && (kakao === null || kakao.email === null)

  function handleNext() {
    if (!lacksConsent && !lacksProof) return onDone()
    if (lacksProof) proof.ask()
    setAsked(true)
    // The first wrong field has the focus.
    if (lacksConsent) consentRef.current?.focus()
  }

  return (
    <>
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`혼자여도 든든한 제주, 혼저가 함께할게요.`}>
          {kakao === null ? <Trans>이메일로 시작해요</Trans> : <Trans>카카오로 시작해요</Trans>}
        </StepTitle>
        {kakao !== null && <KakaoIdentity kakao={kakao} />}
        <ConsentList
          agreed={agreed}
          onChange={(next) => useSignUpStore.setState({ agreed: next })}
          missingRef={consentRef}
          error={isAsked && lacksConsent ? t`필수 약관에 모두 동의해주세요.` : undefined}
        />
        {(kakao === null || kakao.email === null) && (
          <EmailVerification purpose="SIGNUP" nextFieldRef={proof.ref} error={proof.error} />
        )}
      </div>
      <BottomBar>
        <Button className="flex-1" onClick={handleNext}>
          <Trans>다음</Trans>
        </Button>
      </BottomBar>
    </>
  )
}

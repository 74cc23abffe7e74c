import { CONSENT_TYPES, type ConsentType } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useId, useRef, useState } from 'react'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { CONSENT_TEXTS, isRequired, missingConsents, toggleAllConsents, toggleConsent } from '../consents/consents.ts'
import { StepTitle } from '../step.tsx'
import { EmailVerification, useProofRequest } from '../verification/email-verification.tsx'
import { useVerification } from '../verification/verification-store.ts'
import { type KakaoProof, saveKakaoProof, useSignUpStore } from './sign-up-store.ts'

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

interface ConsentListProps {
  agreed: readonly ConsentType[]
  onChange: (agreed: readonly ConsentType[]) => void
  error?: string | undefined
  /** The first required box that is not ticked. */
  missingRef?: Ref<HTMLInputElement>
}

function ConsentList({ agreed, onChange, error, missingRef }: ConsentListProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const isAll = agreed.length === CONSENT_TYPES.length
  const [firstMissing] = missingConsents(agreed)

  return (
    <Field id={id} as="group" label={t`약관 동의`} error={error}>
      <div className="rounded-md border border-basalt-200 bg-paper px-4 py-1">
        <Checkbox
          label={
            <strong>
              <Trans>모두 동의해요</Trans>
            </strong>
          }
          checked={isAll}
          isIndeterminate={agreed.length > 0 && !isAll}
          onChange={() => onChange(toggleAllConsents(agreed))}
          className="border-b border-basalt-200"
        />
        <ul>
          {CONSENT_TYPES.map((type) => {
            const name = i18n._(CONSENT_TEXTS[type].name)
            const { path } = CONSENT_TEXTS[type]
            return (
              <li key={type} className="flex flex-wrap items-center gap-x-2">
                <Checkbox
                  ref={type === firstMissing ? missingRef : undefined}
                  label={
                    <>
                      {name}{' '}
                      <span className="text-sm text-basalt-500">
                        {isRequired(type) ? <Trans>(필수)</Trans> : <Trans>(선택)</Trans>}
                      </span>
                    </>
                  }
                  aria-required={isRequired(type)}
                  checked={agreed.includes(type)}
                  onChange={() => onChange(toggleConsent(agreed, type))}
                  className="min-w-min flex-1"
                />
                {path !== undefined && (
                  <TextLink to={path} aria-label={t`${name} 보기`} className="shrink-0 px-1">
                    <Trans>보기</Trans>
                  </TextLink>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Field>
  )
}

/** Shows whom Kakao has shown, and the way to sign up without it. */
function KakaoIdentity({ kakao }: { kakao: KakaoProof }) {
  const { t } = useLingui()
  const { email } = kakao
  return (
    <div className="flex flex-col items-start gap-2">
      <Callout className="w-full">
        {email === null
          ? t`카카오에서 확인된 이메일을 받지 못했어요. 아래에서 이메일을 한 번만 인증해주세요.`
          : t`카카오에서 확인된 ${email} 주소로 가입해요. 비밀번호는 없어도 돼요.`}
      </Callout>
      <Button variant="ghost" size="sm" onClick={() => saveKakaoProof(null)}>
        {t`카카오 없이 이메일로 가입하기`}
      </Button>
    </div>
  )
}

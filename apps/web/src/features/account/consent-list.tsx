import { CONSENT_TYPES, type ConsentType } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useId } from 'react'
import { paths } from '#lib/paths.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { isRequired, missingConsents, toggleAllConsents, toggleConsent } from './consents.ts'

interface ConsentListProps {
  agreed: readonly ConsentType[]
  onChange: (agreed: readonly ConsentType[]) => void
  error?: string | undefined
  /** The first required box that is not ticked. */
  missingRef?: Ref<HTMLInputElement>
}

/** Where the text of a consent stands; age is a statement, not a text. */
const TEXTS: Partial<Record<ConsentType, string>> = {
  TERMS: paths.terms(),
  PRIVACY: paths.privacy(),
  LOCATION: paths.terms(),
  MARKETING: paths.privacy(),
}

export function ConsentList({ agreed, onChange, error, missingRef }: ConsentListProps) {
  const { t } = useLingui()
  const id = useId()
  const isAll = agreed.length === CONSENT_TYPES.length
  const [firstMissing] = missingConsents(agreed)
  const labels: Record<ConsentType, string> = {
    TERMS: t`이용약관`,
    PRIVACY: t`개인정보 수집·이용`,
    AGE14: t`만 14세 이상이에요`,
    LOCATION: t`위치기반 서비스`,
    MARKETING: t`마케팅 알림 받기`,
  }

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
          {CONSENT_TYPES.map((type) => (
            <li key={type} className="flex items-center gap-2">
              <Checkbox
                ref={type === firstMissing ? missingRef : undefined}
                label={
                  <>
                    {labels[type]}{' '}
                    <span className="text-sm text-basalt-500">
                      {isRequired(type) ? <Trans>(필수)</Trans> : <Trans>(선택)</Trans>}
                    </span>
                  </>
                }
                aria-required={isRequired(type)}
                checked={agreed.includes(type)}
                onChange={() => onChange(toggleConsent(agreed, type))}
                className="min-w-0 flex-1"
              />
              {TEXTS[type] !== undefined && (
                <TextLink to={TEXTS[type]} aria-label={t`${labels[type]} 보기`} className="shrink-0 px-1">
                  <Trans>보기</Trans>
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Field>
  )
}

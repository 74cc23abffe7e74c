import { CONSENT_TYPES, type ConsentType } from '@honjeo/contract/values/enums'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useId } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CONSENT_TEXTS } from './consent-texts.ts'
import { isRequired, missingConsents, toggleAllConsents, toggleConsent } from './consents.ts'

interface ConsentListProps {
  agreed: readonly ConsentType[]
  onChange: (agreed: readonly ConsentType[]) => void
  error?: string | undefined
  /** The first required box that is not ticked. */
  missingRef?: Ref<HTMLInputElement>
}

export function ConsentList({ agreed, onChange, error, missingRef }: ConsentListProps) {
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
              <li key={type} className="flex items-center gap-2">
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
                  className="min-w-0 flex-1"
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

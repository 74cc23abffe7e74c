import type { Language } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_NAMES, LOCALES } from '#lib/text/locales.ts'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'

interface ContactLanguageFieldProps {
  value: Language
  onChange: (language: Language) => void
}

/** Chooses the language in which a contact is asked; they may choose another one. */
export function ContactLanguageField({ value, onChange }: ContactLanguageFieldProps) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      label={t`받는 사람의 언어`}
      options={LOCALES.map((locale) => ({ value: locale, label: <span lang={locale}>{LANGUAGE_NAMES[locale]}</span> }))}
      value={value}
      onChange={onChange}
    />
  )
}

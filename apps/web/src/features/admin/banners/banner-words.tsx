import { TRANSLATED_LOCALES, type TranslatedLocale } from '@honjeo/contract/values/enums'
import { BANNER_TRANSLATED_SUBTITLE_MAX, BANNER_TRANSLATED_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_NAMES } from '#lib/locales.ts'
import { TextField } from '#ui/text-field.tsx'
import { isHalf, type Words, type WordsByLocale } from './translated-words.ts'

interface BannerWordsProps {
  words: WordsByLocale
  onChange: (words: WordsByLocale) => void
  /** The server's, by field. */
  errors: Record<string, string>
}

/** The banner in other languages; a language without words reads the Korean ones. */
export function BannerWords({ words, onChange, errors }: BannerWordsProps) {
  const { t } = useLingui()
  const change = (locale: TranslatedLocale, changes: Partial<Words>) =>
    onChange({ ...words, [locale]: { ...words[locale], ...changes } })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sm font-semibold text-basalt-700">{t`다른 언어`}</legend>
      <p className="-mt-3 text-sm text-basalt-500">{t`비워두면 한국어로 보여요.`}</p>
      {TRANSLATED_LOCALES.map((locale) => {
        const name = LANGUAGE_NAMES[locale]
        const { title, subtitle } = words[locale]
        const missing = isHalf(words[locale]) ? t`제목과 설명을 모두 입력하거나 모두 비워주세요.` : undefined
        return (
          <div key={locale} className="grid gap-3">
            <TextField
              label={t`제목 (${name})`}
              isOptional
              autoComplete="off"
              maxLength={BANNER_TRANSLATED_TITLE_MAX}
              value={title}
              onChange={(event) => change(locale, { title: event.target.value })}
              error={errors[`translations.${locale}.title`]}
            />
            <TextField
              label={t`설명 (${name})`}
              isOptional
              autoComplete="off"
              maxLength={BANNER_TRANSLATED_SUBTITLE_MAX}
              value={subtitle}
              onChange={(event) => change(locale, { subtitle: event.target.value })}
              error={errors[`translations.${locale}.subtitle`] ?? missing}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

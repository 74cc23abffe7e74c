import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { chooseLocale } from '#lib/text/i18n.ts'
import { LANGUAGE_NAMES, type Locale, LOCALES } from '#lib/text/locales.ts'
import { cx } from '#ui/cx.ts'

interface LanguageRowProps {
  /** Informs the server, which writes to the reader in this language from then on; undefined before they have agreed. */
  onChosen?: ((locale: Locale) => Promise<unknown>) | undefined
}

/** The reader's own language, before they read anything. */
export function LanguageRow({ onChosen }: LanguageRowProps) {
  const { t, i18n } = useLingui()
  const choosing = useMutation({
    mutationFn: async (locale: Locale) => {
      await chooseLocale(locale)
      await onChosen?.(locale)
    },
  })
  return (
    <div role="group" aria-label={t`언어`} className="flex flex-wrap gap-1">
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={i18n.locale === locale}
          onClick={() => choosing.mutate(locale)}
          className={cx(
            'min-h-11 rounded-full px-3 text-sm',
            i18n.locale === locale ? 'bg-basalt-200 font-bold' : 'text-basalt-700 hover:bg-basalt-100',
          )}
        >
          {LANGUAGE_NAMES[locale]}
        </button>
      ))}
    </div>
  )
}

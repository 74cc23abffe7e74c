import type { ContactBrowser } from '@honjeo/contract/safety/contact-browsers'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseLocale } from '#lib/text/i18n.ts'
import { LANGUAGE_NAMES, type Locale, LOCALES } from '#lib/text/locales.ts'
import { cx } from '#ui/cx.ts'
import { answerGuard, guardQuery } from './guard.api.ts'

/** The reader's own language, before they read anything; who has agreed is written to in it from then on. */
export function LanguageRow({ token, guard }: { token: string; guard: ContactBrowser }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const choosing = useMutation({
    mutationFn: async (locale: Locale) => {
      await chooseLocale(locale)
      return guard.status === 'CONFIRMED' ? answerGuard(token, true, locale) : guard
    },
    onSuccess: (answered) => queryClient.setQueryData(guardQuery(token).queryKey, answered),
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

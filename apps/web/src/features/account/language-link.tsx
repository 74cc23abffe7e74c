import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { Link } from 'react-router'
import { LANGUAGE_NAMES, type Locale } from '#lib/locales.ts'
import { paths } from '#lib/paths.ts'

/** For whoever cannot read this one: a sign that is known everywhere, and the language by its own name. */
export function LanguageLink() {
  const { t, i18n } = useLingui()
  return (
    <Link
      to={paths.language()}
      className="flex min-h-11 items-center gap-1.5 rounded-full bg-white/80 px-3.5 text-sm font-semibold text-ink hover:bg-white"
    >
      <Languages aria-hidden="true" size={18} />
      <span className="sr-only">{t`언어`}: </span>
      {LANGUAGE_NAMES[i18n.locale as Locale]}
    </Link>
  )
}

import { i18n, type Messages } from '@lingui/core'
import { LOCALES, SOURCE_LOCALE, type Locale } from './locales.ts'
import { readText } from './storage.ts'

const KEY = 'locale'

/** Of every language but the source, whose messages are in the code. */
const catalogues = import.meta.glob<{ messages: Messages }>(['../locales/*.po', '!../locales/ko.po'])

function isLocale(text: string | null): text is Locale {
  return LOCALES.some((locale) => locale === text)
}

/** The language chosen on this device; Korean until one is. */
export function storedLocale(): Locale {
  const stored = readText(KEY)
  return isLocale(stored) ? stored : SOURCE_LOCALE
}

async function loadMessages(locale: Locale): Promise<Messages> {
  const load = catalogues[`../locales/${locale}.po`]
  return load === undefined ? {} : (await load()).messages
}

/** Shows the whole interface in this language, without keeping the choice. */
export async function activateLocale(locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await loadMessages(locale) })
  document.documentElement.lang = locale
}

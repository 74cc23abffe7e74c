import { i18n, type I18n, type Messages, setupI18n } from '@lingui/core'
import { LOCALES, SOURCE_LOCALE, type Locale } from './locales.ts'
import { readText, writeText } from '../device/storage.ts'

const KEY = 'locale'

/** The catalogues of every language but the source, whose messages are in the code. */
const catalogues = import.meta.glob<{ messages: Messages }>(['../../locales/*.po', '!../../locales/ko.po'])

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text)

/** The first of the browser's languages that the app speaks; who reads none of them is likelier to read English than Korean. */
const browserLocale = (): Locale =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en'

/** The language chosen on this device; until one is, that of the page's address (`?lang=en`), which search engines give, or the browser's. */
function deviceLocale(): Locale {
  const named = [readText(KEY), new URLSearchParams(location.search).get('lang')]
  return named.find(isLocale) ?? browserLocale()
}

async function loadMessages(locale: Locale): Promise<Messages> {
  const load = catalogues[`../../locales/${locale}.po`]
  if (load === undefined) return {}
  return (await load()).messages
}

/** What the app says in a language that is not the reader's own. */
export async function languageOf(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })
}

/** Shows the whole interface in this language, without keeping the choice. Rejects, and changes nothing, where it cannot be fetched. */
async function activateLocale(locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await loadMessages(locale) })
  document.documentElement.lang = locale
  // The names of the home screen's shortcuts, for who installs the app from here on.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.webmanifest?lang=${locale}`)
}

/** The app starts in the language of this device, or in Korean where that cannot be fetched: better than not at all. */
export function startLocale(): Promise<void> {
  return activateLocale(deviceLocale()).catch(() => activateLocale(SOURCE_LOCALE))
}

/** Changes the language now, and for this device's next visits. Rejects as `activateLocale` does. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await activateLocale(locale)
  writeText(KEY, locale)
}

import { i18n, type I18n, type Messages, setupI18n } from '@lingui/core'
import { LOCALES, SOURCE_LOCALE, type Locale } from './locales.ts'
import { readText, writeText } from '../device/storage.ts'

const KEY = 'locale'

type Catalogues = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

/**
 * The catalogues of every language but the source, whose messages are in the code. A build leaves in them what the first screens
 * say, and puts the rest into another file each: see `catalogueParts` in vite.config.ts.
 */
const catalogues: Catalogues = import.meta.glob<{ messages: Messages }>(['../../locales/*.po', '!../../locales/ko.po'])
const restOfCatalogues: Catalogues = import.meta.glob<{ messages: Messages }>(
  ['../../locales/*.po', '!../../locales/ko.po'],
  {
    query: '?lingui',
  },
)
/** A screen waits so long for its texts; then it is better shown in Korean than not at all. */
const PATIENCE_MS = 5000

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text)

/**
 * The language chosen on this device; until one is, that of the page's address (`?lang=en`), which search engines give, or the
 * first of the browser's that the app speaks. Who reads none of them reads what the sender of a link thinks (`?or=ja`), and
 * is likelier to read English than Korean.
 */
function deviceLocale(): Locale {
  const address = new URLSearchParams(location.search)
  const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return [readText(KEY), address.get('lang'), ...ofBrowser, address.get('or')].find(isLocale) ?? 'en'
}

const loadFirst = async (locale: Locale): Promise<Messages> =>
  (await catalogues[`../../locales/${locale}.po`]?.())?.messages ?? {}

const loadRest = async (locale: Locale): Promise<Messages> =>
  (await restOfCatalogues[`../../locales/${locale}.po`]?.())?.messages ?? {}

async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, rest] = await Promise.all([loadFirst(locale), loadRest(locale)])
  return { ...first, ...rest }
}

/** What the app says in a language that is not the reader's own. */
export async function languageOf(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })
}

function activate(locale: Locale, messages: Messages): void {
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
  manifestLink()?.setAttribute('href', manifestIn(locale))
}

const manifestLink = () => document.querySelector('link[rel=manifest]')
const manifestIn = (locale: string) => `/manifest.webmanifest?lang=${locale}`

/**
 * Says what the browser installs, with the names of the home screen's shortcuts in the language of the page. The page comes without
 * it: the manifest and its icon would take two of the six connections over which the app comes. So would the page's own icon, which is
 * written into it; search engines take the one that is a file.
 */
export function linkManifest(): void {
  if (manifestLink() !== null) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = manifestIn(document.documentElement.lang)
  document.head.append(link)
  document.querySelector('link[rel=icon]')?.setAttribute('href', '/favicon.svg')
}

let started: Promise<void> | undefined

/** The app starts in the language of this device, or in Korean where that cannot be fetched: better than not at all. */
export function startLocale(): Promise<void> {
  const locale = deviceLocale()
  started ??= loadFirst(locale).then(
    (messages) => activate(locale, messages),
    () => activate(SOURCE_LOCALE, {}),
  )
  return started
}

let rest: Promise<void> | undefined
/** A screen was shown without its texts. */
let isLate = false

async function addRest(): Promise<void> {
  // The router asks for a screen while the app is still about to start.
  await started
  // The texts of this language, which another one may replace meanwhile.
  const { locale, messages } = i18n
  const more = await loadRest(locale as Locale)
  // `load` has everything on the screen drawn again, so it is called only where something there lacks a text.
  if (isLate && i18n.locale === locale) i18n.load(locale, more)
  else Object.assign(messages, more)
}

/** Resolves when everything the app says is there, or cannot be fetched. */
export function loadAllTexts(): Promise<void> {
  rest ??= addRest().catch(() => {
    rest = undefined
  })
  const late = new Promise<void>((resolve) => {
    setTimeout(() => {
      isLate = true
      resolve()
    }, PATIENCE_MS)
  })
  return Promise.race([rest, late])
}

let chosen: Locale | undefined

/** Shows the whole interface in this language now, and at this device's next visits. Rejects, and changes nothing, where it cannot be fetched. */
export async function chooseLocale(locale: Locale): Promise<void> {
  chosen = locale
  const messages = await loadMessages(locale)
  // Another one was chosen meanwhile.
  if (chosen !== locale) return
  activate(locale, messages)
  writeText(KEY, locale)
}

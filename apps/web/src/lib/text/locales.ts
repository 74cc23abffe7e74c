/** Languages on offer. Adding one means: its code and name here, `npx lingui extract`, and its catalogue `src/locales/{code}.po` filled. */
export const LOCALES = ['ko', 'en', 'ja', 'zh'] as const
export type Locale = (typeof LOCALES)[number]

/** The language the messages are written in; it needs no catalogue at run time. */
export const SOURCE_LOCALE: Locale = 'ko'

/** The name of each language in itself; `Intl` would take a phone 60 ms for it on the first screen. */
export const LANGUAGE_NAMES: Record<Locale, string> = { ko: '한국어', en: 'English', ja: '日本語', zh: '中文' }

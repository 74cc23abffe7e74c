/** Languages on offer. Adding one means: its code here, `npx lingui extract`, and its catalogue `src/locales/{code}.po` filled. */
export const LOCALES = ['ko', 'en', 'ja', 'zh'] as const
export type Locale = (typeof LOCALES)[number]

/** The language the messages are written in; it needs no catalogue at run time. */
export const SOURCE_LOCALE: Locale = 'ko'

/** The name of a language in itself: 한국어, English. */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
}

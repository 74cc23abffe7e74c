/** Languages on offer. Adding one means: its code here, `npx lingui extract`, and its catalogue `src/locales/{code}.po` filled. */
export const LOCALES = ['ko'] as const
export type Locale = (typeof LOCALES)[number]

/** The language the messages are written in; it needs no catalogue at run time. */
export const SOURCE_LOCALE: Locale = 'ko'

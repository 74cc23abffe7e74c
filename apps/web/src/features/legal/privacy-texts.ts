import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Part } from './legal-text.ts'
import { MARKETING, PRIVACY } from './texts/ko/privacy.ts'

/** The texts in Korean, which is what binds. */
export const PRIVACY_PARTS: readonly Part[] = [PRIVACY, MARKETING]

const TRANSLATIONS = {
  en: () => import('./texts/en/privacy.ts'),
  ja: () => import('./texts/ja/privacy.ts'),
  zh: () => import('./texts/zh/privacy.ts'),
}

const isTranslated = (locale: string): locale is keyof typeof TRANSLATIONS => Object.hasOwn(TRANSLATIONS, locale)

/** The same in another language. */
export const privacyTranslationQuery = (locale: string) =>
  queryOptions({
    queryKey: ['legal', 'privacy', locale],
    queryFn: isTranslated(locale) ? async () => (await TRANSLATIONS[locale]()).PRIVACY_PARTS : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })

import type { BannerTranslations } from '@honjeo/contract/home'
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@honjeo/contract/values/enums'
import { sendableText } from '#lib/sendable-text.ts'

export interface Words {
  title: string
  subtitle: string
}
export type WordsByLocale = Record<TranslatedLocale, Words>

const EMPTY: Words = { title: '', subtitle: '' }

/** A pair of fields for each language, empty where the banner has no words in it. */
export const wordsByLocale = ({ en = EMPTY, ja = EMPTY, zh = EMPTY }: BannerTranslations = {}): WordsByLocale => ({
  en,
  ja,
  zh,
})

const sendable = ({ title, subtitle }: Words): Words => ({
  title: sendableText(title),
  subtitle: sendableText(subtitle),
})

/** One of the two is missing. */
export function isHalf(words: Words): boolean {
  const { title, subtitle } = sendable(words)
  return (title === '') !== (subtitle === '')
}

/** What is sent: the languages that have words. */
export function translationsOf(words: WordsByLocale): BannerTranslations {
  const translations: BannerTranslations = {}
  for (const locale of TRANSLATED_LOCALES) {
    const each = sendable(words[locale])
    if (each.title !== '' || each.subtitle !== '') translations[locale] = each
  }
  return translations
}

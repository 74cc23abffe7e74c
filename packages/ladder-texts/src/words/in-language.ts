import type { Language } from '@honjeo/contract/values/enums'
import { EN } from './en.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import type { Words } from './words.ts'
import { ZH } from './zh.ts'

export const WORDS: Record<Language, Words> = { ko: KO, en: EN, ja: JA, zh: ZH }

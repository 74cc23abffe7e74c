import type { Locale } from '#lib/text/locales.ts'
import type { OperatorFact } from '../legal-text.ts'

const NAMES: Record<OperatorFact, Record<Locale, string>> = {
  name: { ko: '상호', en: 'business name', ja: '商号', zh: '商号' },
  representative: { ko: '대표자', en: 'representative', ja: '代表者', zh: '代表者' },
  registrationNumber: { ko: '사업자등록번호', en: 'business number', ja: '事業者登録番号', zh: '营业执照号' },
  address: { ko: '주소', en: 'address', ja: '住所', zh: '地址' },
  email: { ko: '이메일', en: 'email', ja: 'メールアドレス', zh: '邮箱' },
  phone: { ko: '전화번호', en: 'phone number', ja: '電話番号', zh: '电话号码' },
  privacyOfficer: { ko: '책임자 이름', en: 'name of the officer', ja: '責任者の名前', zh: '负责人姓名' },
}

const TO_BE_GIVEN: Record<Locale, string> = {
  ko: '운영자 입력 필요',
  en: 'to be given by the operator',
  ja: '運営者の入力が必要',
  zh: '需由运营者填写',
}

/** Takes the place of a fact until the operator has configured it. */
export const missingFact = (fact: OperatorFact, language: Locale): string =>
  `[${NAMES[fact][language]}: ${TO_BE_GIVEN[language]}]`

export const isOperatorFact = (text: string): text is OperatorFact => Object.hasOwn(NAMES, text)

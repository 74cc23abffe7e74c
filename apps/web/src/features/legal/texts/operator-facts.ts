import type { OperatorFact } from '../legal-text.ts'

const NAMES: Record<OperatorFact, string> = {
  name: '상호',
  representative: '대표자',
  registrationNumber: '사업자등록번호',
  address: '주소',
  email: '이메일',
  phone: '전화번호',
  privacyOfficer: '책임자 이름',
}

/** Stands in for a fact until the operator has configured it. */
export const missingFact = (fact: OperatorFact): string => `[${NAMES[fact]}: 운영자 입력 필요]`

export const isOperatorFact = (text: string): text is OperatorFact => Object.hasOwn(NAMES, text)

import { describe, expect, it } from 'vitest'
import { riskOf } from './safety.ts'

describe('riskOf', () => {
  it.each([
    '국민 123456-04-123456 김혼저 앞으로 보내주세요',
    '카카오뱅크 3333-01-1234567',
    '토스뱅크 1000 1234 5678로 부탁해요',
    '3333011234567 카뱅이에요',
    '농협 ３５１-１２３４-５６７８-９０',
    '계좌는 110-123-456789 신한입니다',
  ])('sees an account number in "%s"', (text) => {
    expect(riskOf(text)).toBe('ACCOUNT')
  })

  it.each([
    '선입금 먼저 해주셔야 자리를 잡아드려요',
    '선 입금 부탁드려요',
    '예약금 3만원 입금해주세요',
    '참가비는 오늘까지 보내주세요',
  ])('sees a prepayment in "%s"', (text) => {
    expect(riskOf(text)).toBe('PREPAYMENT')
  })

  it.each([
    'https://open.kakao.com/o/abc123 로 오세요',
    '여기로 와요 t.me/jejutrip',
    'line.me/ti/p/abcd 추가해주세요',
    '오픈카톡으로 옮길까요?',
    '카톡 아이디 jeju_walker 예요',
    'HTTPS://T.ME/x',
  ])('sees the way to another platform in "%s"', (text) => {
    expect(riskOf(text)).toBe('OFF_PLATFORM')
  })

  it.each([
    '내일 2시에 주차장에서 만나요',
    '제 번호는 010-1234-5678이에요',
    '우리 010-1234-5678로 연락해요',
    '하나 둘 셋 2026-11-28 14:30에 봐요',
    '저희 우리끼리 11-28 9시 어때요?',
    '예약 번호 2026112812345예요',
    '농협 하나로마트에서 만나요, 버스 202번',
    '입장료 5000원은 각자 내요',
    '선입금은 사기니까 조심하세요',
    '선입금 없어요, 현장에서 나눠 내요',
    'https://www.visitjeju.net/kr/detail/view?contentsid=CNTS_000000000019711',
    'https://about.me/hello 제 소개예요',
    '온라인 예약했어요',
    '라인댄스 배우러 가요',
    '',
  ])('says nothing of "%s"', (text) => {
    expect(riskOf(text)).toBeNull()
  })

  it('names the worst of several', () => {
    expect(riskOf('선입금은 국민 123456-04-123456, 문의는 t.me/abc')).toBe('ACCOUNT')
  })
})

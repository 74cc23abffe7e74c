import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasAnyFact, readPaper } from './paper.ts'

const TEXT = `신용카드 매출전표
가맹점명: 안덕계곡
사업자번호: 616-12-34561
전화번호: 064 ) 738 - 6592
거래일시: 26/11/14 09:04:01
승인번호: 6O504847
합계 6,000원`

it('finds what a receipt says', () => {
  expect(readPaper([TEXT])).toMatchObject({
    phones: ['0647386592'],
    times: [{ day: '2026-11-14', time: '09:04', seconds: '01' }],
    total: 6000,
    totals: [6000],
    approvalNumbers: ['60504847'],
  })
})

it.each([
  '승인번호 60504847',
  '슨민번호: 6O50 4847',
  '승인번후 ; 60504847',
  '흥일번호 60504847 0000 ..',
  '승 인 번 호   60504847',
  '승인번호                  60504847',
])('reads an approval number in %j', (line) => {
  expect(readPaper([line]).approvalNumbers).toEqual(['60504847'])
})

it.each([
  '전화번호: 064-738-6592',
  '사업자번호: 6161234561',
  '카드번호 5361-48**-****-123*',
  '주문번호 3601',
  '단말기번호: 40021877',
  '단딸기번호 40021877',
  '영수증번호 20261120-01-0034',
  '영수중번후: 20261120-01',
  '대기번호 11112222',
  '가맹점번호 70012233',
  '매장번호 70012233',
  '번호 70012233',
])('reads none in %j', (line) => {
  expect(readPaper([line]).approvalNumbers).toEqual([])
})

it('reads the approval number beside that of the terminal', () => {
  expect(readPaper(['단말기번호 40021877 승인번호 60504847']).approvalNumbers).toEqual(['60504847'])
})

it('takes business numbers with the right last digit only', () => {
  expect(readPaper(['616-12-34561\n124-81-00998\n1248100998']).businessNumbers).toEqual(['1248100998'])
})

it('takes the total of the first reading that has one', () => {
  expect(readPaper(['거스름돈', '합계 6,000', '합계 9,000']).total).toBe(6000)
})

it('finds nothing in shapes that were taken for letters', () => {
  expect(hasAnyFact(readPaper(['~ 가 나ㅏ 2\n| 1 ; 8'])) || hasAnyFact(readPaper([]))).toBe(false)
  expect(hasAnyFact(readPaper([TEXT]))).toBe(true)
})

it('gets along with any text', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const { total, times } = readPaper(texts)
      expect(total === null || (Number.isSafeInteger(total) && total > 0)).toBe(true)
      for (const { day, time } of times) {
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(time ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      }
    }),
  )
})

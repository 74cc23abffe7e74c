import { dayAfter } from '@honjeo/contract/values/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketDays, parseRestDays, restDaysOf } from './parse-rest-days.ts'
import { readHours } from './parse-hours.ts'
import { closesOn } from './rest-days.ts'

/** Returns the days of a month on which a text closes a place. */
function closedDays(text: string, month: string): number[] {
  const { rules } = parseRestDays(text)
  const first = `${month}-01`
  const days = Array.from({ length: 31 }, (_, index) => dayAfter(first, index)).filter((date) => date.startsWith(month))
  return days.filter((date) => rules.some((rule) => closesOn(rule, date))).map((date) => Number(date.slice(8)))
}

const MONDAYS = [2, 9, 16, 23, 30]

describe('weekly', () => {
  it.each([
    ['매주 월요일', MONDAYS],
    ['월요일 휴무', MONDAYS],
    ['월요일', MONDAYS],
    ['월', MONDAYS],
    ['매주 월, 화요일', [2, 3, 9, 10, 16, 17, 23, 24, 30]],
    ['매주 월·화', [2, 3, 9, 10, 16, 17, 23, 24, 30]],
    ['매주 월요일, 매주 화요일', [2, 3, 9, 10, 16, 17, 23, 24, 30]],
    ['매주 월요일<br>1월 1일', MONDAYS],
    ['주말', [1, 7, 8, 14, 15, 21, 22, 28, 29]],
  ])('%s', (text, expected) => {
    expect(closedDays(text, '2026-11')).toEqual(expected)
  })
})

describe('some weeks of a month', () => {
  it.each([
    ['매월 첫째·셋째 월요일', [2, 16]],
    ['기념관 매월 첫째·셋째 월요일', [2, 16]],
    ['매월 첫째 화요일', [3]],
    ['둘째, 넷째 주 수요일', [11, 25]],
    ['매월 2, 4번째 수요일', [11, 25]],
    ['매월 2번째, 4번째 수요일', [11, 25]],
    ['매월 마지막 수요일', [25]],
    ['매월 마지막 월요일', [30]],
    ['매월 10일', [10]],
  ])('%s', (text, expected) => {
    expect(closedDays(text, '2026-11')).toEqual(expected)
  })
})

describe('feasts and dates', () => {
  it.each([
    ['설날·추석 당일', '2026-02', [17]],
    ['설날·추석 당일', '2026-09', [25]],
    ['설날, 추석', '2027-02', [7]],
    ['설·추석 연휴', '2026-09', [24, 25, 26]],
    ['명절 당일', '2030-02', [3]],
    ['1월 1일, 설날, 추석', '2026-01', [1]],
    ['신정', '2027-01', [1]],
    ['매주 화요일, 설날·추석 당일', '2026-02', [3, 10, 17, 24]],
    ['공휴일', '2026-05', [1, 5, 24, 25]],
  ])('%s in %s', (text, month, expected) => {
    expect(closedDays(text, month)).toEqual(expected)
  })
})

it('moves a closing day on past a public holiday where the text says so', () => {
  const text = '매주 월요일 (단, 월요일이 공휴일인 경우 그 다음날 휴관)'
  // The 5th of October 2026 makes up for the 3rd, a Saturday.
  expect(closedDays(text, '2026-10')).toEqual([6, 12, 19, 26])
  expect(closedDays('매주 월요일', '2026-10')).toEqual([5, 12, 19, 26])
})

it.each(['', '연중무휴', '무휴', '연중 개방', '휴무 없음'])('%j closes on no day, and that is known', (text) => {
  expect(parseRestDays(text)).toEqual({ rules: [], doubts: [], isKnown: true })
})

it.each(['부정기', '월 1회', '인스타그램 공지', '업체 문의', '기상 악화 시', '매주 월요일, 부정기 휴무'])(
  '%s is not wholly known',
  (text) => {
    expect(parseRestDays(text).isKnown).toBe(false)
  },
)

it.each([
  ['끝자리 2·7일', [2, 7, 12, 17, 22, 27]],
  ['끝자리 5·0일', [5, 10, 15, 20, 25, 30]],
  ['끝자리 1,6일', [1, 6, 11, 16, 21, 26]],
])('a market with %s is held on those days only', (text, held) => {
  const rule = marketDays(text)!
  const days = Array.from({ length: 31 }, (_, index) => dayAfter('2026-12-01', index))
  expect(days.filter((date) => !closesOn(rule, date)).map((date) => Number(date.slice(8)))).toEqual(held)
})

it('counts on a market of the first neither on a 31st nor on the day after it', () => {
  const market = marketDays('끝자리 1·6일')!
  const held = ['2026-07-31', '2026-08-01', '2026-06-30', '2026-07-01'].filter((date) => !closesOn(market, date))
  expect(held).toEqual(['2026-07-01'])
})

it('finds closing days that are among the hours', () => {
  const { rules, isKnown } = restDaysOf(readHours('10:00~18:00 (매주 월요일 휴무)').rest)
  expect({ rules, isKnown }).toEqual({
    rules: [{ kind: 'WEEKDAYS', weekdays: [1], weeks: null, onHolidays: 'CLOSED' }],
    isKnown: true,
  })
  expect(readHours('10:00~18:00').rest).toEqual([])
})

it('takes any text', () => {
  const words = fc.constantFrom(
    '매주',
    '월',
    '요일',
    '첫째',
    '·',
    ',',
    '설날',
    '공휴일',
    '끝자리',
    '3',
    '월 ',
    '31일',
    '연휴',
    '(',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (any) => {
      for (const rule of parseRestDays(any).rules) expect(typeof closesOn(rule, '2026-11-02')).toBe('boolean')
      expect(marketDays(any)?.kind ?? 'NOT_MARKET_DAY').toBe('NOT_MARKET_DAY')
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOn } from './hours-on.ts'
import type { Opening } from './opening.ts'
import { readHours } from './parse-hours.ts'
import { restDaysOf } from './parse-rest-days.ts'

/** A Wednesday in autumn; its sun rises at 06:43 and sets at 17:54. */
const WEDNESDAY = '2026-10-21'
const SATURDAY = '2026-10-24'
const SUNDAY = '2026-10-25'
const IN_JULY = '2026-07-15'
const IN_JANUARY = '2027-01-13'

function opening(text: string): Opening {
  const { rules, rest, doubts, isWhole } = readHours(text)
  const closing = restDaysOf(rest)
  return {
    rules,
    rest: closing.rules,
    doubts: [...doubts, ...closing.doubts],
    months: null,
    days: null,
    isKnown: isWhole && closing.isKnown,
    isRestKnown: closing.isKnown,
  }
}
const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** Returns the hours a text gives for a day, as `9:00–18:00, …`, with the last entry after a bar. */
function hours(text: string, date = WEDNESDAY): string {
  const { intervals, lastEntry, closed } = hoursOn(opening(text), date)
  if (closed !== null) return closed
  const spans = intervals.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
  return lastEntry === null ? spans : `${spans} | ${clock(lastEntry)}`
}

describe('one time of the day', () => {
  it.each([
    ['09:00–18:00', '9:00–18:00'],
    ['09:00~18:00', '9:00–18:00'],
    ['09:00 ∼ 18:00', '9:00–18:00'],
    ['9:00-18:00', '9:00–18:00'],
    ['09：00～18：00', '9:00–18:00'],
    ['9시~18시', '9:00–18:00'],
    ['10~18시', '10:00–18:00'],
    ['9시 30분부터 18시까지', '9:30–18:00'],
    ['오전 9시 ~ 오후 6시', '9:00–18:00'],
    ['오전 9시반~오후 5시 30분', '9:30–17:30'],
    ['오후 1시~6시', '13:00–18:00'],
    ['AM 10:00 ~ PM 08:00', '10:00–20:00'],
    ['10:00 AM - 8:00 PM', '10:00–20:00'],
    ['영업시간 11:00 ~ 21:00', '11:00–21:00'],
    ['<b>운영</b> 09:00<br />~ 18:00', '9:00–18:00'],
    ['일출~일몰', '6:43–17:54'],
    ['09:00~일몰', '9:00–17:54'],
  ])('%s is %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })
})

describe('all day', () => {
  it.each(['상시 개방', '24시간', '연중 개방', '항시 개방', '상시개방(일출 시간 확인)', '24시간 개방'])(
    '%s',
    (text) => {
      expect(hours(text)).toBe('0:00–24:00')
    },
  )
})

describe('after midnight', () => {
  it.each([
    ['18:00~02:00', '18:00–26:00'],
    ['18:00~익일 02:00', '18:00–26:00'],
    ['17:00~다음날 1시', '17:00–25:00'],
    ['17:00~24:00', '17:00–24:00'],
    ['17:00~자정', '17:00–24:00'],
    ['18:00~02:00 (라스트오더 01:00)', '18:00–26:00 | 25:00'],
  ])('%s is %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })
})

describe('the last entry', () => {
  it.each([
    ['09:00–18:00(입장 마감 17:00)', '9:00–18:00 | 17:00'],
    ['09:00~18:00<br>입장마감 17:00', '9:00–18:00 | 17:00'],
    ['09:00~18:00 (17:00 입장 마감)', '9:00–18:00 | 17:00'],
    ['09:00~18:00 (17:00까지 입장)', '9:00–18:00 | 17:00'],
    ['09:00~18:00, 매표 마감 시간 17시 30분', '9:00–18:00 | 17:30'],
    ['09:00~18:00 ※ 마감 1시간 전까지 입장 가능', '9:00–18:00 | 17:00'],
    ['09:00~18:00 (폐장 30분 전 매표 마감)', '9:00–18:00 | 17:30'],
    ['11:00~21:00 (L.O 20:20)', '11:00–21:00 | 20:20'],
    ['11:00~21:00 / 라스트오더 20:00', '11:00–21:00 | 20:00'],
    ['11:00~21:00 last order 20:00', '11:00–21:00 | 20:00'],
  ])('%s is %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })
})

describe('breaks', () => {
  it.each([
    ['11:00~21:00 (브레이크타임 15:00–17:00)', '11:00–15:00, 17:00–21:00'],
    ['11:00~21:00<br>브레이크 타임 15:00~17:00<br>라스트오더 20:00', '11:00–15:00, 17:00–21:00 | 20:00'],
    ['Break time 15:00-17:00 11:00-21:00', '11:00–15:00, 17:00–21:00'],
    ['11:00~15:00, 17:00~21:00', '11:00–15:00, 17:00–21:00'],
    ['점심 11:30~14:30 / 저녁 17:30~21:00', '11:30–14:30, 17:30–21:00'],
  ])('%s is %s', (text, expected) => {
    expect(hours(text)).toBe(expected)
  })
})

describe('seasons', () => {
  it.each([
    ['하절기 09:00~19:00 / 동절기 09:00~17:00', '9:00–19:00', '9:00–17:00'],
    ['하절기(3~10월) 08:30~18:30<br>동절기(11~2월) 09:00~17:30', '8:30–18:30', '9:00–17:30'],
    ['[하절기] 09:00~18:00\n[동절기] 09:00~17:00', '9:00–18:00', '9:00–17:00'],
    ['3월~10월 09:00~18:00, 11월~2월 09:00~17:00', '9:00–18:00', '9:00–17:00'],
    ['3월 ~ 10월 : 09:00 ~ 18:00 11월 ~ 다음해 2월 : 09:00 ~ 17:00', '9:00–18:00', '9:00–17:00'],
    ['7, 8월 10:00~19:00', '10:00–19:00', 'OUT_OF_SEASON'],
  ])('%s', (text, inJuly, inJanuary) => {
    expect(hours(text, IN_JULY)).toBe(inJuly)
    expect(hours(text, IN_JANUARY)).toBe(inJanuary)
  })

  it('holds the last entry of each', () => {
    const text = '하절기 09:00~18:00(입장 마감 17:20), 동절기 09:00~17:00(입장 마감 16:20)'
    expect(hours(text, IN_JULY)).toBe('9:00–18:00 | 17:20')
    expect(hours(text, IN_JANUARY)).toBe('9:00–17:00 | 16:20')
  })
})

describe('weekdays', () => {
  it.each([
    ['평일 10:00~18:00, 주말 10:00~20:00', '10:00–18:00', '10:00–20:00', '10:00–20:00'],
    ['월~금 10:00~18:00<br>토·일 11:00~20:00', '10:00–18:00', '11:00–20:00', '11:00–20:00'],
    ['월요일~금요일 10:00~18:00 토요일 10:00~13:00', '10:00–18:00', '10:00–13:00', 'CLOSED_DAY'],
    ['평일 10:00~18:00 / 토,일요일 10:00~19:00', '10:00–18:00', '10:00–19:00', '10:00–19:00'],
    ['10:00~18:00 (토요일 10:00~20:00)', '10:00–18:00', '10:00–20:00', '10:00–18:00'],
  ])('%s', (text, wednesday, saturday, sunday) => {
    expect(hours(text, WEDNESDAY)).toBe(wednesday)
    expect(hours(text, SATURDAY)).toBe(saturday)
    expect(hours(text, SUNDAY)).toBe(sunday)
  })
})

describe('what gives no hours', () => {
  it.each([
    '',
    '확인 필요',
    '전화 문의',
    '끝자리 2·7일',
    '25:99~31:00',
    '09:00',
    '업체 사정에 따라 다름',
    '~',
    '시~시',
    '익일 02:00~익일 02:00',
    '익일 02:00~익일 05:00',
    '밤 1시~익일 0:40',
  ])('%j is not understood, rather than wrongly', (text) => {
    expect(readHours(text)).toMatchObject({ isWhole: false, rules: [] })
  })
})

const PIECES =
  '09:00|18:00|~|–|오후 6시|입장 마감|브레이크타임|하절기|3~10월|월~금|매주 월요일|(|)|<br>|,|/| |24시간|일몰|익일 02:00|30분 전|99:99|자정|평일|상시|24:00|00:00|12월~2월'
const pieces = fc.constantFrom(...PIECES.split('|'))
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces).map((words) => words.join('')),
  fc.array(pieces).map((words) => words.join(' ')),
)
const days = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

it('whatever the text, hours are sorted, apart, and begin on the day', () => {
  fc.assert(
    fc.property(text, days, (words, date) => {
      const { intervals, lastEntry } = hoursOn(opening(words), date)
      for (const [index, { from, to }] of intervals.entries()) {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? 0 : intervals[index - 1]!.to + 1)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(2880)
      }
      expect(Number.isInteger(lastEntry ?? 0)).toBe(true)
    }),
  )
})

it('takes a text as long as the catalogue allows in no time', () => {
  const long = ['오전 ', '9', ' ', '\n', '<', '~', '월,', '09:00~', '입장 마감 '].map((piece) => piece.repeat(20_000))
  for (const words of long) expect(readHours(words).isWhole).toBe(false)
})

import { islandRules } from '@honjeo/catalogue/island-rules'
import { describe, expect, it } from 'vitest'
import { subjectsOf } from '../island/subjects.ts'
import { placeNamed } from '../testing/jeju-trip.ts'
import { startsIn, stopDayOf, stopFactsOf } from '../visit/stop-facts.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const named = (title: string) => ({ ...placeNamed('성판악'), contentId: 1, title })
const day = (place: ReturnType<typeof named>, date: string) => stopDayOf(stopFactsOf(place, islandRules), date)

describe('the courses of Hallasan: the latest start that passes every gate', () => {
  it.each([
    // 진달래밭 by 11:30 from October to March and by 12:30 from April on, three hours up.
    ['성판악', '2027-01-13', at(8, 30)],
    ['성판악', '2027-03-10', at(8, 30)],
    ['성판악', '2026-10-14', at(8, 30)],
    ['성판악', '2027-04-14', at(9, 30)],
    ['성판악', '2027-07-14', at(9, 30)],
    ['성판악', '2027-09-15', at(9, 30)],
    // 삼각봉 is 3 hours 20 up.
    ['관음사탐방로', '2027-01-13', at(8, 10)],
    ['관음사탐방로', '2027-07-14', at(9, 10)],
    // The gate was not confirmed since July 2024: the strictest hour of the season in the old table counts.
    ['한라산 영실', '2027-01-13', at(12)],
    ['한라산 영실', '2027-03-10', at(12)],
    ['한라산 영실', '2027-07-14', at(14)],
    ['한라산 어리목탐방로', '2027-07-14', at(13, 40)],
    ['한라산 돈내코 탐방로', '2027-01-13', at(10)],
    ['한라산 돈내코 탐방로', '2027-07-14', at(10, 30)],
    ['어승생악', '2027-01-13', at(16)],
    // 사라오름 lies beside the course of 성판악, whose head one passes and whose shelter one does not.
    ['사라오름', '2027-01-13', at(11, 30)],
    ['사라오름', '2027-07-14', at(12, 30)],
    ['한라산 석굴암 탐방로', '2027-07-14', at(17)],
    // These are names that an import from TourAPI gives them.
    ['한라산 백록담', '2027-01-13', at(8, 30)],
    ['한라산 트레킹', '2027-07-14', at(13, 40)],
    ['어승생', '2027-01-13', at(16)],
    ['어승생악', '2027-07-14', at(17)],
  ])('%s on %s', (title, date, lastEntry) => {
    expect(day(named(title), date)).toMatchObject({ isKnown: true, lastEntry })
  })

  it('open at five all year to the summit, and elsewhere as late as any table has it', () => {
    expect(day(named('성판악'), '2027-01-13').intervals[0]!.from).toBe(at(5))
    expect(day(named('한라산 영실'), '2027-01-13').intervals[0]!.from).toBe(at(6))
  })

  it('are left so that one passes the shelter on the way down before its gate', () => {
    // 진달래밭 by 15:30; from there it is two and a quarter hours down at least.
    expect(day(named('성판악'), '2027-03-20').intervals).toEqual([{ from: at(5), to: at(17, 45) }])
    expect(startsIn(day(named('성판악'), '2027-03-20'), 10 * 60)).toMatchObject([{ to: at(7, 45) }])
  })

  it('are not shut for a temple, a lodging or a waterfall that is named alike', () => {
    for (const title of ['관음사', '돈내코힐 리조트', '돈내코 원앙폭포'])
      expect(day(placeNamed(title), '2027-01-13').rules).toEqual([])
  })
})

it('a closure shuts a course on its days, and on no others', () => {
  const gwaneumsa = named('관음사탐방로')
  expect(day(gwaneumsa, '2026-09-23')).toMatchObject({ closed: 'CLOSURE', intervals: [] })
  expect(day(gwaneumsa, '2026-09-24')).toMatchObject({ closed: null })
})

it('성산일출봉 opens before the sun rises, and its counter closes before the last climb', () => {
  const place = placeNamed('성산일출봉')
  expect(day(place, '2027-01-13')).toMatchObject({ lastEntry: at(17, 50), intervals: [{ from: at(6), to: at(19) }] })
  expect(day(place, '2027-06-16')).toMatchObject({
    lastEntry: at(18, 50),
    intervals: [{ from: at(4, 30), to: at(20) }],
  })
})

it.each(['제주올레 7코스', '[제주올레 7코스] 제주올레여행자센터~월평', '제주올레 1-1코스'])(
  '%s is a course of the Olle, also by the name that an import gives it',
  (title) => {
    expect(subjectsOf(named(title))).toContain('OLLE')
  },
)

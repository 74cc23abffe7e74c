import { dayAfter } from '@honjeo/contract/values/days'
import { islandRules } from '@honjeo/catalogue/island-rules'
import type { PlanWarning } from '@honjeo/contract/plan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sunsetOn } from '../daylight/daylight.ts'
import type { PlannerPlace } from '../place.ts'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { createTravel } from '../travel/travel.ts'
import { clockText } from '../clock-text.ts'
import { reviewPlan } from './review-plan.ts'
import type { ReviewDay, ReviewStop } from './reviewed.ts'

const travel = createTravel('CAR')
const AIRPORT = { lat: 33.5066, lng: 126.493 }
/** A Sunday, with short days. */
const SUNDAY = '2026-12-06'
const MONDAY = '2026-12-07'

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

interface Visit {
  place: PlannerPlace | null
  start: string | null
  end: string | null
}

const visit = (title: string, start: string | null, end: string | null): Visit => ({
  place: placeNamed(title),
  start,
  end,
})

/** Returns a day that begins and ends nowhere, with the ways between its stops. */
function dayWith(date: string, visits: readonly Visit[], from: ReviewDay['from'] = null): ReviewDay {
  const stops = visits.map(({ place, start, end }, index): ReviewStop => {
    const before = index === 0 ? (from?.position ?? null) : (visits[index - 1]!.place ?? null)
    return {
      place,
      isGone: false,
      position: place,
      start: start === null ? null : minuteOf(start),
      end: end === null ? null : minuteOf(end),
      leg: before && place ? travel(before, place) : null,
    }
  })
  return { date, from, to: null, stops }
}

function warnings(date: string, ...visits: Visit[]): PlanWarning[][] {
  return reviewPlan([dayWith(date, visits)], travel, islandRules)[0]!
}

const codes = (found: readonly PlanWarning[]) => found.map(({ code }) => code)

describe('one stop', () => {
  it('in order is not warned of', () => {
    expect(warnings(SUNDAY, visit('비자림', '10:00', '11:30'))).toEqual([[]])
  })

  it('on a closing day, with the day of the plan that would do', () => {
    const closed = dayWith(MONDAY, [visit('국립제주박물관', '10:00', '11:00')])
    expect(reviewPlan([closed], travel, islandRules)).toEqual([[[{ code: 'CLOSED_DAY', fix: null }]]])
    expect(reviewPlan([closed, dayWith(dayAfter(MONDAY, 1), [])], travel, islandRules)[0]).toEqual([
      [{ code: 'CLOSED_DAY', fix: { dayIndex: 1, startTime: '10:00', endTime: '11:00' } }],
    ])
  })

  it('before it opens, and after it closes', () => {
    expect(warnings(SUNDAY, visit('제주목 관아', '08:00', '09:00'))).toEqual([
      [{ code: 'CLOSED_THEN', time: '09:00', fix: { dayIndex: 0, startTime: '09:00', endTime: '10:00' } }],
    ])
    const [late] = warnings('2026-07-12', visit('제주목 관아', '17:30', '18:30'))
    expect(late).toEqual([
      { code: 'CLOSED_THEN', time: '18:00', fix: { dayIndex: 0, startTime: '17:00', endTime: '18:00' } },
    ])
  })

  it('after the last entry', () => {
    expect(warnings('2026-07-12', visit('비자림', '17:10', '17:50'))).toEqual([
      [{ code: 'LAST_ENTRY', time: '17:00', fix: { dayIndex: 0, startTime: '17:00', endTime: '17:40' } }],
    ])
  })

  it('on the mountain past a gate on the way up, with what one has to know of it', () => {
    expect(warnings('2027-03-10', visit('성판악', '09:25', '18:00'))[0]).toMatchObject([
      { code: 'TRAIL_GATE', time: '08:30', fix: { startTime: '08:30', endTime: '17:05' } },
      { code: 'BOOKING', fix: null },
    ])
    expect(warnings('2027-03-10', visit('성판악', '08:30', '17:30'))[0]).toMatchObject([{ code: 'BOOKING' }])
    // Its gates are not confirmed.
    expect(codes(warnings('2027-01-13', visit('한라산 영실', '13:00', '17:00'))[0]!)).toEqual([
      'TRAIL_GATE',
      'HOURS_UNKNOWN',
    ])
  })

  it('on the mountain past the gate on the way down', () => {
    expect(warnings('2027-03-20', visit('성판악', '08:30', '18:00'))[0]).toMatchObject([
      { code: 'TRAIL_DESCENT', time: '17:45' },
      { code: 'BOOKING' },
    ])
  })

  it('on a course that is shut, with the day on which it opens again', () => {
    const gwaneumsa = { ...placeNamed('성판악'), contentId: 1, title: '관음사탐방로' }
    const shut = dayWith('2026-09-23', [{ place: gwaneumsa, start: '07:00', end: '17:00' }])
    expect(reviewPlan([shut, dayWith('2026-09-24', [])], travel, islandRules)[0]![0]).toMatchObject([
      { code: 'CLOSURE', fix: { dayIndex: 1, startTime: '08:00' } },
    ])
  })

  it('at an unusual hour that one source alone says, as a hint', () => {
    const place = { ...placeNamed('제주목 관아'), openTime: '07:00~20:00', areHoursConfirmed: false }
    const at = (start: string, end: string) => warnings(SUNDAY, { place, start, end })[0]!
    expect(codes(at('10:00', '11:00'))).toEqual([])
    expect(codes(at('07:30', '08:30'))).toEqual(['HOURS_UNKNOWN'])
    const sure = { place: { ...place, areHoursConfirmed: true }, start: '07:30', end: '08:30' }
    expect(warnings(SUNDAY, sure)[0]).toEqual([])
  })

  it('before the hour of a course of which no last entry is known, and never in the dark', () => {
    const place = { ...placeNamed('성판악'), contentId: 4, title: '석굴암 탐방로' }
    const codesAt = (start: string, end: string) => codes(warnings('2026-12-10', { place, start, end })[0]!)
    expect(codesAt('10:00', '11:40')).toEqual(['HOURS_UNKNOWN'])
    expect(codesAt('16:30', '18:10')).toEqual(['AFTER_SUNSET', 'HOURS_UNKNOWN'])
    expect(codesAt('05:00', '06:40')).toContain('HOURS_UNKNOWN')
  })

  it('outdoors in the dark', () => {
    const [found] = warnings(SUNDAY, visit('새별오름', '17:00', '18:10'))
    expect(found).toMatchObject([{ code: 'AFTER_SUNSET', time: clockText(sunsetOn(SUNDAY)) }])
    const { startTime, endTime } = found![0]!.fix!
    expect(minuteOf(endTime)).toBeLessThanOrEqual(sunsetOn(SUNDAY))
    expect(minuteOf(endTime) - minuteOf(startTime)).toBe(70)
  })

  it('on an islet after the last boat back', () => {
    expect(codes(warnings(SUNDAY, visit('우도 산호해변', '16:00', '17:00'))[0]!)).toEqual([
      'LAST_BOAT',
      'HOURS_UNKNOWN',
    ])
    expect(warnings(SUNDAY, visit('가파도', '14:00', '16:00'))[0]).toMatchObject([{ code: 'LAST_BOAT', time: '15:55' }])
    expect(codes(warnings(SUNDAY, visit('마라도', '09:45', '11:00'))[0]!)).toEqual(['FIRST_BOAT'])
  })

  it('on an islet by a boat after which none goes back, unless one is there already', () => {
    expect(codes(warnings(SUNDAY, visit('마라도', '14:40', '15:30'))[0]!)).toEqual(['LAST_BOAT_OUT'])
    const evening = warnings(SUNDAY, visit('송악산', '16:00', '17:00'), visit('마라도', '20:00', '21:00'))[1]!
    expect(evening).toEqual([
      { code: 'LAST_BOAT', time: '15:35', fix: { dayIndex: 0, startTime: '13:40', endTime: '14:40' } },
    ])
    const both = warnings(SUNDAY, visit('마라도', '11:00', '14:00'), visit('마라도 등대', '14:40', '15:30'))
    expect(both.map((found) => codes(found))).toEqual([[], ['HOURS_UNKNOWN']])
  })

  it('at a festival on other days than it is held', () => {
    const place = {
      ...placeNamed('탐라문화제'),
      eventStart: '2026-12-07',
      eventEnd: '2026-12-09',
      openTime: '10:00~20:00',
    }
    const plan = [dayWith(SUNDAY, [{ place, start: '12:00', end: '13:30' }]), dayWith(MONDAY, [])]
    expect(reviewPlan(plan, travel, islandRules)[0]).toEqual([
      [{ code: 'OUT_OF_SEASON', fix: { dayIndex: 1, startTime: '12:00', endTime: '13:30' } }],
    ])
  })

  it('whose hours no one knows is a hint, not a fault', () => {
    expect(warnings(SUNDAY, visit('올래국수', '06:00', '07:00'))).toEqual([[{ code: 'HOURS_UNKNOWN', fix: null }]])
  })

  it('that left the catalogue', () => {
    const gone: ReviewStop = { place: null, isGone: true, position: AIRPORT, start: 600, end: 660, leg: null }
    expect(reviewPlan([{ date: SUNDAY, from: null, to: null, stops: [gone] }], travel, islandRules)).toEqual([
      [[{ code: 'GONE', fix: null }]],
    ])
  })

  it("in one's own words is in order at any time", () => {
    expect(warnings(SUNDAY, { place: null, start: '04:00', end: '23:00' })).toEqual([[]])
  })

  it('without a time is warned of what holds all day', () => {
    expect(codes(warnings(MONDAY, visit('국립제주박물관', null, null))[0]!)).toEqual(['CLOSED_DAY'])
    expect(warnings(SUNDAY, visit('새별오름', null, null))).toEqual([[]])
  })
})

describe('one stop after another', () => {
  it('too soon: says when one can be there, and a time that does', () => {
    const [, second] = warnings('2026-07-12', visit('제주목 관아', '10:00', '11:00'), visit('비자림', '11:10', '12:10'))
    const minutes = travel(placeNamed('제주목 관아'), placeNamed('비자림')).minutes
    const arrival = 11 * 60 + minutes
    expect(second).toMatchObject([{ code: 'TOO_SOON', time: clockText(arrival) }])
    const start = minuteOf(second![0]!.fix!.startTime)
    expect(start).toBeGreaterThanOrEqual(arrival)
    expect(start).toBeLessThan(arrival + 5)
  })

  it('counts the ways past stops without a time', () => {
    const found = warnings(
      '2026-07-12',
      visit('제주목 관아', '10:00', '11:00'),
      visit('비자림', null, null),
      visit('제주목 관아', '11:50', '12:30'),
    )
    expect(codes(found[2]!)).toEqual(['TOO_SOON'])
  })

  it('from where and when the day begins', () => {
    const day = dayWith(SUNDAY, [visit('비자림', '10:00', '11:00')], { position: AIRPORT, minute: 9 * 60 + 50 })
    expect(codes(reviewPlan([day], travel, islandRules)[0]![0]!)).toEqual(['TOO_SOON'])
  })

  it('too late for the way home: says when to leave at the latest', () => {
    const home = { position: AIRPORT, minute: 17 * 60 }
    const ends = (start: string, end: string) => ({ ...dayWith(SUNDAY, [visit('비자림', start, end)]), to: home })
    const minutes = travel(placeNamed('비자림'), AIRPORT).minutes
    expect(reviewPlan([ends('13:00', '14:00')], travel, islandRules)).toEqual([[[]]])
    expect(reviewPlan([ends('15:30', '16:40')], travel, islandRules)[0]![0]).toMatchObject([
      { code: 'TOO_LATE', time: clockText(17 * 60 - minutes), fix: { dayIndex: 0 } },
    ])
  })

  it('on foot over the hills is too far, and no other time helps', () => {
    const onFoot = createTravel('WALK')
    const [from, to] = [placeNamed('제주목 관아'), placeNamed('비자림')]
    const stops: ReviewStop[] = [
      { place: from, isGone: false, position: from, start: 600, end: 660, leg: null },
      { place: to, isGone: false, position: to, start: null, end: null, leg: onFoot(from, to) },
    ]
    expect(reviewPlan([{ date: SUNDAY, from: null, to: null, stops }], onFoot, islandRules)[0]![1]).toEqual([
      { code: 'TOO_FAR', fix: null },
    ])
  })

  it('where today is full, the fix is on another day', () => {
    const allDay: Visit = { place: null, start: '08:00', end: '22:00' }
    const plan = [dayWith(SUNDAY, [allDay, visit('비자림', '21:00', '22:00')]), dayWith(MONDAY, [])]
    expect(reviewPlan(plan, travel, islandRules)[0]![1]![0]!.fix).toMatchObject({ dayIndex: 1 })
  })
})

/** Returns the plan after a fix was taken: the stop among the others of that day by its time. */
function withFix(days: readonly ReviewDay[], visits: readonly Visit[][], at: [number, number], warning: PlanWarning) {
  const fix = warning.fix!
  const moved: Visit = { ...visits[at[0]]![at[1]]!, start: fix.startTime, end: fix.endTime }
  const next = visits.map((own, day) => {
    const others = own.filter((_, index) => day !== at[0] || index !== at[1])
    if (day !== fix.dayIndex) return others
    return [...others, moved].toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
  })
  const review = reviewPlan(
    next.map((own, day) => dayWith(days[day]!.date, own)),
    travel,
    islandRules,
  )
  return review[fix.dayIndex]![next[fix.dayIndex]!.indexOf(moved)]!
}

it('a fix that is taken leaves nothing to warn of at its stop but unknown hours', () => {
  const time = fc.integer({ min: 84, max: 262 }).map((fives) => clockText(fives * 5))
  const anyVisit = fc
    .record({ place: fc.constantFrom(...JEJU_PLACES), start: time, length: fc.integer({ min: 6, max: 24 }) })
    .map(({ place, start, length }): Visit => ({
      place,
      start,
      end: clockText(Math.min(minuteOf(start) + length * 5, 1435)),
    }))
  const day = fc
    .array(anyVisit, { maxLength: 4 })
    .map((visits) => visits.toSorted((a, b) => a.start!.localeCompare(b.start!)))
  fc.assert(
    fc.property(fc.tuple(day, day), fc.integer({ min: 0, max: 364 }), (visits, offset) => {
      const days = visits.map((own, index) => dayWith(dayAfter('2026-12-01', offset + index), own))
      for (const [dayIndex, own] of reviewPlan(days, travel, islandRules).entries()) {
        for (const [index, found] of own.entries()) {
          const warning = found.find(({ fix }) => fix !== null)
          if (warning === undefined) continue
          const left = withFix(days, visits, [dayIndex, index], warning)
          expect(codes(left).filter((code) => code !== 'HOURS_UNKNOWN' && code !== 'BOOKING')).toEqual([])
        }
      }
    }),
    { numRuns: 60 },
  )
})

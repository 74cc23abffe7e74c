import { minuteOf } from '@honjeo/contract/values/clock-time'
import { openStateAt } from '@honjeo/contract/values/open-state'
import { islandRules } from '@honjeo/catalogue/island-rules'
import type { IslandRule } from '@honjeo/contract/island-rules'
import { describe, expect, it } from 'vitest'
import { placeNamed } from '../testing/jeju-trip.ts'
import { placeDayOf, placeHoursOf } from './place-day.ts'

const NOODLES = placeNamed('올래국수')
const WEDNESDAY = '2026-10-21'

/** Returns how a restaurant with these hours is at a time of a day, in one line. */
function state(openTime: string | null, time: string, { restDate = null as string | null, date = WEDNESDAY } = {}) {
  const day = placeDayOf(placeHoursOf({ ...NOODLES, openTime, restDate }, []), date, null)
  const { state: name, ...rest } = openStateAt(day, minuteOf(time))
  return [name, ...Object.values(rest)].join(' ')
}

describe('the state of a place', () => {
  it.each([
    ['09:00~18:00', '08:59', 'CLOSED 540'],
    ['09:00~18:00', '09:00', 'OPEN 1080 '],
    ['09:00~18:00', '17:59', 'OPEN 1080 '],
    ['09:00~18:00', '18:00', 'CLOSED '],
    ['24시간', '03:00', 'OPEN  '],
    ['11:00~21:00 (브레이크타임 15:00~17:00)', '15:30', 'CLOSED 1020'],
    ['11:00~21:00 (라스트오더 20:00)', '20:00', 'OPEN 1260 1200'],
    ['11:00~21:00 (라스트오더 20:00)', '20:01', 'ENTRY_OVER 1260'],
    ['18:00~02:00', '01:00', 'OPEN 120 '],
    ['18:00~02:00', '02:00', 'CLOSED 1080'],
    ['18:00~02:00 (라스트오더 01:00)', '01:30', 'ENTRY_OVER 120'],
    ['18:00~02:00', '23:00', 'OPEN 1560 '],
    ['10:00~18:00 (예약제)', '12:00', 'UNKNOWN'],
    [null, '12:00', 'UNKNOWN'],
  ])('%s at %s is %s', (openTime, time, expected) => {
    expect(state(openTime, time)).toBe(expected)
  })

  it('says that no second source confirms its hours, or the rules that give them', () => {
    const dayOf = (place: Parameters<typeof placeHoursOf>[0]) =>
      placeDayOf(placeHoursOf(place, islandRules), WEDNESDAY, null).isUnsure
    const hours = { ...NOODLES, openTime: '09:00~18:00' }
    expect(dayOf({ ...hours, areHoursConfirmed: false })).toBe(true)
    expect(dayOf({ ...hours, areHoursConfirmed: true })).toBeUndefined()
    expect(dayOf({ ...NOODLES, areHoursConfirmed: false })).toBeUndefined()
    // Its gates are confirmed, and those of the other are not.
    expect(dayOf({ ...placeNamed('성산일출봉'), areHoursConfirmed: false })).toBeUndefined()
    expect(dayOf({ ...placeNamed('한라산 영실'), areHoursConfirmed: true })).toBe(true)
  })

  it('is a closing day also where the hours are not known', () => {
    expect(state(null, '12:00', { restDate: '매주 수요일' })).toBe('CLOSED_DAY')
    expect(state(null, '12:00', { restDate: '매주 화요일' })).toBe('UNKNOWN')
  })

  it('is still the evening before while that lasts, also on a closing day', () => {
    const closed = { restDate: '매주 수요일' }
    expect(state('18:00~02:00', '01:00', closed)).toBe('OPEN 120 ')
    expect(state('18:00~02:00', '02:00', closed)).toBe('CLOSED_DAY')
    expect(state('18:00~02:00', '01:00', { ...closed, date: '2026-10-22' })).toBe('CLOSED 1080')
  })

  it('is unknown on another day than that which it is known for', () => {
    const day = placeDayOf(placeHoursOf({ ...NOODLES, openTime: '09:00~18:00' }, []), WEDNESDAY, null)
    expect(openStateAt(day, minuteOf('12:00') + 1440).state).toBe('UNKNOWN')
    expect(openStateAt(day, -1).state).toBe('UNKNOWN')
  })
})

describe('the rules of the island go before the hours', () => {
  const day = (title: string, date: string) =>
    placeDayOf(placeHoursOf(placeNamed(title), islandRules), date, '2025-01-01')

  it('shut a place whatever its text says', () => {
    const rule = islandRules.find(({ terms }) => terms.kind === 'CLOSURE' && terms.part === 'WHOLE')!
    const open = { ...NOODLES, openTime: '24시간' }
    const shut = { ...rule, subject: `PLACE:${open.contentId}`, validFrom: '2026-01-01', validTo: null, months: null }
    const known = placeDayOf(placeHoursOf(open, [shut]), WEDNESDAY, '2025-01-01')
    expect(openStateAt(known, 720)).toEqual({ state: 'CLOSURE' })
    expect(known.checkedOn).toBe(rule.checkedOn)
  })

  it('shut it as of the day of what shuts it, whatever is known of the gates', () => {
    const gates = islandRules.filter(({ subject }) => subject === 'TRAIL:SEONGPANAK')
    const shut: IslandRule = {
      ...gates[0]!,
      months: null,
      terms: { kind: 'CLOSURE', part: 'WHOLE' },
      checkedOn: '2027-01-13',
      isConfirmed: true,
    }
    const unsure = gates.map((rule) => ({ ...rule, isConfirmed: false }))
    const known = placeDayOf(placeHoursOf(placeNamed('성판악'), [...unsure, shut]), '2027-01-13', null)
    expect(known).toMatchObject({ closed: 'CLOSURE', checkedOn: '2027-01-13' })
    expect(known.isUnsure).toBeUndefined()
  })

  it('say until when one is let in on the mountain, and on an islet', () => {
    const mountain = day('성판악', '2027-01-13')
    expect(openStateAt(mountain, minuteOf('08:00')).state).toBe('OPEN')
    expect(openStateAt(mountain, minuteOf('11:30') - 1)).toEqual({ state: 'OPEN', until: 690, lastEntry: 690 })
    expect(openStateAt(mountain, minuteOf('11:30'))).toEqual({ state: 'CLOSED', opensAt: null })
    const islet = day('마라도', '2027-01-13')
    expect(openStateAt(islet, minuteOf('12:00')).state).toBe('OPEN')
    expect(openStateAt(islet, minuteOf('20:00')).state).toBe('CLOSED')
    expect([islet.isByBoat, mountain.isByBoat]).toEqual([true, undefined])
  })

  it('leave open what only a part of is shut, and unknown where no boat is known', () => {
    const mountain = placeNamed('성판악')
    const gates = islandRules.filter(({ subject }) => subject === 'TRAIL:SEONGPANAK')
    const upper = { ...gates[0]!, terms: { kind: 'CLOSURE', part: 'UPPER' } as const, months: null }
    expect(placeDayOf(placeHoursOf(mountain, [...gates, upper]), '2027-01-13', null).closed).toBeNull()
    expect(placeDayOf(placeHoursOf(placeNamed('마라도'), []), '2027-01-13', null).isKnown).toBe(false)
  })
})

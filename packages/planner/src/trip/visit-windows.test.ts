import { islandRules } from '@honjeo/catalogue/island-rules'
import { describe, expect, it } from 'vitest'
import type { PlannerPlace } from '../place.ts'
import { placeNamed } from '../testing/jeju-trip.ts'
import { madePlace } from '../testing/made-place.ts'
import { stopFactsOf } from '../visit/stop-facts.ts'
import { visitOf } from '../visit/visit.ts'
import { tripDays } from './days.ts'
import { stayMinutes, visitWindows, withinDay, type Role } from './visit-windows.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const CITY = { hub: null, lat: 33.4996, lng: 126.5312 }
const dayOn = (date: string) =>
  tripDays(
    { startDate: date, endDate: date, pace: 'NORMAL', start: null, end: null, startMinute: null, endMinute: null },
    CITY,
  )[0]!
const TUESDAY = dayOn('2027-04-13')
const windows = (place: PlannerPlace, role: Role = 'SIGHT', minutes = 60, day = TUESDAY) =>
  visitWindows(stopFactsOf(place, islandRules), day, minutes, role)

describe('when a visit may start', () => {
  it('is while the place is open long enough', () => {
    expect(windows(madePlace({ contentId: 1 }))).toEqual([{ open: at(9), close: at(17), until: at(18) }])
  })

  it('is before the last entry, with time until closing', () => {
    const place = madePlace({ contentId: 1, openTime: '09:00~18:00 (입장 마감 16:30)' })
    expect(windows(place)).toEqual([{ open: at(9), close: at(16, 30), until: at(18) }])
  })

  it('is twice around a break', () => {
    const place = madePlace({ contentId: 1, openTime: '10:00~21:00 (브레이크타임 15:00~17:00)' })
    expect(windows(place).map(({ open, close }) => [open, close])).toEqual([
      [at(10), at(14)],
      [at(17), at(20)],
    ])
  })

  it('keeps to the usual part of hours that one source alone says, where the visit fits in', () => {
    const early = { openTime: '07:00~22:00', areHoursConfirmed: false }
    expect(windows(madePlace({ contentId: 1, ...early }))).toEqual([
      { open: at(9), close: at(16, 30), until: at(17, 30) },
    ])
    expect(windows(madePlace({ contentId: 1, ...early, areHoursConfirmed: true }))[0]).toMatchObject({ open: at(7) })
    const dawn = { openTime: '07:00~09:30', areHoursConfirmed: false }
    expect(windows(madePlace({ contentId: 1, ...dawn }))[0]).toMatchObject({ open: at(7), until: at(9, 30) })
    const always = { openTime: '상시 개방', areHoursConfirmed: false }
    expect(windows(madePlace({ contentId: 1, ...always }))[0]).toMatchObject({
      open: expect.toSatisfy((open) => open < at(9)),
    })
  })

  it('is never on a closing day, nor for longer than it is open', () => {
    expect(windows(madePlace({ contentId: 1, restDate: '매주 화요일' }))).toEqual([])
    expect(windows(madePlace({ contentId: 1, openTime: '09:00~09:45' }))).toEqual([])
  })

  it('is at noon and in the evening for meals', () => {
    const place = madePlace({ contentId: 1, contentTypeId: 39, scene: 'stew', openTime: '10:00~21:00' })
    expect(windows(place, 'LUNCH')).toEqual([{ open: at(11), close: at(13, 30), until: at(21) }])
    expect(windows(place, 'DINNER')).toEqual([{ open: at(17), close: at(19, 30), until: at(21) }])
  })

  it('ends before sunset outdoors, and shortly before it for the sunset', () => {
    const beach = placeNamed('협재해수욕장')
    const [day] = windows(beach)
    expect(day!.close + 60).toBeLessThanOrEqual(TUESDAY.sunset)
    const [dusk] = windows(beach, 'SUNSET')
    expect(TUESDAY.sunset - dusk!.open - 60).toBeLessThanOrEqual(45)
    expect(TUESDAY.sunset - dusk!.close - 60).toBeGreaterThanOrEqual(10)
  })

  it('is between the boats on an islet', () => {
    const [window] = windows(placeNamed('마라도'), 'SIGHT', 100)
    expect(window!.until).toBeLessThan(at(16))
  })
})

it('leaves what can be reached from where the day begins, and left in time for its end', () => {
  const window = { open: at(6), close: at(22), until: at(23) }
  expect(withinDay(window, TUESDAY, { to: 40, back: 50 }, 60)).toEqual({
    open: at(9, 40),
    close: at(19, 10),
    until: at(20, 10),
  })
  expect(withinDay({ open: at(6), close: at(7), until: at(8) }, TUESDAY, { to: 40, back: 50 }, 60)).toBeNull()
})

it('lasts as the pace says, but for hikes', () => {
  const minutes = (title: string) =>
    (['RELAXED', 'NORMAL', 'PACKED'] as const).map((pace) => stayMinutes(visitOf(placeNamed(title)), pace))
  expect(minutes('협재해수욕장')).toEqual([75, 60, 50])
  expect(new Set(minutes('성판악')).size).toBe(1)
})

import { SAFETY_DAYS_KEPT } from '@honjeo/contract/values/limits'
import { dayBefore } from '@honjeo/contract/values/safety'
import { describe, expect, it } from 'vitest'
import {
  checkedCount,
  joined,
  nothing,
  ofToday,
  ofViewer,
  withChecked,
  withProvenTimes,
  withSaved,
  type ActTime,
} from './safety-data.ts'

const TODAY = '2026-11-28'
const DAY_MS = 86_400_000
/** Returns a time so many seconds after noon in Korea. */
const at = (seconds = 0, isProven = true): ActTime => ({
  now: new Date(Date.parse(`${TODAY}T12:00:00+09:00`) + seconds * 1000),
  isProven,
})
const empty = nothing(null, TODAY)
const ticked = withChecked(empty, ['health-1', 'health-2'], true, at())

describe('a list', () => {
  it('says when each item was changed, and changes none that is so already', () => {
    const more = withChecked(ticked, ['health-2', 'health-3'], true, at(9))
    expect(more.marks.map(({ itemId, changedAt }) => [itemId, changedAt])).toEqual([
      ['health-1', at().now.toISOString()],
      ['health-2', at().now.toISOString()],
      ['health-3', at(9).now.toISOString()],
    ])
    expect(checkedCount(withChecked(more, ['health-1'], false, at(10)))).toBe(2)
  })

  it('obeys the one who acts, also under a clock that went back', () => {
    const cleared = withChecked(ticked, ['health-1'], false, at(-3600))
    expect(checkedCount(cleared)).toBe(1)
    expect(checkedCount(joined(ticked, cleared))).toBe(1)
  })

  it('of another day is a fresh one, and the saved days stay', () => {
    const saved = withSaved(ticked, at())
    expect(ofToday(saved, '2026-11-29')).toEqual({ ...saved, date: '2026-11-29', marks: [] })
    expect(ofToday(saved, '2026-11-27')).toEqual({ ...saved, date: '2026-11-27', marks: [] })
    expect(ofToday(saved, TODAY)).toBe(saved)
  })

  it('of no one becomes that of the member who signs in, and one of a member is no other’s', () => {
    const mine = ofViewer(ticked, 1)
    expect(mine).toEqual({ ...ticked, ownerId: 1 })
    expect(ofViewer(mine, null)).toBe(mine)
    expect(ofViewer(mine, 2)).toEqual(nothing(2, TODAY))
    expect(joined(nothing(2, TODAY), mine)).toEqual(nothing(2, TODAY))
  })
})

describe('a save', () => {
  it('takes the place of the earlier one of its day, whatever the clock says', () => {
    const saved = withSaved(ticked, at())
    const again = withSaved(withChecked(saved, ['health-3'], true, at(-60)), at(-60))
    expect(saved.days).toEqual([{ date: TODAY, rate: 6, savedAt: at().now.toISOString() }])
    expect(again.days).toEqual([{ date: TODAY, rate: 9, savedAt: at(0.001).now.toISOString() }])
  })

  it('lets days go that are too long ago', () => {
    const days = [SAFETY_DAYS_KEPT, SAFETY_DAYS_KEPT - 1].map((age) => ({
      date: dayBefore(TODAY, age),
      rate: 80,
      savedAt: new Date(0).toISOString(),
    }))
    expect(withSaved({ ...empty, days }, at()).days.map(({ date }) => date)).toEqual([days[1]?.date, TODAY])
  })
})

describe('what two tabs did at once', () => {
  it('is there in both', () => {
    const one = withSaved(withChecked(empty, ['health-1'], true, at(1)), at(1))
    const other = withChecked(empty, ['health-2'], true, at(2))
    expect(joined(one, other)).toEqual(joined(joined(other, one), one))
    expect(joined(one, other).marks).toHaveLength(2)
  })

  it('is not there of a day that is over', () => {
    const today = nothing(null, '2026-11-29')
    expect(joined(today, ticked).marks).toEqual([])
  })
})

describe('once the clock is proven', () => {
  const done = withSaved(withChecked(empty, ['health-1'], true, at(0, false)), at(0, false))

  it('what was done under a right one stays as it is', () => {
    expect(withProvenTimes(done, 0, at().now)).toEqual(withSaved(withChecked(empty, ['health-1'], true, at()), at()))
  })

  it.each([DAY_MS, -DAY_MS])('what was done under one that was %i ms off is of the right day', (shiftMs) => {
    const now = new Date(at(30).now.getTime() + shiftMs)
    const day = new Date(at().now.getTime() + shiftMs)
    const right = withProvenTimes(done, shiftMs, now)
    const date = day.toISOString().slice(0, 10)
    expect(right).toEqual({
      ownerId: null,
      date,
      marks: [{ itemId: 'health-1', checked: true, changedAt: day.toISOString() }],
      days: [{ date, rate: 3, savedAt: day.toISOString() }],
    })
    expect(withProvenTimes(right, shiftMs, now)).toBe(right)
  })

  it('what was done before, when it may have been right, stays where it is', () => {
    const now = new Date(at().now.getTime() + 3 * DAY_MS)
    expect(withProvenTimes(done, DAY_MS, now).days).toEqual([{ date: TODAY, rate: 3, savedAt: at().now.toISOString() }])
  })
})

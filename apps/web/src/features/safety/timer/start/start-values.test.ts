import { describe, expect, it } from 'vitest'
import { backAtInstant, isWithinLimits, readStartPreset } from './start-values.ts'

const MINUTE_MS = 60_000
/** 22:00 in Korea. */
const NOW = Date.parse('2026-11-28T13:00:00Z')

describe('when one means to be back', () => {
  it('is so many minutes from now', () => {
    expect(backAtInstant({ kind: 'IN', minutes: 90 }, NOW)).toBe(NOW + 90 * MINUTE_MS)
  })

  it('is that time today while it lies ahead', () => {
    expect(backAtInstant({ kind: 'CLOCK', time: '23:30' }, NOW)).toBe(Date.parse('2026-11-28T14:30:00Z'))
  })

  it.each(['01:30', '22:00', '22:04'])('is %s of tomorrow once it has passed or is too near', (time) => {
    expect(backAtInstant({ kind: 'CLOCK', time }, NOW)).toBe(Date.parse(`2026-11-29T${time}:00+09:00`))
  })

  it('is what was handed over', () => {
    const instant = '2026-11-28T15:00:00.000Z'
    expect(backAtInstant({ kind: 'UNTIL', instant }, NOW)).toBe(Date.parse(instant))
  })
})

it.each([
  [4.9, false],
  [5, true],
  [24 * 60, true],
  [24 * 60 + 1, false],
  [-5, false],
])('%d minutes ahead may be a time to be back: %s', (minutes, may) => {
  expect(isWithinLimits(NOW + minutes * MINUTE_MS, NOW)).toBe(may)
})

const read = (query: Record<string, string>) => readStartPreset(new URLSearchParams(query))

it('reads what a room hands over', () => {
  const until = '2026-11-28T09:00:00.000Z'
  expect(read({ title: '비자림 걷기', until, roomId: '9' })).toEqual({
    title: '비자림 걷기',
    until,
    roomId: 9,
    planId: null,
  })
})

it('takes nothing for granted of an address', () => {
  const nothing = { title: null, until: null, roomId: null, planId: null }
  expect(read({})).toEqual(nothing)
  expect(read({ title: ' \n ', until: 'soon', roomId: '-1', planId: 'x' })).toEqual(nothing)
  expect(read({ title: `가\n${'나'.repeat(100)}` }).title).toBe(`가 ${'나'.repeat(58)}`)
})

import { expect, it } from 'vitest'
import { isWorthSending } from './fix-pace.ts'

const NOW = Date.parse('2026-11-28T03:00:00Z')
const fix = (seconds: number, northM = 0) => ({
  lat: 33.3617 + northM / 111_195,
  lng: 126.5332,
  accuracyM: 20,
  takenAt: NOW + seconds * 1000,
})
const last = fix(0)

it.each([
  ['the first', fix(0), null, true],
  ['one from the same spot a moment later', fix(14), last, false],
  ['one after a quarter of a minute', fix(15), last, true],
  ['one from 30 metres on', fix(6, 31), last, true],
  ['one from less far', fix(6, 29), last, false],
  ['one of each step of a bus', fix(4, 80), last, false],
  ['one by a clock that was put back', fix(-3600), last, true],
] as const)('%s', (_, next, before, isWorth) => {
  expect(isWorthSending(next, before)).toBe(isWorth)
})

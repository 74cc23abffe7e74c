import { expect, it } from 'vitest'
import { formatDuration } from './progress.mjs'

it.each([
  [40, '0.0 s'],
  [3240, '3.2 s'],
  [9999, '10.0 s'],
  [42_400, '42 s'],
  [59_700, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('writes %i ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

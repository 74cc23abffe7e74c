import { expect, it } from 'vitest'
import { extendedTo } from './extended-to.ts'

const NOW = Date.parse('2026-11-28T09:00:00.000Z')

it('adds to a time that lies ahead, so that pressing twice is an hour', () => {
  const once = extendedTo('2026-11-28T09:10:00.000Z', NOW)
  expect(once).toBe('2026-11-28T09:40:00.000Z')
  expect(extendedTo(once, NOW)).toBe('2026-11-28T10:10:00.000Z')
})

it('counts from now once the time has passed', () => {
  expect(extendedTo('2026-11-28T08:50:00.000Z', NOW)).toBe('2026-11-28T09:30:00.000Z')
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeptFix, keepFix, readKeptFix } from './kept-fix.ts'

const NOW = Date.UTC(2026, 10, 28, 7, 30)
const HOUR = 3_600_000
const FIX = { lat: 33.3617, lng: 126.5292, accuracyM: 12, takenAt: NOW }

function storeWith(text: string | null, setItem: (key: string, value: string) => void = () => {}) {
  vi.stubGlobal('localStorage', { getItem: () => text, setItem, removeItem: () => (text = null) })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('on a device that stores', () => {
  beforeEach(() => {
    const entries = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    })
  })

  it('remembers the last one only, and for three days', () => {
    expect(readKeptFix(NOW)).toBeNull()
    keepFix({ ...FIX, lat: 33 })
    keepFix(FIX)
    expect(readKeptFix(NOW + 72 * HOUR)).toEqual(FIX)
    expect(readKeptFix(NOW + 73 * HOUR)).toBeNull()
    // It is gone, not hidden.
    expect(readKeptFix(NOW)).toBeNull()
  })

  it('keeps one of the future, since the clock may have been put back', () => {
    keepFix(FIX)
    expect(readKeptFix(NOW - 24 * HOUR)).toEqual(FIX)
  })

  it('forgets it with the person', () => {
    keepFix(FIX)
    forgetKeptFix()
    expect(readKeptFix(NOW)).toBeNull()
  })
})

it.each(['{', 'null', '[]', '{"lat":33}', '{"lat":133,"lng":126,"accuracyM":1,"takenAt":1}', '{"lat":"33","lng":126}'])(
  'takes %s for nothing',
  (text) => {
    storeWith(text)
    expect(readKeptFix(NOW)).toBeNull()
  },
)

it('lives until the page is closed where storage is forbidden or full', () => {
  storeWith(null, () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepFix(FIX)
  expect(readKeptFix(NOW)).toEqual(FIX)
  forgetKeptFix()
  expect(readKeptFix(NOW)).toBeNull()
})

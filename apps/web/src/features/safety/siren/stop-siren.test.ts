import { describe, expect, it } from 'vitest'
import { isSlidToEnd, slideBy } from './stop-siren.tsx'

describe('a slide', () => {
  it('follows the finger within its way', () => {
    expect(slideBy(100, 140, 200)).toBe(40)
    expect(slideBy(100, 20, 200), 'backwards').toBe(0)
    expect(slideBy(100, 900, 200), 'off the screen').toBe(200)
  })

  it('counts at its end alone', () => {
    expect(isSlidToEnd(200, 200)).toBe(true)
    expect(isSlidToEnd(180, 200)).toBe(true)
    expect(isSlidToEnd(179, 200)).toBe(false)
    expect(isSlidToEnd(0, 200)).toBe(false)
  })

  it('never counts where there is no way to go', () => {
    expect(slideBy(100, 140, -10)).toBe(0)
    expect(isSlidToEnd(0, 0)).toBe(false)
  })
})

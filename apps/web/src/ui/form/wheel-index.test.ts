import { describe, expect, it } from 'vitest'
import { WHEEL_ROW_HEIGHT, wheelIndexAfterKey, wheelIndexAt } from './wheel-index.ts'

describe('the row at a scroll offset', () => {
  it('is the nearest one', () => {
    expect(wheelIndexAt(0, 12)).toBe(0)
    expect(wheelIndexAt(19, 12)).toBe(0)
    expect(wheelIndexAt(20, 12)).toBe(1)
    expect(wheelIndexAt(5 * WHEEL_ROW_HEIGHT + 3, 12)).toBe(5)
  })

  it('stays in the list when the scroll overshoots', () => {
    expect(wheelIndexAt(-35, 12)).toBe(0)
    expect(wheelIndexAt(9999, 12)).toBe(11)
  })
})

describe('keys', () => {
  it('move by one, by a page and to the ends', () => {
    expect(wheelIndexAfterKey('ArrowDown', 3, 60)).toBe(4)
    expect(wheelIndexAfterKey('ArrowUp', 3, 60)).toBe(2)
    expect(wheelIndexAfterKey('PageDown', 3, 60)).toBe(8)
    expect(wheelIndexAfterKey('Home', 3, 60)).toBe(0)
    expect(wheelIndexAfterKey('End', 3, 60)).toBe(59)
  })

  it('stop at the ends', () => {
    expect(wheelIndexAfterKey('ArrowUp', 0, 2)).toBe(0)
    expect(wheelIndexAfterKey('PageDown', 0, 2)).toBe(1)
  })

  it('leave other keys alone', () => {
    expect(wheelIndexAfterKey('Tab', 3, 60)).toBeUndefined()
  })
})

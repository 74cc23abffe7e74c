import { describe, expect, it } from 'vitest'
import { isStraight, straightened } from './crossings.ts'

/** Even vertices lie north of the mountain, odd ones south of it. */
const ways = { minutes: () => 30, crosses: (from: number, to: number) => from % 2 !== to % 2 }
const straighten = (route: number[], points: (vertex: number) => number) => straightened(route, ways, points)

describe('a day over the mountain', () => {
  it('is in order there and back', () => {
    expect(isStraight([0, 2, 3, 5, 4, 0], ways)).toBe(true)
    expect(straighten([0, 2, 3, 5, 4, 0], () => 1)).toEqual([0, 2, 3, 5, 4, 0])
  })

  it('gives up the stop that leads back and forth and is worth least', () => {
    expect(isStraight([0, 3, 2, 5, 0], ways)).toBe(false)
    expect(straighten([0, 3, 2, 5, 0], (vertex) => (vertex === 2 ? 9 : vertex))).toEqual([0, 2, 5, 0])
    expect(straighten([0, 3, 2, 5, 0], (vertex) => (vertex === 2 ? 1 : 9))).toEqual([0, 3, 5, 0])
  })

  it('gives up as many as it takes', () => {
    const route = straighten([0, 3, 2, 5, 4, 7, 0], (vertex) => vertex)
    expect(isStraight(route, ways)).toBe(true)
    expect(route).toContain(7)
  })
})

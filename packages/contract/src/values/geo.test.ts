import { describe, expect, it } from 'vitest'
import { metresBetween } from './geo.ts'

const AIRPORT = { lat: 33.5104, lng: 126.4914 }
const SEOGWIPO = { lat: 33.2541, lng: 126.5601 }
const ONE_DEGREE = 111_195

describe('the distance between two points', () => {
  it('is nothing for one point', () => {
    expect(metresBetween(AIRPORT, AIRPORT)).toBe(0)
  })

  it('is a degree of the meridian from one parallel to the next', () => {
    expect(metresBetween({ lat: 33, lng: 126 }, { lat: 34, lng: 126 })).toBeCloseTo(ONE_DEGREE, -1)
  })

  it('shrinks along a parallel with the cosine of its latitude', () => {
    expect(metresBetween({ lat: 60, lng: 126 }, { lat: 60, lng: 127 })).toBeCloseTo(ONE_DEGREE / 2, -1)
  })

  it('is the same both ways', () => {
    expect(metresBetween(AIRPORT, SEOGWIPO)).toBeCloseTo(metresBetween(SEOGWIPO, AIRPORT), 6)
  })
})

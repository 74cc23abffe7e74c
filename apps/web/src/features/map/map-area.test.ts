import { describe, expect, it } from 'vitest'
import {
  formatArea,
  formatBox,
  formatView,
  isInBox,
  isSameArea,
  type MapArea,
  parseArea,
  parseView,
} from './map-area.ts'

const JEJU: MapArea = { box: { west: 126.14, south: 33.1, east: 126.98, north: 33.58 }, zoom: 9.25 }

describe('a box', () => {
  it('is written from west to north, to a metre', () => {
    expect(formatBox({ west: 126.1400001, south: 33.1, east: 126.98, north: 33.580_004 })).toBe(
      '126.14,33.1,126.98,33.58',
    )
  })

  it('holds what lies in it and on its edges', () => {
    expect(isInBox({ lat: 33.36, lng: 126.53 }, JEJU.box)).toBe(true)
    expect(isInBox({ lat: 33.1, lng: 126.98 }, JEJU.box)).toBe(true)
    expect(isInBox({ lat: 33.96, lng: 126.3 }, JEJU.box)).toBe(false)
    expect(isInBox({ lat: 33.36, lng: 127 }, JEJU.box)).toBe(false)
  })
})

describe('a view in the address', () => {
  it('reads back as it was written', () => {
    const view = { lat: 33.38, lng: 126.55, zoom: 9.25 }
    expect(formatView(view)).toBe('33.38,126.55,9.25')
    expect(parseView(formatView(view))).toEqual(view)
  })

  it.each([
    null,
    '',
    '33.38',
    '33.38,126.55',
    '33.38,126.55,',
    '33.38,126.55,9,1',
    'a,b,c',
    '91,126,9',
    '33,181,9',
    '33,126,-1',
    'NaN,126,9',
  ])('is passed over when it cannot be meant: %s', (text) => {
    expect(parseView(text)).toBeNull()
  })
})

describe('an area in the address', () => {
  it('reads back as it was written', () => {
    expect(formatArea(JEJU)).toBe('126.14,33.1,126.98,33.58,9.25')
    expect(parseArea(formatArea(JEJU))).toEqual(JEJU)
  })

  it.each([
    null,
    '126.14,33.1,126.98,33.58',
    '126.98,33.1,126.14,33.58,9',
    '126.14,33.58,126.98,33.1,9',
    '-181,33,127,34,9',
    '126,33,127,91,9',
  ])('is passed over when it cannot be meant: %s', (text) => {
    expect(parseArea(text)).toBeNull()
  })

  it('is the same as one that differs by less than the eye sees', () => {
    const { west, south, east, north } = JEJU.box
    const shifted = (by: number): MapArea => ({
      ...JEJU,
      box: { west: west + by, south, east: east + by, north },
    })
    expect(isSameArea(JEJU, shifted(0.001))).toBe(true)
    expect(isSameArea(JEJU, shifted(0.1))).toBe(false)
    expect(isSameArea(JEJU, { ...JEJU, box: { west, south: south - 0.1, east, north } })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { isOnJeju } from './bounds.ts'

describe('isOnJeju', () => {
  it.each([
    ['Baengnokdam', 33.3617, 126.5292],
    ['Marado', 33.1186, 126.2671],
    ['Gapado', 33.1664, 126.2736],
    ['Chagwido', 33.3116, 126.1485],
    ['Udo', 33.5061, 126.9532],
    ['Chujado', 33.9637, 126.2961],
    ['Hachujado', 33.9446, 126.329],
  ])('holds %s', (_, lat, lng) => {
    expect(isOnJeju(lat, lng)).toBe(true)
  })

  it.each([
    ['Seoul', 37.5665, 126.978],
    ['Wando on the mainland', 34.3111, 126.7551],
    ['the sea between Jeju and Chuja', 33.75, 126.4],
    ['axes that were swapped', 126.5292, 33.3617],
    ['a shifted longitude', 33.4, 12.797],
    ['nothing', Number.NaN, Number.NaN],
  ])('does not hold %s', (_, lat, lng) => {
    expect(isOnJeju(lat, lng)).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { type PixelPoint, spreadApart } from './spread.ts'

const apart = (a: PixelPoint | undefined, b: PixelPoint | undefined) =>
  Math.hypot((a?.x ?? NaN) - (b?.x ?? NaN), (a?.y ?? NaN) - (b?.y ?? NaN))

it('leaves alone what is far enough apart', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ]
  expect(spreadApart(points, 30, 30)).toEqual(points)
})

it('parts neighbours, and places at one point', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 104, y: 100 },
  ]
  const [a, b, c] = spreadApart(points, 30, 40)
  for (const distance of [apart(a, b), apart(b, c), apart(a, c)]) expect(distance).toBeGreaterThan(28)
})

it('moves none out of reach, however many there are', () => {
  const points = Array.from({ length: 60 }, () => ({ x: 5, y: 5 }))
  for (const point of spreadApart(points, 30, 25)) expect(apart(point, { x: 5, y: 5 })).toBeLessThanOrEqual(25.001)
})

it('gives the same answer to the same question', () => {
  const points = Array.from({ length: 12 }, (_, index) => ({ x: index % 3, y: index % 4 }))
  expect(spreadApart(points, 20, 30)).toEqual(spreadApart(points, 20, 30))
})

import { expect, it } from 'vitest'
import type { PixelPoint } from './spread.ts'
import { tagSides } from './tag-sides.ts'

const SIZE = { x: 360, y: 200 }
const MIDDLE = { x: 180, y: 100 }

/** Returns where a stop bears the name of its day, among ends of days and with another day's stop. */
const sideAt = (at: PixelPoint, ...ends: PixelPoint[]) =>
  tagSides([{ key: 'stop', dayIndex: 0, at }, ...ends.map((end, index) => pin(`end ${index}`, null, end))], SIZE).get(
    'stop',
  )

const pin = (key: string, dayIndex: number | null, at: PixelPoint) => ({ key, dayIndex, at })

/** Returns `count` points around one, too near for a name between them. */
const around = ({ x, y }: PixelPoint, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return { x: x + 26 * Math.cos(angle), y: y + 26 * Math.sin(angle) }
  })

it('names a day above its stop, or on another side where a neighbour would hide the name', () => {
  expect(sideAt(MIDDLE)).toBe('top')
  expect(sideAt(MIDDLE, { x: 180, y: 75 })).toBe('right')
  expect(sideAt(MIDDLE, { x: 180, y: 75 }, { x: 205, y: 100 })).toBe('left')
})

it('keeps the name on the map', () => {
  expect(sideAt({ x: 180, y: 15 })).toBe('right')
  expect(sideAt({ x: 350, y: 15 })).toBe('left')
  expect(sideAt({ x: -40, y: 15 })).toBe('top')
})

it('takes the next stop of a day whose first one is surrounded', () => {
  const crowd = around(MIDDLE, 6).map((at, index) => pin(`end ${index}`, null, at))
  const pins = [pin('a', 0, MIDDLE), ...crowd, pin('b', 0, { x: 300, y: 150 })]
  expect([...tagSides(pins, SIZE).keys()]).toEqual(['b'])
  expect(tagSides(pins.slice(0, -1), SIZE).size).toBe(0)
})

it('names each day once, and none over another', () => {
  const pins = [pin('a', 0, MIDDLE), pin('b', 0, { x: 40, y: 40 }), pin('c', 1, { x: 200, y: 130 })]
  expect([...tagSides(pins, SIZE)]).toEqual([
    ['a', 'top'],
    ['c', 'right'],
  ])
})

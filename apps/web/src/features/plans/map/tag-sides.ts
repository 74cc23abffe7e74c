import type { PixelPoint } from './spread.ts'

/** The ways from the middle of a pin to that of the tag beside it, px; the first that is free is taken. See route-map.css. */
const AWAY = {
  top: { x: 0, y: -23 },
  right: { x: 38, y: 0 },
  left: { x: -38, y: 0 },
  bottom: { x: 0, y: 23 },
} satisfies Record<string, PixelPoint>

export type TagSide = keyof typeof AWAY

interface PlacedTag {
  at: PixelPoint
  side: TagSide
}

const SIDES: readonly TagSide[] = ['top', 'right', 'left', 'bottom']
/** The half of `10일차`, in px. */
const HALF = { x: 23, y: 9 }
/** The half of a pin, in px. */
const PIN = 12

const middleOf = ({ at, side }: PlacedTag): PixelPoint => ({ x: at.x + AWAY[side].x, y: at.y + AWAY[side].y })

/**
 * Returns on which side of its pin the name of a day covers no other pin and no other name, and stays within a map of `size`; null
 * where it is too crowded for one. A name off the map is not held back by its edges.
 */
function tagSide(
  at: PixelPoint,
  others: readonly PixelPoint[],
  tags: readonly PlacedTag[],
  size: PixelPoint,
): TagSide | null {
  const isShown = isWithin(at, size, { x: 0, y: 0 })
  const isFree = (side: TagSide) => {
    const middle = middleOf({ at, side })
    return (
      (!isShown || isWithin(middle, size, HALF)) &&
      others.every((other) => !isNear(middle, other, { x: HALF.x + PIN, y: HALF.y + PIN })) &&
      tags.every((tag) => !isNear(middle, middleOf(tag), { x: 2 * HALF.x, y: 2 * HALF.y }))
    )
  }
  return SIDES.find(isFree) ?? null
}

const isNear = (a: PixelPoint, b: PixelPoint, reach: PixelPoint) =>
  Math.abs(a.x - b.x) < reach.x && Math.abs(a.y - b.y) < reach.y

const isWithin = ({ x, y }: PixelPoint, size: PixelPoint, margin: PixelPoint) =>
  x >= margin.x && y >= margin.y && x <= size.x - margin.x && y <= size.y - margin.y

export interface TaggedPin {
  key: string
  /** The day; null for where a day begins or ends, which bears no name. */
  dayIndex: number | null
  at: PixelPoint
}

/** Returns, by key, the one stop of each day that bears its name: the first with room for it. */
export function tagSides(pins: readonly TaggedPin[], size: PixelPoint): Map<string, TagSide> {
  const named = new Set<number>()
  const tags = new Map<string, PlacedTag>()
  for (const { key, dayIndex, at } of pins) {
    if (dayIndex === null || named.has(dayIndex)) continue
    const others = pins.filter((pin) => pin.key !== key).map((pin) => pin.at)
    const side = tagSide(at, others, [...tags.values()], size)
    if (side === null) continue
    named.add(dayIndex)
    tags.set(key, { at, side })
  }
  return new Map([...tags].map(([key, { side }]) => [key, side]))
}

import type { Position } from '@honjeo/contract/values/geo'
import { wayBetween, type WayPart } from '@honjeo/island/ways'

/** A plan that is looked at day by day, at one zoom after the other, asks for the same ways again and again. */
const known = new Map<string, readonly WayPart[]>()

/** Returns the way from one stop to the next as a map draws it. */
export function groundWay(from: Position, to: Position): readonly WayPart[] {
  const key = [from.lat, from.lng, to.lat, to.lng].join()
  const way = known.get(key) ?? wayBetween([from.lng, from.lat], [to.lng, to.lat])
  known.set(key, way)
  return way
}

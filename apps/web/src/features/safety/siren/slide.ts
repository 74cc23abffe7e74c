/** How much of the way counts as all of it. */
const FAR_ENOUGH = 0.9

/** px a thumb has been moved, held within its way. */
export function slideBy(from: number, to: number, way: number): number {
  return Math.min(Math.max(0, to - from), Math.max(0, way))
}

/** On a track without any room nothing was slid. */
export function isSlidToEnd(moved: number, way: number): boolean {
  return way > 0 && moved >= way * FAR_ENOUGH
}

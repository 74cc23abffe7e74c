import type { Wgs84Position } from './unified-cs.ts'

/**
 * A line between Korea and Japan, from the sea south of Ieodo to the one east of Dokdo: latitude, longitude. By it 대마도 and 규슈, which the grid's
 * letters would reach, get no number. It follows no border to the metre: it runs over open sea.
 */
const EAST: readonly (readonly [lat: number, lng: number])[] = [
  [31.5, 126.3],
  [32.9, 127.5],
  [33.8, 128.1],
  [34.6, 128.9],
  [35.2, 129.7],
  [36.3, 131],
  [36.9, 132.3],
  [39, 132.3],
]

/**
 * Whether a point lies on Korea's side of the sea to the east of it; how far it reaches otherwise, the grid's letters
 * say.
 */
export function isOfKorea({ lat, lng }: Wgs84Position): boolean {
  const next = EAST.findIndex(([north]) => north > lat)
  const [from, to] = [EAST[next - 1], EAST[next]]
  if (from === undefined || to === undefined) return false
  return lng < from[1] + ((lat - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}

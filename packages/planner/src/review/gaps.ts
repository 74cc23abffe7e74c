import type { Position } from '@honjeo/contract/values/geo'
import type { Travel } from '../travel/travel.ts'
import type { ReviewedDay, ReviewedStop } from './reviewed.ts'

/** The time in which a day's stops may be at all, where nothing else says. */
const DAY_BEGINS = 8 * 60
const DAY_ENDS = 22 * 60

/** The time a stop would have between two others of a day, ways there and onwards taken off. */
export interface Gap {
  from: number
  to: number
}

interface Bound {
  position: Position | null
  minute: number
}

function minutesBetween(travel: Travel, from: Position | null, to: Position | null): number {
  return from === null || to === null ? 0 : travel(from, to).minutes
}

function timesOf({ start, end }: ReviewedStop): { start: number; end: number } | null {
  return start === null ? null : { start, end: Math.max(start, end ?? start) }
}

/** Returns every gap of a day that `stop` could take, itself left out; the one it is in now first. */
export function gapsFor(stop: ReviewedStop, day: ReviewedDay, travel: Travel): Gap[] {
  const others = day.stops.flatMap((other) => {
    const times = timesOf(other)
    return other === stop || times === null ? [] : [{ other, ...times }]
  })
  const inOrder = others.toSorted((a, b) => a.start - b.start)
  const begins: Bound[] = [
    { position: day.from?.position ?? null, minute: day.from?.minute ?? DAY_BEGINS },
    ...inOrder.map(({ other, end }) => ({ position: other.position, minute: end })),
  ]
  const ends: Bound[] = [
    ...inOrder.map(({ other, start }) => ({ position: other.position, minute: start })),
    { position: day.to?.position ?? null, minute: day.to?.minute ?? DAY_ENDS },
  ]
  const gaps = begins.map((begin, index) => ({
    from: begin.minute + minutesBetween(travel, begin.position, stop.position),
    to: ends[index]!.minute - minutesBetween(travel, stop.position, ends[index]!.position),
  }))
  const place = day.stops.indexOf(stop)
  if (place === -1) return gaps
  const now = inOrder.findLastIndex(({ other }) => day.stops.indexOf(other) < place) + 1
  return [gaps[now]!, ...gaps.filter((_, index) => index !== now)]
}

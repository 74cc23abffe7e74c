import { type Position, metresBetween } from '@honjeo/contract/values/geo'
import { i18n as chosen, type I18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { formatDistance } from '#lib/text/numbers.ts'

export interface NearPlace extends Position {
  name: string
}

/** The directions of the compass, clockwise from the north. */
const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

export interface Nearest {
  name: string
  metres: number
  /** The direction from the place to the traveller; null where one is as likely on its other side. */
  direction: Direction | null
}

/** A place farther away is no help in finding another. */
const FAR_M = 20_000

/** The metres within which a place is all around one. */
const AROUND_M = 30

/** The known place that is nearest; null where there is none within 20 km. */
export function findNearest(
  fix: Pick<DeviceFix, 'lat' | 'lng' | 'accuracyM'>,
  places: readonly NearPlace[],
): Nearest | null {
  let nearest: { place: NearPlace; metres: number } | null = null
  for (const place of places) {
    const metres = metresBetween(fix, place)
    if (metres <= (nearest?.metres ?? FAR_M)) nearest = { place, metres }
  }
  if (nearest === null) return null
  const { place, metres } = nearest
  const isAround = metres < Math.max(AROUND_M, fix.accuracyM)
  return { name: place.name, metres, direction: isAround ? null : directionTo(place, fix) }
}

/** Returns where `to` lies as seen from `from`; for neighbours, on flat ground. */
export function directionTo(from: Position, to: Position): Direction {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)
  const index = Math.round(turn * DIRECTIONS.length + DIRECTIONS.length) % DIRECTIONS.length
  return DIRECTIONS[index] ?? 'N'
}

const WORDS: Record<Direction, MessageDescriptor> = {
  N: msg`북쪽`,
  NE: msg`북동쪽`,
  E: msg`동쪽`,
  SE: msg`남동쪽`,
  S: msg`남쪽`,
  SW: msg`남서쪽`,
  W: msg`서쪽`,
  NW: msg`북서쪽`,
}

/** Returns `북동쪽`. */
export const directionWord = (direction: Direction): MessageDescriptor => WORDS[direction]

/** Returns `성산일출봉에서 북동쪽으로 350m`; `성산일출봉 근처`. */
export function nearText({ name, metres, direction }: Nearest, i18n: I18n = chosen): string {
  if (direction === null) return i18n._(msg`${name} 근처`)
  const distance = formatDistance(metres, i18n.locale)
  const towards = i18n._(WORDS[direction])
  return i18n._(msg`${name}에서 ${towards}으로 ${distance}`)
}

import { dayAfter, daysBetween } from '@honjeo/contract/values/days'
import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'
import { randomId } from '#lib/server/once.ts'

/** The place of a stop: its day, and its place in it, both counted from 0. */
export interface Place {
  dayIndex: number
  index: number
}

export function findPlace(days: readonly PlanDay[], spotId: string): Place | undefined {
  for (const [dayIndex, { spots }] of days.entries()) {
    const index = spots.findIndex((spot) => spot.spotId === spotId)
    if (index !== -1) return { dayIndex, index }
  }
  return undefined
}

export function findSpot(days: readonly PlanDay[], spotId: string): PlanSpot | undefined {
  return days.flatMap(({ spots }) => spots).find((spot) => spot.spotId === spotId)
}

export function insertSpot(days: readonly PlanDay[], spot: PlanSpot, to: Place): PlanDay[] {
  return days.map((day, dayIndex) =>
    dayIndex === to.dayIndex ? { ...day, spots: day.spots.toSpliced(to.index, 0, spot) } : day,
  )
}

export function removeSpot(days: readonly PlanDay[], spotId: string): PlanDay[] {
  return days.map((day) =>
    day.spots.some((spot) => spot.spotId === spotId)
      ? { ...day, spots: day.spots.filter((spot) => spot.spotId !== spotId) }
      : day,
  )
}

export function changeSpot(days: readonly PlanDay[], spotId: string, changes: Partial<PlanSpot>): PlanDay[] {
  return days.map((day) => ({
    ...day,
    spots: day.spots.map((spot) => (spot.spotId === spotId ? { ...spot, ...changes } : spot)),
  }))
}

/** `to` counts without the stop itself, which is taken out first. */
export function moveSpot(days: readonly PlanDay[], spotId: string, to: Place): PlanDay[] {
  const spot = findSpot(days, spotId)
  return spot === undefined ? [...days] : insertSpot(removeSpot(days, spotId), spot, to)
}

/** Returns the place one up (-1) or down (1), over the edge of a day into the next one; null at either end of the journey. */
export function stepPlace(days: readonly PlanDay[], spotId: string, by: -1 | 1): Place | null {
  const at = findPlace(days, spotId)
  if (at === undefined) return null
  const index = at.index + by
  if (index >= 0 && index < (days[at.dayIndex]?.spots.length ?? 0)) return { ...at, index }
  const next = days[at.dayIndex + by]
  if (next === undefined) return null
  return { dayIndex: at.dayIndex + by, index: by === 1 ? 0 : next.spots.length }
}

export const countSpots = (days: readonly PlanDay[]): number => days.reduce((sum, { spots }) => sum + spots.length, 0)

/** The days of a journey on other dates: each keeps its stops, and those of days that are gone go to the end of the last. */
export function onDates(days: readonly PlanDay[], startDate: string, endDate: string): PlanDay[] {
  const count = daysBetween(startDate, endDate) + 1
  const homeless = days.slice(count).flatMap(({ spots }) => spots)
  return Array.from({ length: count }, (_, index) => {
    const date = dayAfter(startDate, index)
    const day = days[index]
    const spots = [...(day?.spots ?? []), ...(index === count - 1 ? homeless : [])]
    if (day !== undefined) return { ...day, date, spots }
    return { dayIndex: index, date, sunset: days.at(-1)?.sunset ?? '', from: null, to: null, spots, legToEnd: null }
  })
}

/** The rows of the one list that stops are dragged in: the head of each day, its stops, and its end. */
export type PlanRow =
  | { id: string; kind: 'head' | 'end'; dayIndex: number }
  | { id: string; kind: 'spot'; dayIndex: number; index: number }

/** `shown`: the day whose tab is open; null shows all. */
export function rowsOf(days: readonly PlanDay[], shown: number | null): PlanRow[] {
  return days.flatMap(({ spots }, dayIndex) => {
    if (shown !== null && shown !== dayIndex) return []
    return [
      // A stop's own id has no colon in it.
      { id: `head:${dayIndex}`, kind: 'head', dayIndex },
      ...spots.map(({ spotId }, index) => ({ id: spotId, kind: 'spot' as const, dayIndex, index })),
      { id: `end:${dayIndex}`, kind: 'end', dayIndex },
    ] satisfies PlanRow[]
  })
}

/** Returns where a stop goes that is dropped on a row: it takes the row's place, and what lay between moves up. */
export function placeAt(rows: readonly PlanRow[], spotId: string, overId: string): Place | null {
  const from = rows.findIndex(({ id }) => id === spotId)
  const to = rows.findIndex(({ id }) => id === overId)
  const row = rows[from]
  if (row === undefined || to === -1) return null
  const rest = rows.toSpliced(from, 1)
  const before = rest.slice(0, to)
  // Above the first head there is no day: what is dropped there opens the first one.
  const dayIndex = before.findLast(({ kind }) => kind === 'head')?.dayIndex ?? rows[0]?.dayIndex ?? 0
  return { dayIndex, index: before.filter((each) => each.kind === 'spot' && each.dayIndex === dayIndex).length }
}

export function isSamePlace(days: readonly PlanDay[], spotId: string, to: Place): boolean {
  const at = findPlace(days, spotId)
  return at !== undefined && at.dayIndex === to.dayIndex && at.index === to.index
}

/** What is known of a place when it is put into a plan; the rest comes with the server's answer. */
export type SpotFacts = Pick<PlanSpot, 'title'> &
  Partial<Pick<PlanSpot, 'contentId' | 'contentTypeId' | 'addr1' | 'image' | 'copyrightType' | 'memo'>>

export function newSpot(facts: SpotFacts): PlanSpot {
  return {
    spotId: randomId(),
    contentId: null,
    contentTypeId: null,
    addr1: null,
    image: null,
    copyrightType: null,
    lat: null,
    lng: null,
    memo: '',
    startTime: null,
    endTime: null,
    leg: null,
    reasons: [],
    why: [],
    reasonText: null,
    warnings: [],
    ...facts,
  }
}

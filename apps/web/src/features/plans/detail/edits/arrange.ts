import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'

/** Where a stop stands: its day, and its place in it, both counted from 0. */
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

/** One up (-1) or down (1), over the edge of a day into the next one; null at either end of the journey. */
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

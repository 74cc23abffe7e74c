import { randomBytes } from 'node:crypto'
import type { PlanDayDraft, PlanSpotDraft } from '@honjeo/contract/plans'
import { PLAN_DAY_SPOTS_MAX, PLAN_SPOTS_MAX } from '@honjeo/contract/values/limits'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'
import { minuteOrNull } from './journey-dates.ts'
import type { PlannedPlace } from './place-facts.queries.ts'
import type { SpotRow } from './plans.queries.ts'

interface Stored {
  places: ReadonlyMap<number, PlannedPlace>
  /** The stops the plan has so far. */
  spots: readonly SpotRow[]
}

export const newSpotId = () => randomBytes(8).toString('base64url')

const wrong = (field: string, sentence: Sentence) => appError('INVALID_INPUT', { fields: { [field]: sentence } })

/** Throws TOO_MANY_STOPS. It costs nothing, so that routes ask before they read the stops' texts. */
export function requireFewSpots({ days = [] }: { days?: readonly PlanDayDraft[] }): void {
  const counts = days.map(({ spots }) => spots.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total > PLAN_SPOTS_MAX || Math.max(0, ...counts) > PLAN_DAY_SPOTS_MAX) throw appError('TOO_MANY_STOPS')
}

/**
 * The stops of drafted days, as rows. Those that the plan has already, with the same place, keep why they are there.
 * Throws INVALID_INPUT or PLACE_NOT_FOUND with the field that is wrong; `requireFewSpots` comes before.
 */
export function toSpotRows(days: readonly PlanDayDraft[], dayCount: number, stored: Stored): SpotRow[] {
  const seenDays = new Set<number>()
  const seenSpots = new Set<string>()
  return days.flatMap(({ dayIndex, spots }, dayPosition) => {
    const field = `days.${dayPosition}`
    if (dayIndex >= dayCount) throw wrong(`${field}.dayIndex`, say('DAY_OUTSIDE'))
    if (seenDays.has(dayIndex)) throw wrong(`${field}.dayIndex`, say('DAY_TWICE'))
    seenDays.add(dayIndex)
    return spots.map((draft, position) => {
      const spotField = `${field}.spots.${position}`
      const { spotId = newSpotId() } = draft
      if (seenSpots.has(spotId)) throw wrong(`${spotField}.spotId`, say('STOP_TWICE'))
      seenSpots.add(spotId)
      return { ...toSpotRow({ ...draft, spotId }, spotField, stored), dayIndex, position }
    })
  })
}

function toSpotRow(draft: PlanSpotDraft & Pick<SpotRow, 'spotId'>, field: string, { places, spots }: Stored) {
  const { spotId, contentId = null, memo = '' } = draft
  const startMinute = minuteOrNull(draft.startTime)
  const endMinute = minuteOrNull(draft.endTime)
  if (startMinute !== null && endMinute !== null && endMinute < startMinute) {
    throw wrong(`${field}.endTime`, say('STOP_ENDS_EARLY'))
  }
  const earlier = spots.find((spot) => spot.spotId === spotId && spot.contentId === contentId)
  return {
    spotId,
    contentId,
    title: contentId === null ? draft.title : titleOf(contentId, earlier, field, places),
    memo,
    startMinute,
    endMinute,
    reasons: earlier?.reasons ?? [],
    reasonText: earlier?.reasonText ?? null,
  }
}

/** Returns the title that the catalogue has. What is gone may stay where it was, under the name it had; it cannot be added. */
function titleOf(contentId: number, earlier: SpotRow | undefined, field: string, places: Stored['places']): string {
  const place = places.get(contentId)
  if (place?.isGone === false) return place.title
  if (earlier) return earlier.title
  throw appError('PLACE_NOT_FOUND', { fields: { [`${field}.contentId`]: say('PLACE_GONE') } })
}

export const placesOfDays = (days: readonly PlanDayDraft[]): number[] =>
  days.flatMap(({ spots }) => spots.flatMap(({ contentId }) => contentId ?? []))

/**
 * The stops of days that a shorter journey no longer has go to the end of its last one, to be given new times. Throws
 * TOO_MANY_STOPS.
 */
export function moveIntoDays(spots: readonly SpotRow[], dayCount: number): readonly SpotRow[] {
  const last = dayCount - 1
  if (spots.every(({ dayIndex }) => dayIndex <= last)) return spots
  const kept = spots.filter(({ dayIndex }) => dayIndex < last)
  const ofLast = spots
    .filter(({ dayIndex }) => dayIndex >= last)
    .map((spot, position) =>
      spot.dayIndex === last
        ? { ...spot, position }
        : { ...spot, dayIndex: last, position, startMinute: null, endMinute: null },
    )
  if (ofLast.length > PLAN_DAY_SPOTS_MAX) throw appError('TOO_MANY_STOPS')
  return [...kept, ...ofLast]
}

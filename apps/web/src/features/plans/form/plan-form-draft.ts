import { INTERESTS, PACES, PLAN_HUBS, PLAN_METHODS, TRANSPORT_TYPES } from '@honjeo/contract/values/enums'
import { isPickedPlace } from '#features/picked-place/picked-place.ts'
import { readJson, remove, writeJson } from '#lib/device/storage.ts'
import type { DateRange } from '#ui/form/date-range.ts'
import { EMPTY_PLAN_FORM, type PlanFormValues } from './plan-form-values.ts'

/** The key is per member, so that another who signs in on the same device later does not find this journey. */
const keyOf = (userId: number) => `plan-draft:${userId}`

/** What was chosen and not planned yet; it outlives going away to pick a place, and a reload. */
export function readPlanFormDraft(userId: number): PlanFormValues {
  return { ...EMPTY_PLAN_FORM, ...readJson(keyOf(userId), EMPTY_PLAN_FORM, isPlanFormDraft, 'session') }
}

export function writePlanFormDraft(userId: number, values: PlanFormValues): void {
  writeJson(keyOf(userId), values, 'session')
}

export function removePlanFormDraft(userId: number): void {
  remove(keyOf(userId), 'session')
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

const isOneOf = (values: readonly string[], value: unknown) => values.some((each) => each === value)

function isPointChoice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null
  const { hub, place } = value as { hub?: unknown; place?: unknown }
  return hub === undefined ? isPickedPlace(place) : isOneOf(PLAN_HUBS, hub)
}

/** An earlier version of the app kept drafts without the last of the fields. */
type PlanFormDraft = Omit<PlanFormValues, 'afterDark'> & Partial<Pick<PlanFormValues, 'afterDark'>>

export function isPlanFormDraft(value: unknown): value is PlanFormDraft {
  if (typeof value !== 'object' || value === null) return false
  const values = value as Partial<Record<keyof PlanFormValues, unknown>>
  const dates = (values.dates ?? {}) as Partial<Record<keyof DateRange, unknown>>
  return (
    isTextOrNull(dates.start) &&
    isTextOrNull(dates.end) &&
    isOneOf(TRANSPORT_TYPES, values.transportType) &&
    Array.isArray(values.places) &&
    values.places.every(isPickedPlace) &&
    isOneOf(PLAN_METHODS, values.method) &&
    typeof values.wishes === 'string' &&
    [values.withoutPlaces, values.isDetailed, values.indoorOnly, values.afterDark ?? false].every(
      (flag) => typeof flag === 'boolean',
    ) &&
    [values.start, values.end, values.stay].every(isPointChoice) &&
    isTextOrNull(values.startTime) &&
    isTextOrNull(values.endTime) &&
    isOneOf(PACES, values.pace) &&
    Array.isArray(values.interests) &&
    values.interests.every((interest) => isOneOf(INTERESTS, interest))
  )
}

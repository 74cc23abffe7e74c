import { readJson, remove, writeJson } from '#lib/storage.ts'
import { isPlanFormValues } from './is-plan-form-values.ts'
import { EMPTY_PLAN_FORM, type PlanFormValues } from './plan-form-values.ts'

/** Per member, so that nobody who signs in on the same device later finds another's journey. */
const keyOf = (userId: number) => `plan-draft:${userId}`

/** What was chosen and not planned yet; it outlives going away to pick a place, and a reload. */
export function readPlanFormDraft(userId: number): PlanFormValues {
  return readJson(keyOf(userId), EMPTY_PLAN_FORM, isPlanFormValues, 'session')
}

export function writePlanFormDraft(userId: number, values: PlanFormValues): void {
  writeJson(keyOf(userId), values, 'session')
}

export function removePlanFormDraft(userId: number): void {
  remove(keyOf(userId), 'session')
}

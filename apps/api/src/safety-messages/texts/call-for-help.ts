import { addMinutes } from 'date-fns'
import type { Facts } from '../facts.queries.ts'

/** Told before the time had passed: the traveller did not fail to come back, but called for help. */
export function isCallForHelp({ plannedAt, graceMinutes, firstAlertAt }: Facts): boolean {
  if (plannedAt === null || firstAlertAt === null) return false
  return new Date(firstAlertAt) < addMinutes(plannedAt, graceMinutes ?? 0)
}

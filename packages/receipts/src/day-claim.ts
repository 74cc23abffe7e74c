import { RECEIPT_DAYS_MAX } from '@honjeo/contract/values/limits'

/** Days are `YYYY-MM-DD`. */
export interface DayClaim {
  visitDate: string
  today: string
}

const DAY_MS = 86_400_000

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toJSON().slice(0, 10)

/** Paid up to two months before the visit (tickets are bought ahead) or, past midnight, the day after; never in the future. */
export const isWithin = (day: string, { visitDate, today }: DayClaim) =>
  day >= addDays(visitDate, -RECEIPT_DAYS_MAX) && day <= addDays(visitDate, 1) && day <= today

import { dayAfter } from '@honjeo/contract/values/days'
import { RECEIPT_DAYS_MAX } from '@honjeo/contract/values/limits'

/** Days are `YYYY-MM-DD`. */
export interface DayClaim {
  visitDate: string
  today: string
}

/** Whether a day is up to two months before the visit (tickets are bought ahead) or, past midnight, the day after; never in the future. */
export const isWithin = (day: string, { visitDate, today }: DayClaim) =>
  day >= dayAfter(visitDate, -RECEIPT_DAYS_MAX) && day <= dayAfter(visitDate, 1) && day <= today

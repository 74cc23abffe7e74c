import { SAFETY_ITEMS, safetyRate, safetyStreak } from '@honjeo/contract/values/safety'
import { checkedCount, rateByDay } from './safety-data.ts'
import { useSafety } from './safety-store.ts'

/** The figures of today's list. */
export function useCheckFigures() {
  const { data } = useSafety()
  const checked = checkedCount(data)
  const rates = rateByDay(data)
  return {
    today: data.date,
    checked,
    total: SAFETY_ITEMS.length,
    /** Of the list as it is, in percent. */
    rate: safetyRate(checked),
    /** Undefined until it is saved today. */
    savedRate: rates[data.date],
    streak: safetyStreak(rates, data.date),
    rates,
  }
}

import { koreanDay } from '../../lib/clock.ts'

/**
 * So many times a day for each member, counted by this server alone: it bounds what searches and a language model cost, and
 * nothing depends on the number being exact.
 */
export function createAllowance(perDay: number) {
  let day = ''
  const taken = new Map<number, number>()

  /** Takes one; false when there is none left today. */
  return function take(userId: number, now: Date): boolean {
    const today = koreanDay(now)
    if (today !== day) taken.clear()
    day = today
    const count = taken.get(userId) ?? 0
    taken.set(userId, count + 1)
    return count < perDay
  }
}

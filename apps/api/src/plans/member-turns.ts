import { appError } from '@honjeo/contract/app-error'
import { createGate } from '@honjeo/resilience/gate'
import { koreanDay } from '../lib/clock.ts'

const RETRY_AFTER_SECONDS = 2

/**
 * Lets one job of a member run at a time, so that no member takes all threads: a second waits for the first, which is
 * how a request that was sent again finds what the first one stored. A third is PLANNER_BUSY.
 */
export function createTurns() {
  const turns = new Map<number, { pass: ReturnType<typeof createGate>['pass']; jobs: number }>()

  return async function inTurn<T>(userId: number, job: () => Promise<T>): Promise<T> {
    const turn = turns.get(userId) ?? { ...createGate({ room: 1, waiting: 1 }), jobs: 0 }
    if (turn.jobs > 1) throw appError('PLANNER_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
    turns.set(userId, turn)
    turn.jobs++
    try {
      return await turn.pass(job)
    } finally {
      if (--turn.jobs === 0) turns.delete(userId)
    }
  }
}

/**
 * Allows something so many times a day for each member, counted by this server alone: it bounds what searches and a
 * language model cost, and nothing depends on the number being exact.
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

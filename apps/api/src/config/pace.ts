import { availableParallelism } from 'node:os'
import {
  CHAT_SENDS_BURST,
  CHAT_SENDS_PER_SECOND,
  PLAN_BUDGET_MS,
  PLAN_TIME_LIMIT_MS,
} from '@honjeo/contract/values/limits'
import type { Rate } from '@honjeo/contract/values/request-limits'

/** How much a server does at once, and how soon it does what is due. No variable of the environment changes it. */
export interface ServerPace {
  /** How many requests are worked on at a time before a further one of that kind is sent away; see `overloadPlugin`. */
  workedOnMax: { ordinary: number; urgent: number }
  planner: {
    /** How many plans are made at once, each on one core. */
    threads: number
    /** How many more wait for each thread. */
    waitingPerThread: number
    /** What a search may take of one core, in milliseconds. */
    budgetMs: number
    /** The longest time from being asked to the result. */
    timeLimitMs: number
    /** Ends every search; with null only one that has to come out the same again ends by rounds, not by the clock. */
    maxRounds: number | null
  }
  /** What a member may send, over all servers. */
  chatSends: Rate
  /** How long after a message those who are in the room have read it, and how long a lively room is then left alone. */
  chatNotices: { delayMs: number; restMs: number }
  /** How often the server looks for messages to contacts that are due, and how long one mail may take. */
  safetyMessages: { everyMs: number; mailTimeLimitMs: number }
  /** How often the server looks for timers that are due. */
  timers: { everyMs: number }
}

export const PACE: ServerPace = {
  // A server of one core answers some hundreds a second, so what waits behind 128 others waits for less than half a
  // second, and what waits behind more is not worth its wait.
  workedOnMax: { ordinary: 128, urgent: 1024 },
  planner: {
    // One core is left for the requests.
    threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
    waitingPerThread: 4,
    budgetMs: PLAN_BUDGET_MS,
    timeLimitMs: PLAN_TIME_LIMIT_MS,
    maxRounds: null,
  },
  chatSends: { perSecond: CHAT_SENDS_PER_SECOND, burst: CHAT_SENDS_BURST },
  chatNotices: { delayMs: 3000, restMs: 10_000 },
  safetyMessages: { everyMs: 2000, mailTimeLimitMs: 45_000 },
  timers: { everyMs: 2000 },
}

import { setTimeout as delay } from 'node:timers/promises'
import type { BaseLogger } from 'pino'

/** The time that what is under way may keep the server from closing. */
const CLOSE_MS = 3000

interface LeaseWorkerOptions<Job> {
  /** The name of the jobs, for the log: `mails`. */
  name: string
  /**
   * Returns at most so many jobs that are due, each for this server alone until its lease has run out, which is longer
   * than `settle` takes.
   */
  claim: (size: number) => Promise<Job[]>
  /** Does a job and stores what became of it. Where it rejects, the job is due again when its lease has run out. */
  settle: (job: Job) => Promise<void>
  /** The number of jobs under way at once. */
  atOnce: number
  /** Returns how many more may begin now, where something else limits that as well. */
  room?: () => number
  /** The interval at which the worker looks for what is due. */
  everyMs: number
  log: Pick<BaseLogger, 'error'>
}

export interface LeaseWorker {
  /** Looks now for what is due. */
  hurry(): void
  /** Resolves when everything that is due now was tried. */
  settled(): Promise<void>
  /** Takes up nothing more, and waits a little for what is under way. */
  stop(): Promise<void>
}

/**
 * Does what is due until it is stopped; safe on every server at once. A job that hangs holds up no other but by its place
 * among those under way.
 */
export function startLeaseWorker<Job>(options: LeaseWorkerOptions<Job>): LeaseWorker {
  const { name, claim, settle, atOnce, room = () => atOnce, everyMs, log } = options
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let looking: Promise<unknown> = Promise.resolve()

  /** Looks once, one look after the other: after it, what was due is under way. Returns how many jobs it took. */
  async function look(): Promise<number> {
    const mine = looking.then(takeUp)
    looking = mine.catch(() => {})
    return mine
  }

  async function takeUp(): Promise<number> {
    const size = Math.min(atOnce - underWay.size, room())
    if (size <= 0 || stopping.signal.aborted) return 0
    const jobs = await claim(size)
    for (const job of jobs) {
      const task = settle(job)
        .catch((error: unknown) => log.error({ err: error }, `${name}: one was not settled`))
        .finally(() => underWay.delete(task))
      underWay.add(task)
    }
    return jobs.length
  }

  async function work() {
    while (!stopping.signal.aborted) {
      const taken = await look().catch((error: unknown) => {
        log.error({ err: error }, `${name}: looking for what is due failed`)
        return 0
      })
      // With all places taken the next look comes as soon as one is free.
      if (underWay.size >= atOnce) await Promise.race(underWay)
      else if (taken === 0) await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const working = work()

  return {
    // What this look does not find, the next one does.
    hurry: () => void look().catch(() => {}),
    async settled() {
      for (let taken = await look(); taken > 0 || underWay.size > 0; taken = await look()) await Promise.all(underWay)
    },
    async stop() {
      stopping.abort()
      const rest = looking.then(() => Promise.all([working, ...underWay]))
      await Promise.race([rest, delay(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

interface Backoff {
  first: number
  longest: number
}

/** Returns how long to wait after so many tries that failed, in the unit of its limits: twice as long from try to try. */
export const pauseAfter = (attempts: number, { first, longest }: Backoff) =>
  Math.min(longest, first * 2 ** (attempts - 1))

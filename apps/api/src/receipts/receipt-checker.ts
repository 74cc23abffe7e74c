import type { Verdict } from '@honjeo/receipts/judge'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../errors.ts'
import { createGate } from '../gate.ts'
import { ReaderChild, TimeUp } from './reader-child.ts'
import type { ReceiptClaim } from './reader/check-receipt.ts'

/** UNAVAILABLE: nobody got to read it; the same photo may do later. */
export type Outcome = Verdict | { ok: false; reason: 'UNAVAILABLE' }

export interface ReceiptCheckerOptions {
  /** Receipts read at once, each on one core. */
  readers: number
  /** From being handed in to the outcome. */
  timeLimitMs: number
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface ReceiptChecker {
  check(claim: ReceiptClaim): Promise<Outcome>
  close(): void
}

/** Each waiting one holds its 5 MB photo. */
const WAITING_PER_READER = 5
/** Of the time limit: who waited longer would hardly be finished in time, and keep the next one waiting too. */
const WAIT_SHARE = 0.5
/** The recogniser's memory grows a little with each receipt. */
const JOBS_PER_READER = 200
/** A reader without work gives its 200 MB back. */
const IDLE_MS = 300_000

const UNAVAILABLE: Outcome = { ok: false, reason: 'UNAVAILABLE' }

/** Reads receipts in processes of their own, so that no request waits for it; the first starts with the first receipt. */
export function createReceiptChecker({ readers, timeLimitMs, log }: ReceiptCheckerOptions): ReceiptChecker {
  const pass = createGate({ name: 'receipts', running: readers, waiting: readers * WAITING_PER_READER })
  const alive = new Set<ReaderChild>()
  const idle: { reader: ReaderChild; timer: NodeJS.Timeout }[] = []
  let isClosed = false

  function take(): ReaderChild {
    for (let next = idle.pop(); next; next = idle.pop()) {
      clearTimeout(next.timer)
      if (next.reader.isAlive) return next.reader
      alive.delete(next.reader)
    }
    const reader = new ReaderChild()
    alive.add(reader)
    return reader
  }

  function stop(reader: ReaderChild) {
    reader.stop()
    alive.delete(reader)
  }

  function giveBack(reader: ReaderChild) {
    if (reader.jobs >= JOBS_PER_READER) {
      stop(reader)
      return
    }
    const timer = setTimeout(() => {
      idle.splice(idle.indexOf(entry), 1)
      stop(reader)
    }, IDLE_MS).unref()
    const entry = { reader, timer }
    idle.push(entry)
  }

  async function read(claim: ReceiptClaim, limitMs: number): Promise<Outcome> {
    const reader = take()
    try {
      const verdict = await reader.check(claim, limitMs)
      giveBack(reader)
      return verdict
    } catch (error) {
      stop(reader)
      log.warn({ err: error }, 'a receipt could not be read')
      return error instanceof TimeUp ? { ok: false, reason: 'UNREADABLE' } : UNAVAILABLE
    }
  }

  return {
    async check(claim) {
      const start = performance.now()
      try {
        return await pass(async () => {
          const waited = performance.now() - start
          return isClosed || waited > timeLimitMs * WAIT_SHARE ? UNAVAILABLE : read(claim, timeLimitMs - waited)
        })
      } catch (error) {
        if (error instanceof AppError) return UNAVAILABLE
        throw error
      }
    },
    close() {
      isClosed = true
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      for (const reader of alive) stop(reader)
    },
  }
}

import type { BaseLogger } from 'pino'
import { AppError } from '@honjeo/contract/app-error'
import { createGate } from '@honjeo/resilience/gate'
import { ReaderChild, TimeUp } from './reader-child.ts'
import type { Finding, ReceiptClaim } from './check-receipt.ts'

/** The outcome of a check. UNAVAILABLE: no reader finished it, and the same photo may do later. `wasRead`: a reader had begun. */
export type CheckOutcome = Finding | { ok: false; reason: 'UNAVAILABLE'; wasRead: boolean }

export interface ReceiptCheckerOptions {
  /** The number of receipts that are read at once, each on one core. */
  readers: number
  /** Limit for reading one receipt. */
  timeLimitMs: number
  /** Limit for the time between being handed in and being read. */
  waitLimitMs: number
  log: Pick<BaseLogger, 'warn'>
}

export interface ReceiptChecker {
  check(claim: ReceiptClaim): Promise<CheckOutcome>
  /** The number of receipts that it reads and lets wait at once. */
  places: number
  close(): void
}

/**
 * Each waiting receipt holds its photo, 5 MB at most, and takes some 2 s, so the last one is read well within the
 * limit.
 */
const WAITING_PER_READER = 16
/** The recogniser's memory grows a little with each receipt. */
const JOBS_PER_READER = 200
/** A reader without work gives its 200 MB back. */
const IDLE_MS = 300_000

const UNAVAILABLE = { ok: false, reason: 'UNAVAILABLE', wasRead: false } as const

/** Reads receipts in processes of their own, so that no request waits for it; the first starts with the first receipt. */
export function createReceiptChecker({
  readers,
  timeLimitMs,
  waitLimitMs,
  log,
}: ReceiptCheckerOptions): ReceiptChecker {
  const waiting = readers * WAITING_PER_READER
  const { pass } = createGate({ name: 'receipts', room: readers, waiting })
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

  async function read(claim: ReceiptClaim): Promise<CheckOutcome> {
    const reader = take()
    try {
      const finding = await reader.check(claim, timeLimitMs)
      giveBack(reader)
      return finding
    } catch (error) {
      stop(reader)
      log.warn({ err: error }, 'a receipt could not be read')
      if (error instanceof TimeUp) return { ok: false, reason: 'UNREADABLE' }
      // A photo is not to blame for a reader that a closing server has ended.
      return { ...UNAVAILABLE, wasRead: !isClosed }
    }
  }

  return {
    async check(claim) {
      const start = performance.now()
      try {
        return await pass(async () => {
          const waited = performance.now() - start
          return isClosed || waited > waitLimitMs ? UNAVAILABLE : read(claim)
        })
      } catch (error) {
        if (error instanceof AppError) return UNAVAILABLE
        throw error
      }
    },
    places: readers + waiting,
    close() {
      isClosed = true
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      for (const reader of alive) stop(reader)
    },
  }
}

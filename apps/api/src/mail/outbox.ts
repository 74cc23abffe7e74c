import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { counter, numberOf } from '../metrics.ts'
import type { Mail, Mailer } from './mailer.ts'

const mails = counter('honjeo_mails_total', 'Mails with codes and notices, by what became of each try', ['outcome'])

const ATTEMPTS = 3
const RETRY_MS = 2000
/** How long a mail that is on its way may keep the server from closing. */
const CLOSE_MS = 3000

/**
 * Sends after the answer: a slow mail server keeps nobody waiting, and the time of an answer does not tell whether a
 * mail was sent. A mail that fails is tried again a few times; the code in it is short-lived, so it is not kept longer.
 */
export interface Outbox {
  post(mail: Mail): void
  /** Resolves when everything posted so far was sent or given up. */
  settled(): Promise<void>
  /** Tries nothing again, and waits a little for what is on its way. */
  close(): Promise<void>
}

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>
const waitForTimer: Wait = (ms, signal) => delay(ms, undefined, { signal })

/** `wait` is how it passes the time, as something tests can shorten; it rejects when the signal says so. */
export function createOutbox(mailer: Mailer, log: Pick<FastifyBaseLogger, 'error'>, wait = waitForTimer): Outbox {
  const pending = new Set<Promise<void>>()
  const closing = new AbortController()
  numberOf('honjeo_mails_pending', 'Mails on their way or waiting for another try', () => pending.size)

  async function deliver(mail: Mail) {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        await mailer.send(mail)
        mails.inc({ outcome: 'sent' })
        return
      } catch (error) {
        // The error's message names the address; its codes say enough.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        log.error({ attempt, code, responseCode }, 'mail was not taken')
        mails.inc({ outcome: 'failed' })
        if (attempt < ATTEMPTS && (await hasWaited(RETRY_MS * attempt))) continue
        mails.inc({ outcome: 'given_up' })
        return
      }
    }
  }

  /** False when the outbox closes first. */
  const hasWaited = (ms: number) =>
    wait(ms, closing.signal).then(
      () => true,
      () => false,
    )

  async function settled() {
    await Promise.all(pending)
  }

  return {
    post(mail) {
      const job = deliver(mail).finally(() => pending.delete(job))
      pending.add(job)
    },
    settled,
    async close() {
      closing.abort()
      const patience = new AbortController()
      const lostPatience = wait(CLOSE_MS, patience.signal).catch(() => undefined)
      await Promise.race([settled(), lostPatience])
      patience.abort()
    },
  }
}

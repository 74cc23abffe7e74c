import { randomUUID, type KeyObject } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { CircuitOpen, createCircuit } from '../ops/circuit.ts'
import type { Db } from '../db/client.ts'
import { counter } from '../ops/metrics.ts'
import { withinTime } from '../lib/within-time.ts'
import { isRefused } from './is-refused.ts'
import { isOutage, type Mail, type Mailer } from './mailer.ts'
import { claimDueMails, deleteMail, insertMail, postponeMail, type ClaimedMail } from './mails.queries.ts'
import { hiddenTopic, openMail, sealMail } from './sealed-mail.ts'

const mails = counter('honjeo_mails_total', 'Mails with codes and notices, by what became of each try', ['outcome'])

/** How many are on their way at once. */
const AT_ONCE = 10
/** For one mail, from the look-up of the server's name to its last word. */
const MAIL_MS = 45_000
/** Longer than one may take. */
const LEASE_SECONDS = 60
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 300
/** The life of a mail that does not say its own: a mail server that was away for a day is no reason to drop it. */
const LIFE_SECONDS = 86_400
/** How long what is under way may keep the server from closing. */
const CLOSE_MS = 3000

export interface Posting {
  /** After how long it is of no use any more. */
  lifeSeconds?: number
  /** An unsent mail of the same topic is not sent any more. */
  topic?: string
}

/**
 * Mails are written with what they report, in one transaction, and sent after it: at least once, each under one
 * Message-ID.
 */
export interface Outbox {
  /** Null is a mail that is sent to no one, and takes as long to write. */
  post(tx: Db, mail: Mail | null, posting?: Posting): Promise<void>
  /** A person waits for what was just posted: it is looked for now. */
  hurry(): void
  /** Resolves when everything that is due now was tried. */
  settled(): Promise<void>
  /** Takes up nothing more, and waits a little for what is on its way. */
  close(): Promise<void>
}

export interface OutboxOptions {
  db: Db
  mailer: Mailer
  /** Counts the kept mails. */
  key: KeyObject
  /** Behind the @ of a Message-ID. */
  host: string
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  /** How often is looked for what is due. */
  everyMs?: number
}

/** After twice as long from try to try. */
const pauseSeconds = (attempts: number) => Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1))

/** Sends what is due until it is closed; safe on every server at once. A mail server that hangs holds up no request. */
export function createOutbox({ db, mailer, key, host, log, everyMs = 1000 }: OutboxOptions): Outbox {
  const circuit = createCircuit({ to: 'mail', isOutage, log })
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let looking: Promise<unknown> = Promise.resolve()

  /** One look after the other: after it, what was due is under way. Answers how many it took. */
  async function look(): Promise<number> {
    const mine = looking.then(takeUp)
    looking = mine.catch(() => {})
    return mine
  }

  async function takeUp(): Promise<number> {
    const size = Math.min(AT_ONCE - underWay.size, circuit.room())
    if (size === 0 || stopping.signal.aborted) return 0
    const claimed = await claimDueMails(db, size, LEASE_SECONDS)
    for (const one of claimed) {
      const job = deliver(one)
        // The lease runs out, and it is tried again.
        .catch((error: unknown) => log.error({ err: error }, 'a mail was not settled'))
        .finally(() => underWay.delete(job))
      underWay.add(job)
    }
    return claimed.length
  }

  async function deliver(claimed: ClaimedMail) {
    const { id, sealed, attempts, secondsLeft } = claimed
    const giveUp = async (why: object) => {
      log.error({ id, attempts, ...why }, 'a mail was given up')
      mails.inc({ outcome: 'given_up' })
      await deleteMail(db, id)
    }
    if (secondsLeft <= 0) return giveUp({ isExpired: true })
    let mail: Mail | null
    try {
      mail = openMail(key, id, sealed)
    } catch {
      return giveUp({ isUnreadable: true })
    }
    if (mail === null) return deleteMail(db, id)
    const named = { ...mail, messageId: `<${id}@${host}>` }
    try {
      await circuit.run(() => withinTime(MAIL_MS, mailer.send(named)))
    } catch (error) {
      const pause = pauseSeconds(attempts)
      if (error instanceof CircuitOpen) return postponeMail(db, claimed, pause)
      // The error's message names the address; its codes say enough.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      log.error({ id, attempts, code, responseCode }, 'mail was not taken')
      mails.inc({ outcome: 'failed' })
      return isRefused(error) || pause >= secondsLeft
        ? giveUp({ code, responseCode })
        : postponeMail(db, claimed, pause)
    }
    mails.inc({ outcome: 'sent' })
    await deleteMail(db, id)
  }

  async function work() {
    while (!stopping.signal.aborted) {
      const taken = await look().catch((error: unknown) => {
        log.error({ err: error }, 'looking for mails failed')
        return 0
      })
      if (taken === 0) await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const working = work()

  return {
    post(tx, mail, { lifeSeconds = LIFE_SECONDS, topic } = {}) {
      const id = randomUUID()
      const hidden = topic === undefined ? null : hiddenTopic(key, topic)
      return insertMail(tx, { id, sealed: sealMail(key, id, mail), topic: hidden, lifeSeconds })
    },
    // What it does not find, the next look does.
    hurry: () => void look().catch(() => {}),
    async settled() {
      for (let taken = await look(); taken > 0 || underWay.size > 0; taken = await look()) await Promise.all(underWay)
    },
    async close() {
      stopping.abort()
      await working
      await looking
      await Promise.race([Promise.all(underWay), delay(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

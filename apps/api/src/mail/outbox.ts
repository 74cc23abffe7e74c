import type { KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { CircuitOpen, createCircuit } from '@honjeo/resilience/circuit'
import { type LeaseWorker, pauseAfter, startLeaseWorker } from '@honjeo/resilience/lease-worker'
import type { Db } from '../db/client.ts'
import { counter } from '@honjeo/observability/metrics'
import { withinTime } from '@honjeo/resilience/within-time'
import { isRefused } from './is-refused.ts'
import { isOutage, type Mail, type Mailer } from './mailer.ts'
import { claimDueMails, deleteMail, insertMail, openMail, postponeMail, type ClaimedMail } from './mails.queries.ts'

const mails = counter('honjeo_mails_total', 'Mails with codes and notices, by what became of each try', ['outcome'])

/** How many mails are on their way at once. */
const AT_ONCE = 10
/** The time for one mail, from the look-up of the server's name to its last word. */
const MAIL_MS = 45_000
/** The length of a lease, longer than one mail may take. */
const LEASE_SECONDS = 60
const PAUSE_SECONDS = { first: 5, longest: 300 }
/** The life of a mail that does not say its own: a mail server that was away for a day is no reason to drop it. */
const LIFE_SECONDS = 86_400

export interface Posting {
  /** The seconds after which it is of no use any more. */
  lifeSeconds?: number
  /** An unsent mail of the same topic is not sent any more. */
  topic?: string
}

/**
 * Mails are written with what they report, in one transaction, and sent after it: at least once, each under one
 * Message-ID.
 */
export interface Outbox extends Omit<LeaseWorker, 'stop'> {
  /** Posts a mail; null is one that is sent to no one, and takes as long to write. */
  post(tx: Db, mail: Mail | null, posting?: Posting): Promise<void>
  close: LeaseWorker['stop']
}

export interface OutboxOptions {
  db: Db
  mailer: Mailer
  /** Counts the kept mails. */
  key: KeyObject
  /** The host behind the @ of a Message-ID. */
  host: string
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  /** How often the server looks for what is due. */
  everyMs?: number
}

/** Sends what is due until it is closed; safe on every server at once. A mail server that hangs holds up no request. */
export function createOutbox({ db, mailer, key, host, log, everyMs = 1000 }: OutboxOptions): Outbox {
  const circuit = createCircuit({ to: 'mail', isOutage, log })

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
      const pause = pauseAfter(attempts, PAUSE_SECONDS)
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

  const worker = startLeaseWorker({
    name: 'mails',
    claim: (size) => claimDueMails(db, size, LEASE_SECONDS),
    settle: deliver,
    atOnce: AT_ONCE,
    room: circuit.room,
    everyMs,
    log,
  })

  return {
    post: (tx, mail, { lifeSeconds = LIFE_SECONDS, topic } = {}) => insertMail(tx, key, mail, { lifeSeconds, topic }),
    ...worker,
    close: worker.stop,
  }
}

/** The topic of a member's mails of notifications: a newer one takes the place of one that waits, and so does nothing at all. */
export const noticeTopic = (userId: number) => `notices of member ${userId}`

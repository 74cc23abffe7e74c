import { createHmac, type KeyObject } from 'node:crypto'
import { RECEIPT_TIME_LIMIT_MS, RECEIPT_WAIT_LIMIT_MS } from '@honjeo/contract/values/limits'
import type { KnownPlace } from '@honjeo/receipts/place'
import type { FastifyBaseLogger } from 'fastify'
import { koreanDay, koreanMidnight, type Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/db-errors.ts'
import { appError } from '@honjeo/contract/app-error'
import type { CheckOutcome, ReceiptChecker } from '@honjeo/receipt-reader/receipt-checker'
import {
  findReceipt,
  hasSpentReceipts,
  insertReceipt,
  isCheckingAny,
  listOtherTitles,
  rejectLostReceipts,
  rejectReceipt,
  verifyReceipt,
} from './receipts.queries.ts'

export interface ReceiptsDeps {
  db: Db
  clock: Clock
  checker: ReceiptChecker
  /** The key of the fingerprints: days, minutes and totals are few enough to be tried one after the other. */
  key: KeyObject
  log: Pick<FastifyBaseLogger, 'error'>
}

export interface Submission {
  userId: number
  contentId: number
  place: KnownPlace
  visitDate: string
  photo: Buffer
  imageHash: string
}

/** The time after which a check is lost, longer than any takes, with some time to store what came out. */
const LOST_AFTER_MS = RECEIPT_WAIT_LIMIT_MS + RECEIPT_TIME_LIMIT_MS * 1.25
/** Most checks are over within this time. */
const RETRY_AFTER_SECONDS = 3

/**
 * Stores a receipt that is checked after the commit, and returns its id. Throws TOO_MANY_RECEIPTS_TODAY for one too
 * many today, and RECEIPT_UNDER_WAY while another one of the member is checked, so that no member fills the readers'
 * queue alone.
 */
export async function admitReceipt(tx: Db, now: Date, submission: Submission): Promise<number> {
  const { userId, contentId, visitDate, imageHash } = submission
  if (await hasSpentReceipts(tx, userId, koreanMidnight(now).toISOString())) throw appError('TOO_MANY_RECEIPTS_TODAY')
  await dropLostReceipts(tx, now)
  if (await isCheckingAny(tx, userId)) throw appError('RECEIPT_UNDER_WAY', { retryAfter: RETRY_AFTER_SECONDS })
  return insertReceipt(tx, { userId, contentId, visitDate, imageHash, createdAt: now.toISOString() })
}

/** Checks a receipt and stores the decision. No photo is kept afterwards. */
export async function decideReceipt(deps: ReceiptsDeps, receiptId: number, submission: Submission): Promise<void> {
  const { db, clock, checker, log } = deps
  const { contentId, place, visitDate, photo } = submission
  try {
    const otherTitles = await listOtherTitles(db, contentId)
    const outcome = await checker.check({ photo, place, otherTitles, visitDate, today: koreanDay(clock.now()) })
    await storeOutcome(deps, receiptId, submission, outcome)
  } catch (error) {
    // The receipt stays as it is and counts as lost after a while.
    log.error({ err: error, receiptId }, 'the check of a receipt failed')
  }
}

/** Returns the keyed hashes by which a payment is recognised. */
function hashesOf(key: KeyObject, contentId: number, { purchases, marks }: Extract<CheckOutcome, { ok: true }>) {
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  const [first, ...others] = purchases
  const fingerprintOf = (purchase: string) => hashOf(`${contentId} ${purchase}`)
  return {
    fingerprints: [fingerprintOf(first), ...others.map(fingerprintOf)] as const,
    marks: marks.map(({ kind, value, atPlace }) => ({
      kind,
      hash: hashOf(`${kind} ${atPlace ? contentId : ''} ${value}`),
    })),
  }
}

async function storeOutcome(
  { db, clock, key }: ReceiptsDeps,
  id: number,
  { userId, contentId }: Submission,
  outcome: CheckOutcome,
): Promise<void> {
  const checkedAt = clock.now().toISOString()
  if (!outcome.ok) {
    const { reason } = outcome
    return rejectReceipt(db, { id, reason, wasRead: reason !== 'UNAVAILABLE' || outcome.wasRead, checkedAt })
  }
  const { picture } = outcome
  const { fingerprints, marks } = hashesOf(key, contentId, outcome)
  const reason = await db
    .transaction((tx) => verifyReceipt(tx, { id, userId, contentId, fingerprints, marks, picture, checkedAt }))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      return 'ALREADY_USED' as const
    })
  if (reason) await rejectReceipt(db, { id, reason, wasRead: true, checkedAt })
}

/** Gives up what a server that is gone was checking. */
export function dropLostReceipts(db: Db, now: Date): Promise<void> {
  return rejectLostReceipts(db, new Date(now.getTime() - LOST_AFTER_MS).toISOString(), now.toISOString())
}

/** Throws RECEIPT_NOT_FOUND for one that is not the member's own. */
export async function readReceipt({ db, clock }: Pick<ReceiptsDeps, 'db' | 'clock'>, id: number, userId: number) {
  await dropLostReceipts(db, clock.now())
  const receipt = await findReceipt(db, id, userId)
  if (!receipt) throw appError('RECEIPT_NOT_FOUND')
  return receipt
}

import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import {
  EMAIL_CODE_LENGTH,
  EMAIL_CODE_LONG_LENGTH,
  EMAIL_CODE_RESEND_SECONDS,
  EMAIL_CODE_TRIES,
  EMAIL_CODE_TTL_SECONDS,
  EMAIL_CODES_OF_ALL_PER_DAY,
  EMAIL_CODES_OF_ALL_PER_HOUR,
  EMAIL_CODES_SHORT_PER_DAY,
  SIGNUP_TICKET_TTL_SECONDS,
  VERIFICATION_TICKET_TTL_SECONDS,
} from '@honjeo/contract/values/limits'
import { addSeconds } from 'date-fns/addSeconds'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { networkKey } from '../limits/client-address.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Outbox } from '../mail/outbox.ts'
import { findAccountByEmail, findAccountOfMailbox } from './accounts.queries.ts'
import { alreadyMemberMail, confirmCodeMail, passwordCodeMail, signUpCodeMail } from './auth-mails.ts'
import { expireEmailCodes, insertEmailCode, insertTicket, markCodeUsed, spendTry } from './email-codes.queries.ts'
import type { Keys } from './keys.ts'
import { inLookupTurn } from './lookups.ts'
import { isKnownAddress } from './password-proof.ts'
import { hashToken, randomToken } from './tokens.ts'

export interface EmailCodeDeps {
  db: Db
  clock: Clock
  keys: Keys
  outbox: Outbox
  attempts: AttemptLimits
}

const hashCode = (keys: Keys, purpose: EmailCodePurpose, email: string, code: string) =>
  createHmac('sha256', keys.emailCode).update(`${purpose}\n${email}\n${code}`).digest('base64url')

const sourceOf = (attempts: AttemptLimits, email: string, from: string) => attempts.keyOf('codeSource', email, from)

const randomDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

interface Asked {
  email: string
  purpose: EmailCodePurpose
  /** The source of the request, as limits count it. */
  from: string
}

/**
 * Counts a request, and returns how many digits its code must have. Throws TOO_MANY_EMAIL_CODES with the seconds to
 * wait after too many codes from one source. After too many from all sources together, TOO_MANY_EMAIL_CODES only
 * refuses a source that is new to the account and has had a code today, so however many strangers ask, the owner of the
 * mailbox gets a code. Throws TOO_MANY_TRIES_FROM_ADDRESS after too many mails that were never used.
 */
async function countRequest(
  tx: Db,
  attempts: AttemptLimits,
  { email, purpose, from }: Asked,
  now: Date,
): Promise<number> {
  const whose = `${purpose} ${email}`
  await attempts.spend(tx, 'codeHere', `${whose} ${from}`, now)
  await attempts.spend(tx, 'code', from, now)
  const [ofHour = 0, ofDay = 0] = await attempts.count(tx, 'codeOfAll', whose, now)
  const areVeryMany = ofHour > EMAIL_CODES_OF_ALL_PER_HOUR || ofDay > EMAIL_CODES_OF_ALL_PER_DAY
  if (areVeryMany && !(await isKnownAddress(tx, attempts, email, from, now))) {
    await attempts.spend(tx, 'codeBeyond', `${whose} ${networkKey(from)}`, now)
  }
  return ofDay > EMAIL_CODES_SHORT_PER_DAY ? EMAIL_CODE_LONG_LENGTH : EMAIL_CODE_LENGTH
}

/**
 * Sends a code. The answer, its time and what is stored are the same whether the address has an account or not; where
 * no code may be sent, the stored one is unguessable. A new code replaces earlier ones of the same source alone.
 */
export async function requestEmailCode(
  { db, clock, keys, outbox, attempts }: EmailCodeDeps,
  { email: written, purpose }: { email: string; purpose: EmailCodePurpose },
  from: string,
) {
  const email = written.toLowerCase()
  const now = clock.now()
  const find = purpose === 'SIGNUP' ? findAccountOfMailbox : findAccountByEmail
  const account = await inLookupTurn(from, () => find(db, email))
  const isSendable = (purpose === 'SIGNUP') === (account === undefined)
  const requestId = randomToken()
  const source = sourceOf(attempts, email, from)

  const store = async (tx: Db) => {
    // The earlier codes come before the counters, as where one of them is tried: in another order the two would deadlock.
    await expireEmailCodes(tx, { email, purpose, source }, now)
    const length = await countRequest(tx, attempts, { email, purpose, from }, now)
    const code = isSendable ? randomDigits(length) : randomBytes(32).toString('hex')
    await insertEmailCode(tx, {
      email,
      purpose,
      codeHash: hashCode(keys, purpose, email, code),
      triesLeft: EMAIL_CODE_TRIES,
      createdAt: now.toISOString(),
      expiresAt: addSeconds(now, EMAIL_CODE_TTL_SECONDS).toISOString(),
      source,
      requestHash: hashToken(requestId),
    })
    // A code that is late is of no use, and neither is one that a newer code of the same source has replaced.
    const posting = { lifeSeconds: EMAIL_CODE_TTL_SECONDS, topic: `${purpose}\n${email}\n${source}` }
    // The mail goes to the address as it was registered: its case may matter to the mail server that delivers it.
    await outbox.post(tx, mailFor(purpose, account?.email ?? written, isSendable, code), posting)
    return length
  }
  const codeLength = await inLookupTurn(from, () => db.transaction(store))
  outbox.hurry()
  return {
    expiresInSeconds: EMAIL_CODE_TTL_SECONDS,
    resendAfterSeconds: EMAIL_CODE_RESEND_SECONDS,
    requestId,
    codeLength,
  }
}

function mailFor(purpose: EmailCodePurpose, to: string, isSendable: boolean, code: string): Mail | null {
  if (purpose === 'SIGNUP') return isSendable ? signUpCodeMail(to, code) : alreadyMemberMail(to)
  if (!isSendable) return null
  return purpose === 'PASSWORD' ? passwordCodeMail(to, code) : confirmCodeMail(to, code)
}

interface TriedCode {
  email: string
  purpose: EmailCodePurpose
  code: string
  requestId?: string
}

/**
 * Returns a one-time token for sign-up or the password change. A code can be tried only by those who requested it, with
 * the id of the request or from the same source. Throws WRONG_EMAIL_CODE for a wrong code, EMAIL_CODE_EXPIRED when no
 * try is left.
 */
export async function verifyEmailCode(
  { db, clock, keys, attempts }: EmailCodeDeps,
  { email: written, purpose, code, requestId }: TriedCode,
  from: string,
) {
  const email = written.toLowerCase()
  const now = clock.now()
  const wanted = Buffer.from(hashCode(keys, purpose, email, code))
  const requestHash = requestId === undefined ? undefined : hashToken(requestId)
  const tried = { email, purpose, source: sourceOf(attempts, email, from), requestHash }
  const verificationToken = randomToken()
  const ttl = purpose === 'SIGNUP' ? SIGNUP_TICKET_TTL_SECONDS : VERIFICATION_TICKET_TTL_SECONDS

  // One transaction holds try and proof, so when the answer is lost with the connection, neither remains.
  const judge = async (tx: Db) => {
    const candidate = await spendTry(tx, tried, now)
    if (!candidate) return 'EMAIL_CODE_EXPIRED'
    if (!timingSafeEqual(Buffer.from(candidate.codeHash), wanted)) return 'WRONG_EMAIL_CODE'
    await markCodeUsed(tx, candidate.id, now)
    await insertTicket(tx, {
      tokenHash: hashToken(verificationToken),
      email,
      purpose,
      createdAt: now.toISOString(),
      expiresAt: addSeconds(now, ttl).toISOString(),
    })
    // The mail was read and used, so it does not count as unwanted.
    await attempts.giveBack(tx, 'code', from)
    return null
  }
  const failure = await inLookupTurn(from, () => db.transaction(judge))
  if (failure !== null) throw appError(failure)
  return { verificationToken }
}

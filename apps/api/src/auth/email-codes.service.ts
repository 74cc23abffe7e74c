import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import {
  EMAIL_CODE_LENGTH,
  EMAIL_CODE_RESEND_SECONDS,
  EMAIL_CODE_TRIES,
  EMAIL_CODE_TTL_SECONDS,
  EMAIL_CODES_PER_DAY,
  EMAIL_CODES_PER_HOUR,
  SIGNUP_TICKET_TTL_SECONDS,
  VERIFICATION_TICKET_TTL_SECONDS,
} from '@honjeo/contract/values/limits'
import { addSeconds } from 'date-fns/addSeconds'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Outbox } from '../mail/outbox.ts'
import { findAccountByEmail } from './accounts.queries.ts'
import { alreadyMemberMail, confirmCodeMail, passwordCodeMail, signUpCodeMail } from './auth-mails.ts'
import {
  insertEmailCode,
  insertTicket,
  listCodeRequests,
  lockEmail,
  markCodeUsed,
  spendTry,
} from './email-codes.queries.ts'
import type { Keys } from './keys.ts'
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

/** Throws AUTH4290 with the seconds to wait. */
function checkRate(requests: readonly Date[], now: Date) {
  const since = (at: Date | undefined) => (at ? (now.getTime() - at.getTime()) / 1000 : Infinity)
  const inLastHour = requests.filter((at) => at > subHours(now, 1))
  const waits = [
    EMAIL_CODE_RESEND_SECONDS - since(requests[0]),
    inLastHour.length >= EMAIL_CODES_PER_HOUR ? 3600 - since(inLastHour.at(-1)) : 0,
    requests.length >= EMAIL_CODES_PER_DAY ? 86_400 - since(requests.at(-1)) : 0,
  ]
  const retryAfter = Math.max(...waits)
  if (retryAfter > 0) throw appError('AUTH4290', { retryAfter })
}

/**
 * Sends a code. The answer, its time and what is stored are the same whether the address has an account or not; where
 * no code may be sent, the stored one is unguessable.
 */
export async function requestEmailCode(
  { db, clock, keys, outbox, attempts }: EmailCodeDeps,
  { email: address, purpose }: { email: string; purpose: EmailCodePurpose },
  from: string,
) {
  const email = address.toLowerCase()
  const now = clock.now()
  const account = await findAccountByEmail(db, email)
  const isSendable = (purpose === 'SIGNUP') === (account === undefined)
  const code = isSendable
    ? String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0')
    : randomBytes(32).toString('hex')

  await db.transaction(async (tx) => {
    await lockEmail(tx, email)
    checkRate(await listCodeRequests(tx, email, subDays(now, 1)), now)
    await attempts.spend(tx, 'code', from, now)
    await insertEmailCode(tx, {
      email,
      purpose,
      codeHash: hashCode(keys, purpose, email, code),
      triesLeft: EMAIL_CODE_TRIES,
      createdAt: now.toISOString(),
      expiresAt: addSeconds(now, EMAIL_CODE_TTL_SECONDS).toISOString(),
    })
    // A code that is late is of no use, nor is one that another has taken the place of.
    const posting = { lifeSeconds: EMAIL_CODE_TTL_SECONDS, topic: `${purpose}\n${email}` }
    await outbox.post(tx, mailFor(purpose, address, isSendable, code), posting)
  })
  outbox.hurry()
  return { expiresInSeconds: EMAIL_CODE_TTL_SECONDS, resendAfterSeconds: EMAIL_CODE_RESEND_SECONDS }
}

function mailFor(purpose: EmailCodePurpose, to: string, isSendable: boolean, code: string): Mail | null {
  if (purpose === 'SIGNUP') return isSendable ? signUpCodeMail(to, code) : alreadyMemberMail(to)
  if (!isSendable) return null
  return purpose === 'PASSWORD' ? passwordCodeMail(to, code) : confirmCodeMail(to, code)
}

/** A one-time token for sign-up or the password change. Throws AUTH4001 for a wrong code, AUTH4002 when no try is left. */
export async function verifyEmailCode(
  { db, clock, keys, attempts }: EmailCodeDeps,
  { email: address, purpose, code }: { email: string; purpose: EmailCodePurpose; code: string },
  from: string,
) {
  const email = address.toLowerCase()
  const now = clock.now()
  const candidate = await spendTry(db, email, purpose, now)
  if (!candidate) throw appError('AUTH4002')
  const isRight = timingSafeEqual(Buffer.from(candidate.codeHash), Buffer.from(hashCode(keys, purpose, email, code)))
  if (!isRight) throw appError('AUTH4001')

  const verificationToken = randomToken()
  const ttl = purpose === 'SIGNUP' ? SIGNUP_TICKET_TTL_SECONDS : VERIFICATION_TICKET_TTL_SECONDS
  await db.transaction(async (tx) => {
    if (!(await markCodeUsed(tx, candidate.id, now))) throw appError('AUTH4002')
    await insertTicket(tx, {
      tokenHash: hashToken(verificationToken),
      email,
      purpose,
      createdAt: now.toISOString(),
      expiresAt: addSeconds(now, ttl).toISOString(),
    })
  })
  // Somebody has read that mail: it bothered nobody.
  await attempts.giveBack(db, 'code', from)
  return { verificationToken }
}

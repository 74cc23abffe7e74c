import {
  LOGIN_ACCOUNT_WINDOW_SECONDS,
  LOGIN_FAILURE_WINDOW_SECONDS,
  LOGIN_ACCOUNT_FREE_FAILURES,
  LOGIN_FREE_FAILURES,
  LOGIN_MAX_DELAY_SECONDS,
} from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { networkKey } from '../limits/client-address.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { addAttempts, deleteAttempts, listAttempts } from '../limits/attempts.queries.ts'
import { inLookupTurn } from './lookups.ts'
import { addLoginFailure, deleteLoginFailures, findLoginFailures } from './login-failures.queries.ts'
import { isPassword, type HashSource } from '../records/password-hashes.ts'

interface Failed {
  count: number
  firstAt: string
  lastAt: string
}

function delay(failed: Failed, free: number, windowSeconds: number, now: Date): number {
  if (failed.count < free) return 0
  const sinceFirst = (now.getTime() - Date.parse(failed.firstAt)) / 1000
  if (sinceFirst > windowSeconds) return 0
  const wanted = Math.min(2 ** (failed.count - free), LOGIN_MAX_DELAY_SECONDS)
  return Math.max(0, wanted - (now.getTime() - Date.parse(failed.lastAt)) / 1000)
}

const isFree = (failed: Failed | undefined) => (failed?.count ?? 0) < LOGIN_FREE_FAILURES

/**
 * Returns the seconds until one source may try an account again: none for the first five wrong passwords within 15
 * minutes, then 1, 2, 4 … 60 since the last one. Never a lock-out.
 */
const sourceDelay = (failed: Failed | undefined, now: Date): number =>
  failed ? delay(failed, LOGIN_FREE_FAILURES, LOGIN_FAILURE_WINDOW_SECONDS, now) : 0

/** Returns the seconds until an account may be tried again, for all addresses together that try it. */
const accountDelay = (failed: Failed | undefined, now: Date): number =>
  failed ? delay(failed, LOGIN_ACCOUNT_FREE_FAILURES, LOGIN_ACCOUNT_WINDOW_SECONDS, now) : 0

interface Account {
  email: string
  /** The hash of the password; without one, or with none to be found, no password is right. */
  passwordHash: string | null | undefined
}

/** The one who types a password: a visitor at an address, or a member who is signed in already. */
export type PasswordSource = { address: string } | 'session'

const KNOWN_SECONDS = 86_400

const sourceKey = (attempts: AttemptLimits, email: string, source: PasswordSource) =>
  attempts.keyOf('password', email, source === 'session' ? source : source.address)
const knownKey = (attempts: AttemptLimits, email: string, address: string) => attempts.keyOf('known', email, address)

/** Notes that the account's owner is at this address, so that what strangers do elsewhere does not hold them up. */
export const rememberAddress = (db: Db, attempts: AttemptLimits, email: string, address: string, now: Date) =>
  addAttempts(db, [{ key: knownKey(attempts, email.toLowerCase(), address), seconds: KNOWN_SECONDS }], now)

/** Whether the account's owner has logged in from this address within a day. */
export async function isKnownAddress(db: Db, attempts: AttemptLimits, email: string, address: string, now: Date) {
  const found = await listAttempts(db, [knownKey(attempts, email.toLowerCase(), address)], now)
  return found.length > 0
}

/**
 * Whether it is the account's password. Wrong ones are counted by account and source, so that a stranger elsewhere
 * keeps no member out; by address, of all accounts; and by account, the first few of each address, against many
 * addresses. TOO_MANY_LOGINS after too many of an account, TOO_MANY_TRIES_FROM_ADDRESS after too many of an address.
 * Neither of the two last holds up the addresses where the account was signed in to within a day.
 */
export async function provesPassword(
  { db, attempts }: { db: Db; attempts: AttemptLimits },
  { email, passwordHash }: Account,
  password: string,
  source: PasswordSource,
  now: Date,
): Promise<boolean> {
  const account = email.toLowerCase()
  const address = source === 'session' ? null : source.address
  const ofSource = sourceKey(attempts, account, source)
  const ofKnown = address === null ? null : knownKey(attempts, account, address)

  async function requirePatience() {
    const [counted, failures] = await Promise.all([
      listAttempts(db, ofKnown === null ? [ofSource] : [ofSource, ofKnown], now),
      findLoginFailures(db, account),
    ])
    const failed = counted.find(({ key }) => key === ofSource)
    const isStrange = address !== null && counted.every(({ key }) => key !== ofKnown)
    const retryAfter = Math.max(sourceDelay(failed, now), isStrange ? accountDelay(failures, now) : 0)
    if (retryAfter > 0) throw appError('TOO_MANY_LOGINS', { retryAfter })
    if (isStrange) await attempts.require(db, 'login', address, now)
    return { failed, failures, isStrange }
  }

  const { isStrange } = await (address === null ? requirePatience() : inLookupTurn(address, requirePatience))
  // Hashing takes turns by network, since one customer has 65,536 addresses of IPv6. The owner's known address has turns
  // of its own, so strangers do not delay the owner, whether they are behind the same carrier or everywhere.
  const turnsOf: HashSource =
    address !== null && isStrange ? `network ${networkKey(address)}` : `account ${ofKnown ?? ofSource}`
  const isRight = await isPassword(passwordHash, password, turnsOf)
  // The waits are asked for once more: where many come at once, those judged after too many wrong ones learn nothing either.
  const { failed, failures } = await requirePatience()
  if (isRight) {
    if (failed) await deleteAttempts(db, ofSource)
    if (failures) await deleteLoginFailures(db, account)
    if (address !== null) await rememberAddress(db, attempts, account, address, now)
    return true
  }
  await addAttempts(db, [{ key: ofSource, seconds: LOGIN_FAILURE_WINDOW_SECONDS }], now)
  if (address !== null) {
    if (isFree(failed)) await addLoginFailure(db, account, now, LOGIN_ACCOUNT_WINDOW_SECONDS)
    await attempts.count(db, 'login', address, now)
  }
  return false
}

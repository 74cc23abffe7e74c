import { createHmac, type KeyObject } from 'node:crypto'
import type { ErrorName } from '@honjeo/contract/values/error-codes'
import { ATTEMPT_LIMITS, type AttemptKind, type AttemptLimit } from '@honjeo/contract/values/request-limits'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { addAttempts, listAttempts, subtractAttempts, type Attempts } from './attempts.queries.ts'

export type AttemptRules = Readonly<Record<AttemptKind, readonly AttemptLimit[]>>

/**
 * Rules that count nothing by address. Codes of authenticators stay limited, since only they protect members from a
 * stolen staff password, and so do codes by mail and of meetings, which protect members from strangers, and identity
 * checks, which cost money.
 */
export const NO_ATTEMPT_RULES: AttemptRules = {
  login: [],
  ticket: [],
  code: [],
  signUp: [],
  guest: [],
  factor: ATTEMPT_LIMITS.factor,
  codeHere: ATTEMPT_LIMITS.codeHere,
  codeOfAll: ATTEMPT_LIMITS.codeOfAll,
  codeBeyond: ATTEMPT_LIMITS.codeBeyond,
  meetingCode: ATTEMPT_LIMITS.meetingCode,
  identity: ATTEMPT_LIMITS.identity,
}

const REFUSALS: Record<AttemptKind, ErrorName> = {
  login: 'TOO_MANY_TRIES_FROM_ADDRESS',
  ticket: 'TOO_MANY_TRIES_FROM_ADDRESS',
  code: 'TOO_MANY_TRIES_FROM_ADDRESS',
  signUp: 'TOO_MANY_TRIES_FROM_ADDRESS',
  guest: 'TOO_MANY_TRIES_FROM_ADDRESS',
  factor: 'TOO_MANY_AUTHENTICATOR_CODES',
  codeHere: 'TOO_MANY_EMAIL_CODES',
  codeOfAll: 'TOO_MANY_EMAIL_CODES',
  codeBeyond: 'TOO_MANY_EMAIL_CODES',
  meetingCode: 'TOO_MANY_MEETING_CODES',
  identity: 'TOO_MANY_IDENTITY_CHECKS',
}

/**
 * What an address may try, or an account (`factor`, `meetingCode`, `identity`), over all servers and restarts. Refusals are
 * TOO_MANY_TRIES_FROM_ADDRESS, TOO_MANY_AUTHENTICATOR_CODES, TOO_MANY_MEETING_CODES or TOO_MANY_IDENTITY_CHECKS of an account, TOO_MANY_EMAIL_CODES of codes by mail, with
 * the seconds until the window ends.
 */
export interface AttemptLimits {
  /**
   * The key of a count; what it counts cannot be read from it without the server's key, and 132 bits are never met
   * twice.
   */
  keyOf(...what: readonly string[]): string
  /** Counts one, and refuses it where that is one too many. */
  spend(db: Db, kind: AttemptKind, source: string, now: Date): Promise<void>
  /** Refuses where no more are left, and counts nothing. */
  require(db: Db, kind: AttemptKind, source: string, now: Date): Promise<void>
  /** Counts one try, and returns the count in each window of the rule, in their order. */
  count(db: Db, kind: AttemptKind, source: string, now: Date): Promise<number[]>
  giveBack(db: Db, kind: AttemptKind, source: string): Promise<void>
}

export function createAttemptLimits(secret: KeyObject, rules: AttemptRules): AttemptLimits {
  const keyOf = (...what: readonly string[]) =>
    createHmac('sha256', secret).update(what.join('\n')).digest('base64url').slice(0, 22)
  const windowsOf = (kind: AttemptKind, source: string) =>
    rules[kind].map(({ count, seconds }) => ({
      key: keyOf(kind, String(seconds), source),
      count,
      seconds,
    }))

  function refuse(
    kind: AttemptKind,
    windows: ReturnType<typeof windowsOf>,
    counted: readonly Attempts[],
    max: number,
    now: Date,
  ) {
    const waits = windows.map(({ key, count, seconds }) => {
      const found = counted.find((each) => each.key === key)
      return found && found.count > count + max ? (Date.parse(found.firstAt) - now.getTime()) / 1000 + seconds : 0
    })
    const retryAfter = Math.max(0, ...waits)
    if (retryAfter > 0) throw appError(REFUSALS[kind], { retryAfter })
  }

  return {
    keyOf,
    async spend(db, kind, source, now) {
      const windows = windowsOf(kind, source)
      refuse(kind, windows, await addAttempts(db, windows, now), 0, now)
    },
    async require(db, kind, source, now) {
      const windows = windowsOf(kind, source)
      if (windows.length === 0) return
      const keys = windows.map(({ key }) => key)
      refuse(kind, windows, await listAttempts(db, keys, now), -1, now)
    },
    async count(db, kind, source, now) {
      const windows = windowsOf(kind, source)
      const counted = await addAttempts(db, windows, now)
      return windows.map(({ key }) => counted.find((each) => each.key === key)?.count ?? 0)
    },
    async giveBack(db, kind, source) {
      const keys = windowsOf(kind, source).map(({ key }) => key)
      if (keys.length > 0) await subtractAttempts(db, keys)
    },
  }
}

import { createHmac, type KeyObject } from 'node:crypto'
import type { AttemptKind, AttemptLimit } from '@honjeo/contract/values/request-limits'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import { addAttempts, listAttempts, subtractAttempts, type Attempts } from './attempts.queries.ts'

export type AttemptRules = Readonly<Record<AttemptKind, readonly AttemptLimit[]>>

export const NO_ATTEMPT_RULES: AttemptRules = { login: [], code: [], signUp: [] }

/** What an address may try, over all servers and restarts. Refusals are AUTH4292 with the seconds until the window ends. */
export interface AttemptLimits {
  /** What is counted under; nobody can tell of what without the server's key, and 132 bits are never met twice. */
  keyOf(...what: readonly string[]): string
  /** Counts one, and refuses it where that is one too many. */
  spend(db: Db, kind: AttemptKind, address: string, now: Date): Promise<void>
  /** Refuses where no more are left, and counts nothing. */
  require(db: Db, kind: AttemptKind, address: string, now: Date): Promise<void>
  count(db: Db, kind: AttemptKind, address: string, now: Date): Promise<void>
  giveBack(db: Db, kind: AttemptKind, address: string): Promise<void>
}

export function createAttemptLimits(secret: KeyObject, rules: AttemptRules): AttemptLimits {
  const keyOf = (...what: readonly string[]) =>
    createHmac('sha256', secret).update(what.join('\n')).digest('base64url').slice(0, 22)
  const windowsOf = (kind: AttemptKind, address: string) =>
    rules[kind].map(({ count, seconds }) => ({
      key: keyOf(kind, String(seconds), address),
      count,
      seconds,
    }))

  function refuse(windows: ReturnType<typeof windowsOf>, counted: readonly Attempts[], max: number, now: Date) {
    const waits = windows.map(({ key, count, seconds }) => {
      const found = counted.find((each) => each.key === key)
      return found && found.count > count + max ? (Date.parse(found.firstAt) - now.getTime()) / 1000 + seconds : 0
    })
    const retryAfter = Math.max(0, ...waits)
    if (retryAfter > 0) throw appError('AUTH4292', { retryAfter })
  }

  return {
    keyOf,
    async spend(db, kind, address, now) {
      const windows = windowsOf(kind, address)
      refuse(windows, await addAttempts(db, windows, now), 0, now)
    },
    async require(db, kind, address, now) {
      const windows = windowsOf(kind, address)
      if (windows.length === 0) return
      const keys = windows.map(({ key }) => key)
      refuse(windows, await listAttempts(db, keys, now), -1, now)
    },
    async count(db, kind, address, now) {
      await addAttempts(db, windowsOf(kind, address), now)
    },
    async giveBack(db, kind, address) {
      const keys = windowsOf(kind, address).map(({ key }) => key)
      if (keys.length > 0) await subtractAttempts(db, keys)
    },
  }
}

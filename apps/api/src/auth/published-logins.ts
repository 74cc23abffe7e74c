import { DEMO_LOGIN, demoMembers } from '@honjeo/demo-content/members'
import { STAFF_LOGIN } from '@honjeo/demo-content/staff'
import type { Db } from '../db/client.ts'
import { listAccountsByEmail } from './accounts.queries.ts'
import { isPassword } from '../records/password-hashes.ts'
import { listLiveSessionIds, revokeSessions } from './sessions.queries.ts'

/** The published passwords, by the addresses of the demo's accounts. */
const PASSWORDS: ReadonlyMap<string, string> = new Map([
  ...demoMembers.map(({ email }) => [email, DEMO_LOGIN.password] as const),
  [STAFF_LOGIN.email, STAFF_LOGIN.password],
])

/** Whether this is a published login of the demo; the address is in lower case. */
export const isPublished = (email: string, password: string) => PASSWORDS.get(email) === password

/**
 * Ends all sessions of accounts that still have a published password, and returns how many such accounts this database
 * has.
 */
export async function endPublishedSessions(db: Db, now: Date): Promise<number> {
  /** The demo's members share one hash, so it is verified once. */
  const judged = new Map<string, Promise<boolean>>()
  let found = 0
  for (const { id, email, passwordHash } of await listAccountsByEmail(db, [...PASSWORDS.keys()])) {
    const password = PASSWORDS.get(email) ?? ''
    const key = `${password} ${passwordHash}`
    if (!judged.has(key)) judged.set(key, isPassword(passwordHash, password))
    if (!(await judged.get(key))) continue
    found += 1
    await revokeSessions(db, await listLiveSessionIds(db, id), now)
  }
  return found
}

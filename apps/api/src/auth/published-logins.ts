import { DEMO_LOGIN, demoMembers } from '../db/seed/demo/members.ts'
import { STAFF_LOGIN } from '../db/seed/demo/staff.ts'
import type { Db } from '../db/client.ts'
import { isPassword } from './passwords.ts'
import { listAccountsOf } from './published-logins.queries.ts'
import { listLiveSessionIds, revokeSessions } from './sessions.queries.ts'

/** The password that everybody knows, by the address of an account of the demo. */
const PASSWORDS: ReadonlyMap<string, string> = new Map([
  ...demoMembers.map(({ email }) => [email, DEMO_LOGIN.password] as const),
  [STAFF_LOGIN.email, STAFF_LOGIN.password],
])

/** Whether everybody knows this login, of an address in lower case. */
export const isPublished = (email: string, password: string) => PASSWORDS.get(email) === password

/** Ends what was opened by logins that everybody knows, and answers to how many accounts of this database they are the key. */
export async function endPublishedSessions(db: Db, now: Date): Promise<number> {
  /** Members of a demo share one hash: it is computed once. */
  const judged = new Map<string, Promise<boolean>>()
  let found = 0
  for (const { id, email, passwordHash } of await listAccountsOf(db, [...PASSWORDS.keys()])) {
    const password = PASSWORDS.get(email) ?? ''
    const key = `${password} ${passwordHash}`
    if (!judged.has(key)) judged.set(key, isPassword(passwordHash, password))
    if (!(await judged.get(key))) continue
    found += 1
    await revokeSessions(db, await listLiveSessionIds(db, id), now)
  }
  return found
}

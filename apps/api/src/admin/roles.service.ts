import type { MemberRole } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import { deleteAuthenticator } from '../auth/authenticators.queries.ts'
import { listLiveSessionIds } from '../auth/sessions.queries.ts'
import type { Db } from '../db/client.ts'
import { notify } from '../notifications/notify.ts'
import { writeAudit } from './audit.queries.ts'
import { clearProofs, lockAccount, updateRole } from './staff.queries.ts'

export type RoleChange =
  | { kind: 'CHANGED'; email: string; sessionIds: string[] }
  | { kind: 'UNCHANGED' | 'UNKNOWN' | 'SUSPENDED' }

/**
 * Makes a member staff, or an ordinary member again: the operator's deed, at the command line. A session that was
 * proven has to prove itself again. What it answers about sessions is announced after the commit.
 */
export function changeRole(db: Db, email: string, role: MemberRole, now: Date): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, email, now)
    if (!account) return { kind: 'UNKNOWN' }
    const { userId } = account
    if (account.role === role) return { kind: 'UNCHANGED' }
    if (role === 'ADMIN' && account.isSuspended) return { kind: 'SUSPENDED' }
    await updateRole(tx, userId, role)
    await clearProofs(tx, userId)
    if (role === 'MEMBER') await deleteAuthenticator(tx, userId)
    const action = role === 'ADMIN' ? 'STAFF_GRANT' : 'STAFF_REVOKE'
    const facts = { before: { role: account.role }, after: { role } }
    await writeAudit(tx, null, { action, targetType: 'MEMBER', targetId: userId, ...facts }, now)
    return { kind: 'CHANGED', email: account.email, sessionIds: await listLiveSessionIds(tx, userId) }
  })
}

/**
 * Takes the authenticator of staff who have lost phone and recovery codes; they enrol a new one before they act again.
 * What it answers about sessions is announced after the commit.
 */
export function resetAuthenticator(db: Db, email: string, now: Date): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, email, now)
    if (!account) return { kind: 'UNKNOWN' }
    const { userId } = account
    if (!(await deleteAuthenticator(tx, userId))) return { kind: 'UNCHANGED' }
    await clearProofs(tx, userId)
    await writeAudit(tx, null, { action: 'AUTHENTICATOR_RESET', targetType: 'MEMBER', targetId: userId }, now)
    await notify(tx, { userId, type: 'SYSTEM', sentence: say('AUTHENTICATOR_REMOVED') })
    return { kind: 'CHANGED', email: account.email, sessionIds: await listLiveSessionIds(tx, userId) }
  })
}

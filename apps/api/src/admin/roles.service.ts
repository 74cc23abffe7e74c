import type { MemberRole } from '@honjeo/contract/values/enums'
import { listLiveSessionIds } from '../auth/sessions.queries.ts'
import type { Db } from '../db/client.ts'
import { writeAudit } from './audit.queries.ts'
import { clearProofs, lockAccount, updateRole } from './staff.queries.ts'

export type RoleChange = { kind: 'CHANGED'; sessionIds: string[] } | { kind: 'UNCHANGED' | 'UNKNOWN' | 'SUSPENDED' }

/**
 * Makes somebody of the staff, or an ordinary member again: the operator's deed, at the command line. Whoever was proven
 * has to prove themselves anew. What it answers about sessions is announced after the commit.
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
    const action = role === 'ADMIN' ? 'STAFF_GRANT' : 'STAFF_REVOKE'
    const facts = { before: { role: account.role }, after: { role } }
    await writeAudit(tx, null, { action, targetType: 'MEMBER', targetId: userId, ...facts }, now)
    return { kind: 'CHANGED', sessionIds: await listLiveSessionIds(tx, userId) }
  })
}

import { lockPasswordHash, updatePassword } from '../auth/accounts.queries.ts'
import { passwordChangedMail } from '../auth/auth-mails.ts'
import { requireOwnPassword } from '../auth/own-password.ts'
import { hashPassword } from '../records/password-hashes.ts'
import { checkNewPassword, checkPasswordForm } from '../auth/passwords.ts'
import { listLiveSessionIds, revokeSessions } from '../auth/sessions.queries.ts'
import { appError } from '../lib/errors.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { MySessionsDeps } from './my-sessions.service.ts'

export interface PasswordDeps extends MySessionsDeps {
  outbox: Outbox
  attempts: AttemptLimits
}

/**
 * Every other login ends. Throws WRONG_CURRENT_PASSWORD for a wrong current password, TOO_MANY_LOGINS after too many of
 * them, NO_PASSWORD where there is none yet, PASSWORD_NOT_ALLOWED for a new one that is no good.
 */
export async function changePassword(
  deps: PasswordDeps,
  { userId, sessionId }: { userId: number; sessionId: string },
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const { db, clock, watch, outbox } = deps
  const now = clock.now()
  checkPasswordForm(password)
  const account = await requireOwnPassword(deps, {
    userId,
    password: currentPassword,
    now,
    refusal: 'WRONG_CURRENT_PASSWORD',
  })
  checkNewPassword(password, account)
  const passwordHash = await hashPassword(password, `member ${userId}`)

  const ended = await db.transaction(async (tx) => {
    // The proof was that of an earlier moment: an owner who took the account back meanwhile keeps it.
    if ((await lockPasswordHash(tx, userId)) !== account.passwordHash) throw appError('WRONG_CURRENT_PASSWORD')
    await updatePassword(tx, userId, passwordHash)
    await outbox.post(tx, passwordChangedMail(account.email))
    const others = (await listLiveSessionIds(tx, userId)).filter((id) => id !== sessionId)
    return revokeSessions(tx, others, now)
  })
  await watch.announceEnd(ended)
}

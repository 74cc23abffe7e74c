import type { MyConsent } from '@honjeo/contract/account'
import { CONSENT_VERSION, type OPTIONAL_CONSENTS } from '@honjeo/contract/values/enums'
import { listLiveSessionIds, revokeSessions } from '../auth/sessions.queries.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { lockPasswordHash, updatePassword } from '../auth/accounts.queries.ts'
import { passwordChangedMail } from '../auth/auth-mails.ts'
import { requireOwnPassword } from '../auth/own-password.ts'
import { hashPassword } from '../records/password-hashes.ts'
import { checkNewPassword, checkPasswordForm } from '@honjeo/password-strength/passwords'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import type { Outbox } from '../mail/outbox.ts'
import { forgetPositions } from '../safety/timer/timers.queries.ts'
import { forgetProvisions } from '../records/location-provisions.queries.ts'
import { lockMember } from '../records/lock-member.ts'
import { endShares } from '../safety/sharing/shares.queries.ts'
import { forgetOldDecisions, insertConsent, listMyConsents } from '../records/consents.queries.ts'

export interface MySessionsDeps {
  db: Db
  clock: Clock
  watch: SessionWatch
}

/** Ends those of a member's logins that `isMeant`; answers how many. */
async function endMySessions(
  { db, clock, watch }: MySessionsDeps,
  userId: number,
  isMeant: (sessionId: string) => boolean,
): Promise<number> {
  const ended = await db.transaction(async (tx) =>
    revokeSessions(tx, (await listLiveSessionIds(tx, userId)).filter(isMeant), clock.now()),
  )
  await watch.announceEnd(ended)
  return ended.length
}

/** Throws SESSION_NOT_FOUND for one that has ended, or is another member's. */
export async function endMySession(deps: MySessionsDeps, userId: number, sessionId: string): Promise<void> {
  if ((await endMySessions(deps, userId, (id) => id === sessionId)) === 0) throw appError('SESSION_NOT_FOUND')
}

export const endOtherSessions = (deps: MySessionsDeps, userId: number, sessionId: string): Promise<number> =>
  endMySessions(deps, userId, (id) => id !== sessionId)

interface PasswordDeps extends MySessionsDeps {
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

interface Decision {
  type: (typeof OPTIONAL_CONSENTS)[number]
  agreed: boolean
}

/**
 * Adds what was decided to what was decided before; the same once more, of the same text, is no decision. Without leave to use
 * positions, none is kept.
 */
export const decideConsent = (db: Db, userId: number, { type, agreed }: Decision, now: Date): Promise<MyConsent[]> =>
  db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const last = (await listMyConsents(tx, userId)).find((consent) => consent.type === type)
    if (last?.agreed !== agreed || last.version !== CONSENT_VERSION) {
      // Two decisions of one millisecond have an order too.
      const at = Math.max(now.getTime(), last ? Date.parse(last.decidedAt) + 1 : 0)
      const createdAt = new Date(at).toISOString()
      await insertConsent(tx, { userId, type, agreed, version: CONSENT_VERSION, createdAt })
      await forgetOldDecisions(tx, userId, type)
      if (type === 'LOCATION' && !agreed) {
        await endShares(tx, userId, now.toISOString())
        await forgetPositions(tx, userId)
        await forgetProvisions(tx, userId)
      }
    }
    return listMyConsents(tx, userId)
  })

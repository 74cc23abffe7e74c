import type { WithdrawalReason } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import { ownProofOf, type OwnProof } from '../auth/own-proof.ts'
import { koreanDay } from '../lib/clock.ts'
import { appError } from '../lib/errors.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { closeAccount, type ClosingDeps } from './closing.service.ts'
import type { MySessionsDeps } from './my-sessions.service.ts'
import { insertWithdrawal, lockLeaver, lockStaffWith } from './withdrawal.queries.ts'

export interface WithdrawalDeps extends MySessionsDeps, ClosingDeps {
  attempts: AttemptLimits
}

interface Farewell extends OwnProof {
  reason: WithdrawalReason
  detail?: string
}

/**
 * Closes the member's own account for good. Throws what `ownProofOf` throws, and LAST_STAFF for the last of staff,
 * without whom no report could be decided.
 */
export async function withdraw(
  deps: WithdrawalDeps,
  userId: number,
  { reason, detail = '', ...proof }: Farewell,
): Promise<void> {
  const { db, clock } = deps
  if (reason === 'OTHER' && detail === '') {
    throw appError('INVALID_INPUT', { fields: { detail: say('WITHDRAWAL_DETAIL') } })
  }
  const now = clock.now()
  const prove = await ownProofOf(deps, userId, proof, now)

  const announce = await db.transaction(async (tx) => {
    if ((await lockStaffWith(tx, userId)) === 1) throw appError('LAST_STAFF')
    const leaver = await lockLeaver(tx, userId, now)
    if (!leaver) throw appError('SESSION_ENDED')
    await prove(tx)
    await insertWithdrawal(tx, { reason, detail: detail || null, day: koreanDay(now) })
    return closeAccount(tx, deps, leaver, now)
  })
  await announce()
}

import { appError } from '@honjeo/contract/app-error'
import type { Gender } from '@honjeo/contract/values/enums'
import type { ClosingDeps } from '../account/withdrawal.service.ts'
import { settleFacts } from '../auth/former-members.service.ts'
import { listLiveSessionIds } from '../auth/sessions.queries.ts'
import type { Clock } from '../lib/clock.ts'
import { isChild } from '../records/member-rules.ts'
import { closeChild } from './checked-person.service.ts'
import { lockFacts, updateFacts } from './identity.queries.ts'

/**
 * Keeps gender and birth date that a member gives after the sign-up, once: the same again changes nothing. Throws
 * INVALID_INPUT for a day no person of today was born on, FACTS_FIXED where others are known,
 * FACTS_DIFFER_FROM_EARLIER_ACCOUNT, and UNDER_14 once the account of a child is closed.
 */
export async function giveFacts(
  deps: ClosingDeps & { clock: Clock },
  userId: number,
  facts: { gender: Gender; birthDate: string },
): Promise<void> {
  const { db, clock, watch } = deps
  const now = clock.now()
  if (isChild(facts.birthDate, now, 'birthDate')) {
    await closeChild(deps, userId, facts, now, { requiresUnknown: true })
    throw appError('UNDER_14')
  }
  const sessionIds = await db.transaction(async (tx) => {
    const known = await lockFacts(tx, userId)
    if (!known) throw appError('SESSION_ENDED')
    if (known.birthDate !== null) {
      if (known.birthDate === facts.birthDate && known.gender === facts.gender) return []
      throw appError('FACTS_FIXED')
    }
    await settleFacts(tx, userId, facts, now)
    await updateFacts(tx, userId, facts)
    return listLiveSessionIds(tx, userId)
  })
  await watch.announceChange(sessionIds)
}

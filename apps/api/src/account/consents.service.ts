import type { MyConsent } from '@honjeo/contract/account'
import { CONSENT_VERSION, type OPTIONAL_CONSENTS } from '@honjeo/contract/values/enums'
import { forgetPositions } from '../safety/timer/timers.queries.ts'
import type { Db } from '../db/client.ts'
import { forgetProvisions } from '../records/location-provisions.queries.ts'
import { lockMember } from '../records/lock-member.ts'
import { endSharesOf } from '../safety/sharing/shares.queries.ts'
import { forgetOldDecisions, insertConsent, listMyConsents } from '../records/consents.queries.ts'

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
        await endSharesOf(tx, userId, now.toISOString())
        await forgetPositions(tx, userId)
        await forgetProvisions(tx, userId)
      }
    }
    return listMyConsents(tx, userId)
  })

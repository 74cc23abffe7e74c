import { and, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { checkInContacts, checkIns } from '../db/schema/check-ins.ts'
import { locationShareViewers } from '../db/schema/location-shares.ts'
import { trustedContacts } from '../db/schema/trusted-contacts.ts'

/**
 * Two members who do not want to meet are not each other's contacts. Whoever blocks has taken the other off the list, and has
 * said no where they were asked; the other has said nothing, and is told on if help was asked for in secret: the phone that
 * blocks may be in somebody else's hands.
 */
export async function endRelations(tx: Db, blockerId: number, blockedId: number, now: string): Promise<void> {
  const removedAt = sql`coalesce(${trustedContacts.removedAt}, ${now}::timestamptz)`
  await tx
    .update(trustedContacts)
    .set({ removedAt })
    .where(and(eq(trustedContacts.ownerId, blockerId), eq(trustedContacts.memberId, blockedId)))
  await tx
    .update(trustedContacts)
    .set({ removedAt, status: 'DECLINED', answeredAt: now })
    .where(and(eq(trustedContacts.ownerId, blockedId), eq(trustedContacts.memberId, blockerId)))
}

/**
 * Of contacts who were taken off a list before `before`: all, where neither a timer nor a shared position names them any more,
 * and the addresses of the others, unless the timer runs.
 */
export async function forgetRemoved(db: Db, before: string): Promise<void> {
  const inTimers = db.select({ id: checkInContacts.id }).from(checkInContacts)
  const ofTimers = eq(checkInContacts.contactId, trustedContacts.id)
  const viewers = db
    .select({ id: locationShareViewers.id })
    .from(locationShareViewers)
    .where(eq(locationShareViewers.contactId, trustedContacts.id))
  const isOld = lte(trustedContacts.removedAt, before)
  await db.delete(trustedContacts).where(and(isOld, notExists(inTimers.where(ofTimers)), notExists(viewers)))
  const running = db
    .select({ id: checkIns.id })
    .from(checkInContacts)
    .innerJoin(checkIns, eq(checkIns.id, checkInContacts.checkInId))
    .where(and(ofTimers, isNull(checkIns.endedAt)))
  await db
    .update(trustedContacts)
    .set({ email: null })
    .where(and(isOld, isNotNull(trustedContacts.email), notExists(running)))
}

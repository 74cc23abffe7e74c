import { and, eq, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { checkInContacts, checkIns } from '../db/schema/check-ins.ts'
import { locationShareViewers } from '../db/schema/location-shares.ts'
import { trustedContacts } from '../db/schema/trusted-contacts.ts'

/** Two members who do not want to meet are not each other's contacts: from here on neither is told of the other. */
export async function endRelations(tx: Db, one: number, other: number, now: string): Promise<void> {
  const between = (ownerId: number, memberId: number) =>
    and(eq(trustedContacts.ownerId, ownerId), eq(trustedContacts.memberId, memberId))
  await tx
    .update(trustedContacts)
    .set({
      status: 'DECLINED',
      answeredAt: now,
      removedAt: sql`coalesce(${trustedContacts.removedAt}, ${now}::timestamptz)`,
    })
    .where(or(between(one, other), between(other, one)))
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

import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from './client.ts'
import { checkIns } from './schema/check-ins.ts'
import { locationShares } from './schema/location-shares.ts'
import { consents } from './schema/users.ts'

/** Whether a member lets the service take positions; what they said last counts. */
export async function hasLocationConsent(db: Db, userId: number): Promise<boolean> {
  const [last] = await db
    .select({ agreed: consents.agreed })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.type, 'LOCATION')))
    .orderBy(desc(consents.createdAt))
    .limit(1)
  return last?.agreed ?? false
}

/** No position, as the checks of the tables have it. */
export const NO_POSITION = { lat: null, lng: null, accuracyM: null, fixAt: null, batteryPct: null }

/** Ends what a member shares, and erases every position of theirs; timers go on without one. Of help that was asked for in secret the contacts keep it: the phone may be in somebody else's hands. */
export async function forgetPositions(tx: Db, userId: number, now: string): Promise<void> {
  await tx
    .update(locationShares)
    .set({ endedAt: now, ...NO_POSITION })
    .where(and(eq(locationShares.userId, userId), isNull(locationShares.endedAt)))
  await tx
    .update(checkIns)
    .set(NO_POSITION)
    .where(and(eq(checkIns.userId, userId), isNotNull(checkIns.lat), eq(checkIns.isDuress, false)))
}

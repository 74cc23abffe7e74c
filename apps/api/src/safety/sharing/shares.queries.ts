import { and, count, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { NO_POSITION, type positionOf } from '../timer/positions.ts'
import type { Db } from '../../db/client.ts'
import { locationShares, locationShareViewers } from '../../db/schema/location-shares.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'

/** Which of these are a member's contacts who agreed. */
export async function listAgreed(tx: Db, ownerId: number, contactIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: trustedContacts.id })
    .from(trustedContacts)
    .where(
      and(
        eq(trustedContacts.ownerId, ownerId),
        inArray(trustedContacts.id, [...contactIds]),
        eq(trustedContacts.status, 'CONFIRMED'),
        isNull(trustedContacts.removedAt),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function countShares(tx: Db, userId: number, since: string): Promise<number> {
  const [row] = await tx
    .select({ shares: count() })
    .from(locationShares)
    .where(and(eq(locationShares.userId, userId), gte(locationShares.startedAt, since)))
  return row?.shares ?? 0
}

interface NewShare {
  userId: number
  startedAt: string
  endsAt: string
  position: ReturnType<typeof positionOf> | typeof NO_POSITION
  contactIds: readonly number[]
}

/** With a link to pass on, and one for each contact. Violates location_shares_running_unique where one runs already. */
export async function insertShare(tx: Db, { position, contactIds, ...share }: NewShare): Promise<number> {
  const [row] = await tx
    .insert(locationShares)
    .values({ ...share, ...position })
    .returning({ id: locationShares.id })
  const shareId = row!.id
  const viewers = [null, ...contactIds].map((contactId) => ({ shareId, contactId }))
  await tx.insert(locationShareViewers).values(viewers)
  return shareId
}

const isRunning = (now: string) =>
  and(isNull(locationShares.endedAt), sql`${locationShares.endsAt} > ${now}::timestamptz`)

const isOwn = (userId: number, shareId: number) =>
  and(eq(locationShares.id, shareId), eq(locationShares.userId, userId))

/** Unless a newer one is there. */
export async function updatePosition(
  db: Db,
  userId: number,
  shareId: number,
  position: ReturnType<typeof positionOf>,
  now: string,
): Promise<void> {
  await db
    .update(locationShares)
    .set(position)
    .where(
      and(
        isOwn(userId, shareId),
        isRunning(now),
        sql`(${locationShares.fixAt} is null or ${locationShares.fixAt} <= ${position.fixAt}::timestamptz)`,
      ),
    )
}

export async function isRunningShare(db: Db, userId: number, shareId: number, now: string): Promise<boolean> {
  const rows = await db
    .select({ id: locationShares.id })
    .from(locationShares)
    .where(and(isOwn(userId, shareId), isRunning(now)))
  return rows.length > 0
}

/** The position goes with the end. What has ended stays as it is. */
export async function endShare(db: Db, userId: number, shareId: number, now: string): Promise<void> {
  await db
    .update(locationShares)
    .set({ endedAt: sql`least(${locationShares.endsAt}, ${now}::timestamptz)`, ...NO_POSITION })
    .where(and(isOwn(userId, shareId), isNull(locationShares.endedAt)))
}

/** Erases those of a member who does not want to be located any more. */
export async function endSharesOf(tx: Db, userId: number, now: string): Promise<void> {
  await tx
    .update(locationShares)
    .set({ endedAt: sql`least(${locationShares.endsAt}, ${now}::timestamptz)`, ...NO_POSITION })
    .where(and(eq(locationShares.userId, userId), isNull(locationShares.endedAt)))
}

/** Those whose time is over, of one member or of all. */
export async function endDueShares(db: Db, now: string, userId?: number): Promise<void> {
  await db
    .update(locationShares)
    .set({ endedAt: sql`${locationShares.endsAt}`, ...NO_POSITION })
    .where(
      and(
        isNull(locationShares.endedAt),
        lte(locationShares.endsAt, now),
        userId === undefined ? undefined : eq(locationShares.userId, userId),
      ),
    )
}

/** False where the member's share has no such viewer. */
export async function revokeViewer(
  db: Db,
  userId: number,
  { shareId, viewerId }: { shareId: number; viewerId: number },
  now: string,
): Promise<boolean> {
  const own = db.select({ id: locationShares.id }).from(locationShares).where(isOwn(userId, shareId))
  const rows = await db
    .update(locationShareViewers)
    .set({ revokedAt: sql`coalesce(${locationShareViewers.revokedAt}, ${now}::timestamptz)` })
    .where(and(eq(locationShareViewers.id, viewerId), inArray(locationShareViewers.shareId, own)))
    .returning({ id: locationShareViewers.id })
  return rows.length > 0
}

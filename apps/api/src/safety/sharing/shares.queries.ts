import { SHARE_MINUTES_MAX, SHARES_SHOWN, SHARE_VIEW_SECONDS } from '@honjeo/contract/values/limits'
import { subSeconds } from 'date-fns/subSeconds'
import { and, eq, gte, inArray, isNull, lte, sql, asc, desc, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { locationShares, locationShareViewers } from '@honjeo/schema/sharing'
import { trustedContacts } from '@honjeo/schema/contacts'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { users } from '@honjeo/schema/users'
import { travellerName } from '../../records/traveller-name.ts'
import { NO_POSITION, positionColumns, type positionOf } from '../timer/positions.queries.ts'

/** Returns which of these are a member's contacts who agreed. */
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

export const countShares = (tx: Db, userId: number, since: string): Promise<number> =>
  tx.$count(locationShares, and(eq(locationShares.userId, userId), gte(locationShares.startedAt, since)))

interface NewShare {
  userId: number
  startedAt: string
  endsAt: string
  position: ReturnType<typeof positionOf> | typeof NO_POSITION
  contactIds: readonly number[]
}

/** Inserts a share with a link to pass on, and one for each contact. Violates location_shares_running_unique where one runs already. */
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

/** Stores the position unless a newer one is there. */
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

/** Lets a share that runs end later, never sooner, and not later than the longest share would. False where none of the member's runs. */
export async function extendShare(
  db: Db,
  userId: number,
  shareId: number,
  endsAt: string,
  now: string,
): Promise<boolean> {
  const longest = sql`${locationShares.startedAt} + make_interval(mins => ${literal(SHARE_MINUTES_MAX)})`
  const rows = await db
    .update(locationShares)
    .set({ endsAt: sql`greatest(${locationShares.endsAt}, least(${endsAt}::timestamptz, ${longest}))` })
    .where(and(isOwn(userId, shareId), isRunning(now)))
    .returning({ id: locationShares.id })
  return rows.length > 0
}

export const isRunningShare = async (db: Db, userId: number, shareId: number, now: string): Promise<boolean> =>
  (await db.$count(locationShares, and(isOwn(userId, shareId), isRunning(now)))) > 0

/** Ends all shares of a member, or one. The position goes with the end. What has ended stays as it is. */
export async function endShares(db: Db, userId: number, now: string, shareId?: number): Promise<void> {
  const ofMember = shareId === undefined ? eq(locationShares.userId, userId) : isOwn(userId, shareId)
  await db
    .update(locationShares)
    .set({ endedAt: sql`least(${locationShares.endsAt}, ${now}::timestamptz)`, ...NO_POSITION })
    .where(and(ofMember, isNull(locationShares.endedAt)))
}

/** Ends the shares whose time is over, of one member or of all. */
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

/** Returns false where the member's share has no such viewer. */
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

/** Returns the newest first; what is over has no position, and an end, also where it has not been written down yet. */
export const listShares = (db: Db, userId: number, now: string, shareId?: number) =>
  db
    .select({
      shareId: locationShares.id,
      startedAt: isoUtc(locationShares.startedAt),
      endsAt: isoUtc(locationShares.endsAt),
      endedAt: sql<string | null>`${isoUtc(sql`coalesce(${locationShares.endedAt},
        case when ${locationShares.endsAt} <= ${now}::timestamptz then ${locationShares.endsAt} end)`)}`,
      ...positionColumns(locationShares),
    })
    .from(locationShares)
    .where(and(eq(locationShares.userId, userId), shareId === undefined ? undefined : eq(locationShares.id, shareId)))
    .orderBy(desc(locationShares.startedAt), desc(locationShares.id))
    .limit(SHARES_SHOWN + 1)

/** Returns who may look and has looked, the holders of the link first. */
export const listViewers = (db: Db, shareIds: readonly number[]) =>
  db
    .select({
      shareId: locationShareViewers.shareId,
      viewerId: locationShareViewers.id,
      contactId: locationShareViewers.contactId,
      name: trustedContacts.name,
      views: locationShareViewers.views,
      firstViewedAt: sql<string | null>`${isoUtc(locationShareViewers.firstViewedAt)}`,
      lastViewedAt: sql<string | null>`${isoUtc(locationShareViewers.lastViewedAt)}`,
      isRevoked: sql<boolean>`${locationShareViewers.revokedAt} is not null`,
    })
    .from(locationShareViewers)
    .leftJoin(trustedContacts, eq(trustedContacts.id, locationShareViewers.contactId))
    .where(inArray(locationShareViewers.shareId, [...shareIds]))
    .orderBy(asc(locationShareViewers.shareId), asc(locationShareViewers.id))

/** What a viewer may see now; undefined once it is over or taken back, or the contact is none any more. */
export async function findSeen(db: Db, viewerId: number, now: string) {
  const [row] = await db
    .select({
      ownerId: locationShares.userId,
      shareId: locationShares.id,
      contactId: locationShareViewers.contactId,
      travellerName: travellerName(trustedContacts, users),
      startedAt: isoUtc(locationShares.startedAt),
      endsAt: isoUtc(locationShares.endsAt),
      ...positionColumns(locationShares),
    })
    .from(locationShareViewers)
    .innerJoin(locationShares, eq(locationShares.id, locationShareViewers.shareId))
    .innerJoin(users, eq(users.id, locationShares.userId))
    .leftJoin(trustedContacts, eq(trustedContacts.id, locationShareViewers.contactId))
    .where(
      and(
        eq(locationShareViewers.id, viewerId),
        isNull(locationShareViewers.revokedAt),
        isNull(locationShares.endedAt),
        sql`${locationShares.endsAt} > ${now}::timestamptz`,
        or(
          isNull(locationShareViewers.contactId),
          and(eq(trustedContacts.status, 'CONFIRMED'), isNull(trustedContacts.removedAt)),
        ),
      ),
    )
  return row
}

/** Counts a look. A page that asks again and again is one look in a minute. */
export async function countView(db: Db, viewerId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .update(locationShareViewers)
    .set({
      views: sql`${locationShareViewers.views} + 1`,
      firstViewedAt: sql`coalesce(${locationShareViewers.firstViewedAt}, ${at}::timestamptz)`,
      lastViewedAt: at,
    })
    .where(
      and(
        eq(locationShareViewers.id, viewerId),
        sql`(${locationShareViewers.lastViewedAt} <= ${subSeconds(now, SHARE_VIEW_SECONDS).toISOString()}::timestamptz) is not false`,
      ),
    )
}

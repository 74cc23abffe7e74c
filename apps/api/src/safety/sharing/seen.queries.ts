import { SHARE_VIEW_SECONDS } from '@honjeo/contract/values/limits'
import { subSeconds } from 'date-fns/subSeconds'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '../../db/columns.ts'
import { locationShares, locationShareViewers } from '../../db/schema/location-shares.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'
import { users } from '../../db/schema/users.ts'
import { travellerName } from '../../records/traveller-name.ts'

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
      lat: locationShares.lat,
      lng: locationShares.lng,
      accuracyM: locationShares.accuracyM,
      fixAt: sql<string | null>`${isoUtc(locationShares.fixAt)}`,
      batteryPct: locationShares.batteryPct,
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

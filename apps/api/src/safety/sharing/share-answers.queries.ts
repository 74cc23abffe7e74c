import { SHARES_SHOWN } from '@honjeo/contract/values/limits'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '../../db/columns.ts'
import { locationShares, locationShareViewers } from '../../db/schema/location-shares.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'

/** The newest first; what is over has no position, and an end, also where it has not been written down yet. */
export const listShares = (db: Db, userId: number, now: string, shareId?: number) =>
  db
    .select({
      shareId: locationShares.id,
      startedAt: isoUtc(locationShares.startedAt),
      endsAt: isoUtc(locationShares.endsAt),
      endedAt: sql<string | null>`${isoUtc(sql`coalesce(${locationShares.endedAt},
        case when ${locationShares.endsAt} <= ${now}::timestamptz then ${locationShares.endsAt} end)`)}`,
      lat: locationShares.lat,
      lng: locationShares.lng,
      accuracyM: locationShares.accuracyM,
      fixAt: sql<string | null>`${isoUtc(locationShares.fixAt)}`,
      batteryPct: locationShares.batteryPct,
    })
    .from(locationShares)
    .where(and(eq(locationShares.userId, userId), shareId === undefined ? undefined : eq(locationShares.id, shareId)))
    .orderBy(desc(locationShares.startedAt), desc(locationShares.id))
    .limit(SHARES_SHOWN + 1)

/** Who may look and has looked, the holders of the link first. */
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

import type { HelpPoint } from '@honjeo/contract/help-points'
import { HELP_KINDS, type HelpKind } from '@honjeo/contract/values/help-kinds'
import { HELP_AROUND } from '@honjeo/contract/values/limits'
import { helpPoints } from '@honjeo/schema/help-points'
import { sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { scaledPoint } from '../records/place-columns.ts'

/** Returns the nearest of one kind, as its own index has them. */
const nearest = (db: Db, kind: HelpKind, lat: number, lng: number) =>
  db
    .select({
      kind: helpPoints.kind,
      name: helpPoints.name,
      address: helpPoints.address,
      phone: helpPoints.phone,
      lat: helpPoints.lat,
      lng: helpPoints.lng,
      isRough: helpPoints.isRough,
      spot: helpPoints.spot,
      hours: helpPoints.hours,
      sourceName: helpPoints.sourceName,
      sourceUrl: helpPoints.sourceUrl,
      dataDate: helpPoints.dataDate,
    })
    .from(helpPoints)
    // The kind is a constant, so that the index of the kind serves.
    .where(sql`${helpPoints.kind} = ${sql.raw(`'${kind}'`)}`)
    .orderBy(sql`${helpPoints.location} <-> ${scaledPoint(lat, lng)}`)
    .limit(HELP_AROUND)

/** Returns the nearest of each kind. The position is in no row and in no log. */
export async function listHelpAround(db: Db, { lat, lng }: { lat: number; lng: number }): Promise<HelpPoint[]> {
  const [first, second, ...others] = HELP_KINDS.map((kind) => nearest(db, kind, lat, lng))
  const rows = await unionAll(first!, second!, ...others)
  return rows.map(({ sourceName, sourceUrl, hours, ...row }) => ({
    ...row,
    hours: hours === null ? null : [...hours],
    source: { name: sourceName, url: sourceUrl },
  }))
}

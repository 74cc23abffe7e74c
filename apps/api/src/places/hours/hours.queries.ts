import type { ContentTypeId } from '@honjeo/contract/values/enums'
import type { HoursPlace } from '@honjeo/planner/opening/place-day'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { places } from '@honjeo/schema/places'
import { areHoursConfirmed, believedHours, hoursCheckedOn, isVisible } from '../../records/place-columns.ts'

/** A place with what decides when it is open, and the day on which that was last looked up. */
export type HoursRow = HoursPlace & { hoursCheckedOn: string | null; isDoubted: boolean }

/** Returns the hours of every place that people may see. */
export const listHours = (db: Db): Promise<HoursRow[]> =>
  db
    .select({
      contentId: places.contentId,
      contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`,
      title: places.title,
      lat: places.lat,
      lng: places.lng,
      scene: places.scene,
      keywords: places.keywords,
      months: places.months,
      ...believedHours,
      areHoursConfirmed,
      eventStart: places.eventStart,
      eventEnd: places.eventEnd,
      hoursCheckedOn,
      isDoubted: sql<boolean>`${places.hoursDoubtedAt} is not null`,
    })
    .from(places)
    .where(isVisible)

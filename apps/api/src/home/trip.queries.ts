import type { TripOrigin } from '@honjeo/contract/values/enums'
import { TRIP_ROOMS_MAX } from '@honjeo/contract/values/limits'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared, type Param } from '../db/prepared.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { trustedContacts } from '@honjeo/schema/contacts'
import { places } from '@honjeo/schema/places'
import { plans } from '@honjeo/schema/plans'
import { isVisibleRoom } from '../records/visible-room.ts'
import { reviews } from '@honjeo/schema/reviews'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { trips } from '@honjeo/schema/trips'

/** A span of days on which a member travels, as far as one thing says. Days are `YYYY-MM-DD`, both included. */
export interface TripSpan {
  origin: TripOrigin
  planId: number | null
  startDate: string
  endDate: string
}

interface Window {
  userId: Param<number>
  first: Param<string>
  last: Param<string>
}

/** More plans than this within half a year are drafts of one journey: those that begin first are looked at. */
const PLANS_LOOKED_AT = 20

const selectPlans = prepared('list_trip_plans', (db, { userId, first, last }: Window) =>
  db
    .select({ planId: plans.id, startDate: plans.startDate, endDate: plans.endDate })
    .from(plans)
    .where(
      sql`${plans.userId} = ${userId} and ${plans.endDate} >= ${first}::date and ${plans.startDate} <= ${last}::date`,
    )
    .orderBy(asc(plans.startDate), asc(plans.id))
    .limit(PLANS_LOOKED_AT),
)

const selectGiven = prepared('find_given_trip', (db, { userId, first, last }: Window) =>
  db
    .select({ startDate: trips.startDate, endDate: trips.endDate })
    .from(trips)
    .where(
      sql`${trips.userId} = ${userId} and ${trips.endDate} >= ${first}::date and ${trips.startDate} <= ${last}::date`,
    ),
)

/** What the member and their plans say, those that end on the first day or later and begin by the last one. */
export async function listSpans(db: Db, userId: number, first: string, last: string): Promise<TripSpan[]> {
  const [given, planned] = await Promise.all([
    selectGiven(db, { userId, first, last }),
    selectPlans(db, { userId, first, last }),
  ])
  return [
    ...given.map((row) => ({ origin: 'MEMBER' as const, planId: null, ...row })),
    ...planned.map((row) => ({ origin: 'PLAN' as const, ...row })),
  ]
}

const selectRooms = prepared('list_trip_rooms', (db, { userId, first, last }: Window) =>
  db
    .select({
      roomId: chatRooms.id,
      title: chatRooms.title,
      spotName: places.title,
      meetsAt: isoUtc(chatRooms.scheduledAt),
    })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .innerJoin(places, eq(places.contentId, chatRooms.contentId))
    .where(
      and(
        eq(roomMembers.userId, userId),
        isVisibleRoom,
        sql`${chatRooms.scheduledAt} between ${first}::timestamptz and ${last}::timestamptz`,
      ),
    )
    .orderBy(asc(chatRooms.scheduledAt), asc(chatRooms.id))
    .limit(TRIP_ROOMS_MAX),
)

/** The meetings of rooms that the member is in, between two instants, the next one first. */
export const listTripRooms = (db: Db, userId: number, first: string, last: string) =>
  selectRooms(db, { userId, first, last })

const selectContact = prepared('find_confirmed_contact', (db, { userId }: { userId: Param<number> }) =>
  db
    .select({ id: trustedContacts.id })
    .from(trustedContacts)
    .where(
      and(
        eq(trustedContacts.ownerId, userId),
        eq(trustedContacts.status, 'CONFIRMED'),
        isNull(trustedContacts.removedAt),
      ),
    )
    .limit(1),
)

/** Whether a contact has agreed to be alerted. */
export const hasContact = async (db: Db, userId: number) => (await selectContact(db, { userId })).length > 0

const selectReviewed = prepared(
  'list_reviewed_places',
  (db, { userId, contentIds }: { userId: Param<number>; contentIds: Param<readonly number[]> }) =>
    db
      .selectDistinct({ contentId: reviews.contentId })
      .from(reviews)
      .where(sql`${reviews.userId} = ${userId} and ${reviews.contentId} = any(${contentIds}::bigint[])`),
)

/** Those of the places that the member has reviewed. */
export async function listReviewed(db: Db, userId: number, contentIds: readonly number[]): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set()
  const rows = await selectReviewed(db, { userId, contentIds })
  return new Set(rows.map(({ contentId }) => contentId))
}

export async function upsertTrip(db: Db, userId: number, dates: { startDate: string; endDate: string }): Promise<void> {
  await db
    .insert(trips)
    .values({ userId, ...dates })
    .onConflictDoUpdate({ target: trips.userId, set: dates })
}

export async function deleteTrip(db: Db, userId: number): Promise<void> {
  await db.delete(trips).where(eq(trips.userId, userId))
}

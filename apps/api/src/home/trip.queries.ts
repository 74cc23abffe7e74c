import type { Trip } from '@honjeo/contract/trip'
import { TRIP_ROOMS_MAX, type TripOrigin } from '@honjeo/contract/values/trip'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared, type Param } from '../db/prepared.ts'
import { only } from '../db/only.ts'
import { isoUtc, literal } from '@honjeo/schema/columns'
import { trustedContacts } from '@honjeo/schema/contacts'
import { places } from '@honjeo/schema/places'
import { plans } from '@honjeo/schema/plans'
import { isVisibleAs } from '../records/visible-room.ts'
import { reviews } from '@honjeo/schema/reviews'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { trips } from '@honjeo/schema/trips'

/** A span of days on which a member travels, as far as one thing says. Days are `YYYY-MM-DD`, both included. */
export interface TripSpan {
  origin: TripOrigin
  /** The plan that says so, and as of which change. */
  plan: { planId: number; version: number } | null
  startDate: string
  endDate: string
}

interface Window {
  userId: Param<number>
  /** Days, and the instants at which the first begins and the last does. */
  first: Param<string>
  last: Param<string>
  from: Param<string>
  to: Param<string>
}

/** More plans than this within half a year are drafts of one journey: those that begin first are looked at. */
const PLANS_LOOKED_AT = 20
/** The number of reviews that are looked at, more than a journey has stops. */
const REVIEWS_LOOKED_AT = 100

interface FactRow {
  given: { startDate: string; endDate: string } | null
  planned: { planId: number; version: number; startDate: string; endDate: string }[]
  isGuarded: boolean
  reviewed: number[]
  meetings: Trip['rooms']
}

/** Whether a span overlaps the days that are looked at; the columns are those of the table in whose query it is. */
const isWithin = ({ first, last }: Pick<Window, 'first' | 'last'>) =>
  sql`end_date >= ${first}::date and start_date <= ${last}::date`

/** The meetings of rooms that the member is in, in their order; of more than fit those that are over are left out first. */
const meetingsOf = ({ userId, from, to }: Window) =>
  sql<
    FactRow['meetings']
  >`(select coalesce(json_agg(json_build_object('roomId', id, 'title', title, 'spotName', spot_name,
      'meetsAt', ${isoUtc(sql`scheduled_at`)}) order by scheduled_at, id), '[]')
    from (select room.id, room.title, room.scheduled_at, place.title as spot_name
      from ${roomMembers} member join ${chatRooms} room on room.id = member.room_id
        join ${places} place on place.content_id = room.content_id
      where member.user_id = ${userId} and ${isVisibleAs(sql`room`)} and room.scheduled_at between ${from}::timestamptz and ${to}::timestamptz
      order by room.scheduled_at desc, room.id desc limit ${literal(TRIP_ROOMS_MAX)}) meeting)`

/**
 * Reads all that is small in one statement, since home asks for it each time and each statement costs more to send than
 * to carry out. What the member says is looked for as far ahead as it may be said.
 */
const selectFacts = prepared('find_trip_facts', (db, window: Window) => {
  const { userId, ...days } = window
  return db
    .select({
      given: sql<FactRow['given']>`(select json_build_object('startDate', start_date, 'endDate', end_date)
        from ${trips} where user_id = ${userId} and end_date >= ${days.first}::date)`,
      planned: sql<FactRow['planned']>`(select coalesce(json_agg(json_build_object('planId', id, 'version', version,
          'startDate', start_date, 'endDate', end_date) order by start_date, id), '[]')
        from (select id, version, start_date, end_date from ${plans}
          where user_id = ${userId} and ${isWithin(days)} order by start_date, id limit ${literal(PLANS_LOOKED_AT)}) plan)`,
      isGuarded: sql<boolean>`exists (select from ${trustedContacts}
        where owner_id = ${userId} and status = 'CONFIRMED' and removed_at is null)`,
      reviewed: sql<FactRow['reviewed']>`(select coalesce(json_agg(content_id), '[]')
        from (select content_id from ${reviews} where user_id = ${userId}
          order by created_at desc nulls first, id desc nulls first limit ${literal(REVIEWS_LOOKED_AT)}) review)`,
      meetings: meetingsOf(window),
    })
    .from(sql`(values (1)) as one`)
})

/** What home's card is made of, besides the plan. */
export interface TripFacts {
  /** The spans that end on the first day or later, and begin by the last one. */
  spans: TripSpan[]
  /** A contact has agreed to be alerted. */
  isGuarded: boolean
  /** Places of the member's last reviews. */
  reviewed: ReadonlySet<number>
  meetings: Trip['rooms']
}

const midnight = (day: string) => `${day}T00:00:00+09:00`

export async function findTripFacts(db: Db, userId: number, first: string, last: string): Promise<TripFacts> {
  const window = { userId, first, last, from: midnight(first), to: midnight(last) }
  const { given, planned, isGuarded, reviewed, meetings } = only(await selectFacts(db, window))
  return {
    spans: [
      ...(given === null ? [] : [{ origin: 'MEMBER' as const, plan: null, ...given }]),
      ...planned.map(({ planId, version, ...days }) => ({
        origin: 'PLAN' as const,
        plan: { planId, version },
        ...days,
      })),
    ],
    isGuarded,
    reviewed: new Set(reviewed),
    meetings,
  }
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

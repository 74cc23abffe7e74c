import type { Dashboard } from '@honjeo/contract/admin/staff'
import { DASHBOARD_DAYS } from '@honjeo/contract/values/limits'
import { subHours } from 'date-fns/subHours'
import { count, desc, gte, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { koreanDay, koreanMidnight } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { isKnownToStaff } from '../records/known-room.ts'
import { isVisibleRoom } from '../records/visible-room.ts'
import { inquiries } from '@honjeo/schema/inquiries'
import { posts } from '@honjeo/schema/posts'
import { reports } from '@honjeo/schema/reports'
import { reviews } from '@honjeo/schema/reviews'
import { chatRooms } from '@honjeo/schema/rooms'
import { isMember, users } from '@honjeo/schema/users'
import { withdrawals } from '@honjeo/schema/former-members'

/** Counts back in days of Korea, where each has 24 hours. */
const daysBefore = (now: Date, days: number) => subHours(now, 24 * days)

type Totals = Omit<Dashboard, 'daily' | 'withdrawals' | 'withdrawalReasons'>
type Series = keyof Dashboard['daily']

const OPEN_REPORTS = sql`${reports} where status = 'PENDING' and cancelled_at is null`
const OPEN_INQUIRIES = sql`${inquiries} where status in ('PENDING', 'IN_PROGRESS')`

export async function findTotals(db: Db, now: Date): Promise<Totals> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Totals & Record<string, unknown>>(sql`select
    (select count(*)::int from ${OPEN_REPORTS}) as "openReports",
    (select ${isoUtc(sql`min(created_at)`)} from ${OPEN_REPORTS}) as "oldestOpenReportAt",
    (select count(*)::int from ${OPEN_INQUIRIES}) as "openInquiries",
    (select ${isoUtc(sql`min(created_at)`)} from ${OPEN_INQUIRIES}) as "oldestOpenInquiryAt",
    -- Two indexes answer it; members alone would take a look at each row.
    ((select count(*)::int from ${users}) - (select count(*)::int from ${users} where email is null)) as members,
    (select count(*)::int from ${users} where suspended_until is not null and suspended_until > ${at}) as "suspendedMembers",
    (select count(*)::int from ${chatRooms}
      where scheduled_at > ${at} and participant_count > 0 and ${isVisibleRoom} and ${isKnownToStaff}) as "openRooms"`)
  return rows[0]!
}

/** What each series counts; of rooms, those that staff may know of. */
const SERIES: Record<Series, PgTable> = {
  signUps: users,
  posts,
  reviews,
  rooms: chatRooms,
  reports,
  inquiries,
}

const CONDITIONS: Partial<Record<Series, SQL>> = { signUps: isMember, rooms: isKnownToStaff }

/** What came on each day in Korea, also what is gone since. */
export async function listDaily(db: Db, now: Date): Promise<Dashboard['daily']> {
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, i) => koreanDay(daysBefore(now, DASHBOARD_DAYS - 1 - i)))
  const since = koreanMidnight(daysBefore(now, DASHBOARD_DAYS - 1)).toISOString()
  const counts = Object.entries(SERIES).map(
    ([series, table]) => sql`
    select ${series}::text as series, to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${table} where created_at >= ${since}::timestamptz and ${CONDITIONS[series as Series] ?? sql`true`} group by 2`,
  )
  const { rows } = await db.execute<{ series: Series; day: string; count: number }>(sql.join(counts, sql` union all `))
  const of = (series: Series) => {
    const byDay = new Map(rows.filter((row) => row.series === series).map((row) => [row.day, row.count]))
    return days.map((day) => ({ day, count: byDay.get(day) ?? 0 }))
  }
  return {
    signUps: of('signUps'),
    posts: of('posts'),
    reviews: of('reviews'),
    rooms: of('rooms'),
    reports: of('reports'),
    inquiries: of('inquiries'),
  }
}

/** Returns why people left in these days, the most frequent reason first. */
export const listWithdrawalReasons = (db: Db, now: Date) =>
  db
    .select({ reason: withdrawals.reason, count: count() })
    .from(withdrawals)
    .where(gte(withdrawals.day, koreanDay(daysBefore(now, DASHBOARD_DAYS - 1))))
    .groupBy(withdrawals.reason)
    .orderBy(desc(count()), withdrawals.reason)

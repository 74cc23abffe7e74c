import { PLAN_DAYS_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, date, pgTable } from 'drizzle-orm/pg-core'
import { idOf, literal } from './columns.ts'
import { users } from './users.ts'

/** The dates on which members have said that they travel, without a plan. The next journey takes the place of the last one. */
export const trips = pgTable(
  'trips',
  {
    userId: idOf('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
  },
  (t) => [check('trips_dates', sql`${t.endDate} - ${t.startDate} between 0 and ${literal(PLAN_DAYS_MAX - 1)}`)],
)

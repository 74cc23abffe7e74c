import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Calls made to the tourism service on a day in Korea; its quota is counted so. */
export const tourapiUsage = pgTable(
  'tourapi_usage',
  { day: date({ mode: 'string' }).primaryKey(), calls: integer().notNull() },
  (t) => [check('tourapi_usage_calls', sql`${t.calls} >= 0`)],
)

/** How far each step of the import has come, so that a stopped one goes on where it was. */
export const tourapiSteps = pgTable('tourapi_steps', {
  /** Such as `list:12` or `sync`. */
  step: text().primaryKey(),
  /** The next page to ask for; 1 once the step is through. */
  nextPage: integer('next_page').notNull(),
  /** The newest `modifiedtime` that is known, `yyyyMMddHHmmss`; where the next sync goes on. */
  watermark: text(),
  finishedAt: instant('finished_at'),
})

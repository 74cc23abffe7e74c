import { SAFETY_ITEMS } from '@honjeo/contract/values/safety'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { idOf, instant, oneOf } from './columns.ts'
import { users } from './users.ts'

const userId = () =>
  idOf('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
/** The column of a day in Korea. */
const day = () => date({ mode: 'string' }).notNull()

/** The marks that items of today's list got last; those of other days go with the next write. */
export const safetyItems = pgTable(
  'safety_items',
  {
    userId: userId(),
    day: day(),
    itemId: text('item_id').notNull(),
    checked: boolean().notNull(),
    /** The time by the member's device, never later than the server's own clock said then. */
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.itemId] }),
    index('safety_items_day_idx').on(t.day),
    check('safety_items_item', oneOf(t.itemId, SAFETY_ITEMS)),
  ],
)

/** The rate that was last saved on a day. */
export const safetyDays = pgTable(
  'safety_days',
  {
    userId: userId(),
    day: day(),
    /** The rate in percent. */
    rate: smallint().notNull(),
    /** The time by the member's device, in the same way as `changedAt` above. */
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index('safety_days_day_idx').on(t.day),
    check('safety_days_rate', sql`${t.rate} between 0 and 100`),
  ],
)

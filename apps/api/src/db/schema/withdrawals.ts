import { WITHDRAWAL_REASONS } from '@honjeo/contract/values/enums'
import { WITHDRAWAL_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../checks.ts'
import { id } from '../columns.ts'

/** Why people left, without who: not even the time of day, which would give them away. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    reason: text({ enum: WITHDRAWAL_REASONS }).notNull(),
    detail: text(),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    index('withdrawals_day_idx').on(t.day),
    check('withdrawals_reason', oneOf(t.reason, WITHDRAWAL_REASONS)),
    check('withdrawals_other', sql`${t.reason} <> 'OTHER' or ${t.detail} is not null`),
    check('withdrawals_detail', sql`char_length(${t.detail}) between 1 and ${sql.raw(String(WITHDRAWAL_DETAIL_MAX))}`),
  ],
)

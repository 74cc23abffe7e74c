import { SANCTION_KINDS } from '@honjeo/contract/values/enums'
import { SANCTION_REASON_MAX, SUSPENSION_DAYS_MAX } from '@honjeo/contract/values/limits'
import { sql, type AnyColumn } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf, partOf } from './columns.ts'
import { reports } from './reports.ts'
import { users } from './users.ts'

/** The columns of a sanction, shared by current and former members. */
export const sanctionColumns = () => ({
  kind: text({ enum: SANCTION_KINDS }).notNull(),
  /** The reason as the member reads it. */
  reason: text().notNull(),
  days: smallint(),
  createdAt: createdAt(),
  endsAt: instant('ends_at'),
  liftedAt: instant('lifted_at'),
  staffId: idOf('staff_id').references(() => users.id, { onDelete: 'set null' }),
  reportId: idOf('report_id').references(() => reports.id, { onDelete: 'set null' }),
})

export const sanctionChecks = (table: string, t: Record<'kind' | 'reason' | 'days' | 'endsAt', AnyColumn>) => [
  check(`${table}_kind`, oneOf(t.kind, SANCTION_KINDS)),
  check(`${table}_reason`, sql`char_length(${t.reason}) between 1 and ${literal(SANCTION_REASON_MAX)}`),
  check(`${table}_days`, sql`${t.days} between 1 and ${literal(SUSPENSION_DAYS_MAX)}`),
  check(
    `${table}_suspension`,
    sql`(${t.kind} = 'SUSPENSION') = (${t.days} is not null) and (${t.days} is null) = (${t.endsAt} is null)`,
  ),
]

/** The sanctions that staff put on members; `users.suspended_until` holds the end of a suspension in force. */
export const sanctions = pgTable(
  'sanctions',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    ...sanctionColumns(),
  },
  (t) => [
    index('sanctions_user_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('sanctions_created_idx').on(t.createdAt),
    index('sanctions_staff_idx').on(t.staffId),
    index('sanctions_report_idx').on(t.reportId),
    ...sanctionChecks('sanctions', t),
  ],
)

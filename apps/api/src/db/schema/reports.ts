import { REPORT_STATUSES, REPORT_TARGETS } from '@honjeo/contract/values/enums'
import { REPORT_DETAIL_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from '../checks.ts'
import { createdAt, id } from '../columns.ts'
import { users } from './users.ts'

/** A line of a conversation as it was when it was reported, or a line near it. */
export interface ReportedLine {
  seq: number
  senderId: number | null
  content: string
  image: string | null
  pin: string | null
  sentAt: string
}

/** What members find wrong. A target is named by type and id, so that a report outlives what it is about. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    targetType: text('target_type', { enum: REPORT_TARGETS }).notNull(),
    targetId: integer('target_id').notNull(),
    /** Which message of the room `targetId`; 0 for any other target. */
    targetSeq: integer('target_seq').notNull().default(0),
    /** Whoever wrote or opened the target, or is it. */
    targetUserId: integer('target_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A message with what was said around it: its sender may take it back. */
    context: jsonb().$type<ReportedLine[]>(),
    reason: text().notNull(),
    detail: text().notNull(),
    status: text({ enum: REPORT_STATUSES }).notNull().default('PENDING'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_open_unique')
      .on(t.targetType, t.targetId, t.targetSeq, t.reporterId)
      .where(sql`status = 'PENDING'`),
    index('reports_reporter_idx').on(t.reporterId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reports_target_user_idx').on(t.targetUserId),
    check('reports_target_type', oneOf(t.targetType, REPORT_TARGETS)),
    check('reports_context', sql`(${t.targetType} = 'MESSAGE') or ${t.context} is null`),
    check('reports_target_seq', sql`(${t.targetType} = 'MESSAGE') = (${t.targetSeq} > 0)`),
    check('reports_status', oneOf(t.status, REPORT_STATUSES)),
    check('reports_detail_length', sql`char_length(${t.detail}) between 1 and ${sql.raw(String(REPORT_DETAIL_MAX))}`),
  ],
)

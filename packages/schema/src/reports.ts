import { REPORT_STATUSES, REPORT_TARGETS } from '@honjeo/contract/values/enums'
import { LINK_MAX, REPORT_DETAIL_MAX, STAFF_NOTE_MAX } from '@honjeo/contract/values/limits'
import { REPORT_REASON_CODES } from '@honjeo/contract/values/report-reasons'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf } from './columns.ts'
import { images } from './images.ts'
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

/** The reports of what members find wrong. A target is named by type and id, so that a report outlives what it is about. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: idOf('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    targetType: text('target_type', { enum: REPORT_TARGETS }).notNull(),
    targetId: idOf('target_id').notNull(),
    /** The number of the message in the room `targetId`; 0 for any other target. */
    targetSeq: integer('target_seq').notNull().default(0),
    /** The member who wrote or opened the target, or is it. */
    targetUserId: idOf('target_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The reported member has withdrawn and come back: the reporter may not see which account that is. */
    isCarriedOver: boolean('is_carried_over').notNull().default(false),
    /** A message with what was said around it: its sender may take it back. */
    /** The target as it was then. */
    targetTitle: text('target_title'),
    targetContent: text('target_content'),
    context: jsonb().$type<ReportedLine[]>(),
    reason: text().notNull(),
    detail: text().notNull(),
    /** An address; it is shown, never fetched. */
    evidence: text(),
    imageName: text('image_name').references(() => images.name),
    status: text({ enum: REPORT_STATUSES }).notNull().default('PENDING'),
    createdAt: createdAt(),
    /** The time at which the reporter cancelled it, while it was pending; such a report is no longer shown but counts for the day. */
    cancelledAt: instant('cancelled_at'),
    adminNote: text('admin_note'),
    processedAt: instant('processed_at'),
    processedBy: idOf('processed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('reports_open_unique')
      .on(t.targetType, t.targetId, t.targetSeq, t.reporterId)
      .where(sql`status = 'PENDING' and cancelled_at is null`),
    index('reports_queue_idx')
      .on(t.status, t.createdAt, t.id)
      .where(sql`cancelled_at is null`),
    index('reports_created_idx').on(t.createdAt, t.id),
    index('reports_decided_idx')
      .on(t.processedAt)
      .where(sql`processed_at is not null`),
    index('reports_copies_idx')
      .on(t.processedAt)
      .where(sql`processed_at is not null and num_nonnulls(target_title, target_content, context, image_name) > 0`),
    index('reports_cancelled_idx')
      .on(t.cancelledAt)
      .where(sql`cancelled_at is not null`),
    uniqueIndex('reports_image_unique').on(t.imageName),
    index('reports_processed_by_idx').on(t.processedBy),
    index('reports_reporter_idx').on(t.reporterId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reports_target_user_idx').on(t.targetUserId, t.createdAt.desc().nullsFirst()),
    check('reports_reason', oneOf(t.reason, REPORT_REASON_CODES)),
    check('reports_target_type', oneOf(t.targetType, REPORT_TARGETS)),
    check('reports_context', sql`(${t.targetType} = 'MESSAGE') or ${t.context} is null`),
    check('reports_target_seq', sql`(${t.targetType} = 'MESSAGE') = (${t.targetSeq} > 0)`),
    check('reports_status', oneOf(t.status, REPORT_STATUSES)),
    check('reports_evidence_length', sql`char_length(${t.evidence}) <= ${literal(LINK_MAX)}`),
    check('reports_note_length', sql`char_length(${t.adminNote}) between 1 and ${literal(STAFF_NOTE_MAX)}`),
    check('reports_decided', sql`(${t.status} = 'PENDING') = (${t.processedAt} is null)`),
    check('reports_cancelled', sql`${t.cancelledAt} is null or ${t.status} = 'PENDING'`),
    check('reports_detail_length', sql`char_length(${t.detail}) between 1 and ${literal(REPORT_DETAIL_MAX)}`),
  ],
)

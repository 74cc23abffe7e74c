import { AUDIT_ACTIONS, AUDIT_TARGETS, TEMPLATE_KINDS } from '@honjeo/contract/values/enums'
import {
  NOTICE_CONTENT_MAX,
  NOTICE_TITLE_MAX,
  TEMPLATE_BODY_MAX,
  TEMPLATE_TITLE_MAX,
} from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf } from './columns.ts'

/**
 * The acts of staff. Triggers refuse every change and removal of a row; so it names its people by number, without a foreign key, and holds no
 * address.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** The member of staff; null: the operator, at the command line. */
    staffId: idOf('staff_id'),
    staffName: text('staff_name').notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    targetType: text('target_type', { enum: AUDIT_TARGETS }).notNull(),
    targetId: text('target_id').notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_action_idx').on(t.action, t.id),
    index('audit_log_staff_idx').on(t.staffId, t.id),
    index('audit_log_target_idx').on(t.targetType, t.targetId, t.id),
    index('audit_log_created_idx').on(t.createdAt, t.id),
    check('audit_log_action', oneOf(t.action, AUDIT_ACTIONS)),
    check('audit_log_target_type', oneOf(t.targetType, AUDIT_TARGETS)),
  ],
)

/** The notices of the operator to all. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull(),
    publishedAt: instant('published_at'),
    /** The time at which every member was notified of it. */
    notifiedAt: instant('told_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('notices_published_idx')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`published_at is not null`),
    index('notices_created_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('notices_title', sql`char_length(${t.title}) between 1 and ${literal(NOTICE_TITLE_MAX)}`),
    check('notices_content', sql`char_length(${t.content}) between 1 and ${literal(NOTICE_CONTENT_MAX)}`),
  ],
)

/** The versions of the terms and the privacy text for which a notice went to the members who had agreed to an older version. */
export const textVersions = pgTable('text_versions', {
  version: text().primaryKey(),
  notifiedAt: instant('told_at').notNull(),
})

/** The texts that staff say again and again. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: id(),
    kind: text({ enum: TEMPLATE_KINDS }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('reply_templates_kind', oneOf(t.kind, TEMPLATE_KINDS)),
    check('reply_templates_title', sql`char_length(${t.title}) between 1 and ${literal(TEMPLATE_TITLE_MAX)}`),
    check('reply_templates_body', sql`char_length(${t.body}) between 1 and ${literal(TEMPLATE_BODY_MAX)}`),
  ],
)

/** Words that members should not have to read, and (allowed) harmless ones that hold such a word; staff edit them. */
export const profanityTerms = pgTable(
  'profanity_terms',
  {
    term: text().primaryKey(),
    isAllowed: boolean('is_allowed').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [check('profanity_terms_length', sql`char_length(${t.term}) between 1 and 30`)],
)

import { NOTIFICATION_TYPES, RESOURCE_TYPES } from '@honjeo/contract/values/enums'
import type { SentenceArgs, SentenceCode } from '@honjeo/contract/values/sentences'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, oneOf, partOf } from './columns.ts'
import { users } from './users.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    message: text().notNull(),
    /** The sentence and its arguments, for other languages than Korean; null in rows of before there were codes. */
    code: text().$type<SentenceCode>(),
    args: jsonb().$type<SentenceArgs>(),
    resourceType: text('resource_type', { enum: RESOURCE_TYPES }).notNull(),
    resourceId: idOf('resource_id'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** The key of what happened, where one notification must be sent however often it is noticed: `reminder:7:day`. */
    eventKey: text('event_key'),
    /** The time at which it is to be pushed; null: it need not be, or has been. */
    pushAt: instant('push_at'),
    /** The time at which it was mailed; null: not yet, or not since it was read. */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    index('notifications_user_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_created_idx').on(t.createdAt),
    index('notifications_unread_idx')
      .on(t.userId)
      .where(sql`read_at is null`),
    uniqueIndex('notifications_event_unique').on(t.userId, t.eventKey),
    index('notifications_push_idx')
      .on(t.pushAt)
      .where(sql`push_at is not null`),
    check('notifications_type', oneOf(t.type, NOTIFICATION_TYPES)),
    check('notifications_resource', oneOf(t.resourceType, RESOURCE_TYPES)),
    check('notifications_message', sql`char_length(${t.message}) between 1 and 300`),
    check('notifications_sentence', sql`num_nulls(${t.code}, ${t.args}) in (0, 2)`),
  ],
)

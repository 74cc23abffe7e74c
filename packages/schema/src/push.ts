import { LANGUAGES, NOTIFICATION_TYPES } from '@honjeo/contract/values/enums'
import { PUSH_ENDPOINT_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf, partOf } from './columns.ts'
import { sessions } from './auth.ts'
import { users } from './users.ts'

/** Browsers that want notifications; the member who signs in on one takes it over. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    /** The login it was switched on in; it ends with that. Null: from before that was kept. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique('push_subscriptions_endpoint_unique'),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    /** The time since which the push service has failed without a success in between. */
    failingSince: instant('failing_since'),
    /** The time at which its member last tried it. */
    triedAt: instant('tried_at'),
  },
  (t) => [
    index('push_subscriptions_user_idx').on(t.userId, t.createdAt),
    index('push_subscriptions_session_idx').on(t.sessionId),
    check('push_subscriptions_endpoint_length', sql`char_length(${t.endpoint}) <= ${literal(PUSH_ENDPOINT_MAX)}`),
  ],
)

/** Rows hold what differs from the defaults: each type in the app and by push, at any time, and none by mail. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: partOf('user_id', () => users.id),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    inApp: boolean('in_app').notNull(),
    push: boolean().notNull(),
    email: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.type] }),
    check('notification_settings_type', oneOf(t.type, NOTIFICATION_TYPES)),
  ],
)

/** Members who want some of their notifications by mail, and when to look for these next. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    userId: idOf('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: LANGUAGES }).notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (t) => [index('notice_mails_next_idx').on(t.nextAt), check('notice_mails_language', oneOf(t.language, LANGUAGES))],
)

/** Minutes of the day in Korea between which nothing is pushed; the night may lie in between. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    userId: idOf('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    from: integer('from_minute').notNull(),
    to: integer('to_minute').notNull(),
  },
  (t) => [check('quiet_hours_minutes', sql`${t.from} between 0 and 1439 and ${t.to} between 0 and 1439`)],
)

/** The one pair of keys by which push services know this community (RFC 8292); made at the first start. */
export const vapidKeys = pgTable(
  'vapid_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('vapid_keys_one', sql`${t.id} = 1`)],
)

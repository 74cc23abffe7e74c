import { MESSAGE_TYPES, REACTIONS } from '@honjeo/contract/values/enums'
import { CHAT_CONTENT_MAX, PIN_LABEL_MAX } from '@honjeo/contract/values/limits'
import type { SentenceArgs, SentenceCode } from '@honjeo/contract/values/sentences'
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, idOf, instant, literal, oneOf, partOf } from './columns.ts'
import { images } from './images.ts'
import { chatRooms } from './rooms.ts'
import { users } from './users.ts'

/** A room's conversation. The pair of room and sequence number is the message's identity. */
export const messages = pgTable(
  'messages',
  {
    roomId: partOf('room_id', () => chatRooms.id),
    seq: integer().notNull(),
    senderId: idOf('sender_id').references(() => users.id, { onDelete: 'set null' }),
    type: text({ enum: MESSAGE_TYPES }).notNull(),
    content: text().notNull(),
    /** A line of the service: its sentence and arguments, for other languages than Korean. */
    code: text().$type<SentenceCode>(),
    args: jsonb().$type<SentenceArgs>(),
    clientId: text('client_id'),
    imageName: text('image_name').references(() => images.name),
    pinLat: doublePrecision('pin_lat'),
    pinLng: doublePrecision('pin_lng'),
    pinLabel: text('pin_label'),
    replyToSeq: integer('reply_to_seq'),
    /** The room's change by which it became what it is; 0: it is as it was sent. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ name: 'messages_pk', columns: [t.roomId, t.seq] }),
    /** The index has no expiry: a message that is sent again after any time is still the same message. */
    uniqueIndex('messages_client_id_unique').on(t.roomId, t.senderId, t.clientId),
    index('messages_sender_idx').on(t.senderId),
    /** The index finds who has opened how many rooms of late, without all that they have said. */
    index('messages_guide_idx')
      .on(t.senderId, t.createdAt)
      .where(sql`type = 'GUIDE'`),
    uniqueIndex('messages_image_unique').on(t.imageName),
    index('messages_changed_idx')
      .on(t.roomId, t.revision)
      .where(sql`revision > 0`),
    foreignKey({ name: 'messages_reply_fk', columns: [t.roomId, t.replyToSeq], foreignColumns: [t.roomId, t.seq] }),
    check('messages_type', oneOf(t.type, MESSAGE_TYPES)),
    check('messages_content_length', sql`char_length(${t.content}) <= ${literal(CHAT_CONTENT_MAX)}`),
    check(
      'messages_sentence',
      sql`num_nulls(${t.code}, ${t.args}) in (0, 2) and (${t.code} is null or ${t.type} <> 'TALK')`,
    ),
    check('messages_pin', sql`num_nulls(${t.pinLat}, ${t.pinLng}, ${t.pinLabel}) in (0, 3)`),
    check('messages_pin_label_length', sql`char_length(${t.pinLabel}) between 1 and ${literal(PIN_LABEL_MAX)}`),
    // What is deleted is gone: only that it was there stays.
    check(
      'messages_deleted',
      sql`${t.deletedAt} is null or (${t.content} = '' and ${t.imageName} is null and ${t.pinLabel} is null)`,
    ),
  ],
)

/** The words that a member has taken back, for as long as they can be reported; only staff read them. Photos are not kept. */
export const deletedMessages = pgTable(
  'deleted_messages',
  {
    roomId: idOf('room_id').notNull(),
    seq: integer().notNull(),
    content: text().notNull(),
    pinLabel: text('pin_label'),
    deletedAt: instant('deleted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.seq] }),
    /** The index is for the clean-up. */
    index('deleted_messages_deleted_idx').on(t.deletedAt),
    foreignKey({
      name: 'deleted_messages_message_fk',
      columns: [t.roomId, t.seq],
      foreignColumns: [messages.roomId, messages.seq],
    }).onDelete('cascade'),
    check('deleted_messages_content_length', sql`char_length(${t.content}) <= ${literal(CHAT_CONTENT_MAX)}`),
    check('deleted_messages_pin_label_length', sql`char_length(${t.pinLabel}) between 1 and ${literal(PIN_LABEL_MAX)}`),
  ],
)

export const messageReactions = pgTable(
  'message_reactions',
  {
    roomId: idOf('room_id').notNull(),
    seq: integer().notNull(),
    userId: partOf('user_id', () => users.id),
    kind: text({ enum: REACTIONS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.seq, t.userId, t.kind] }),
    index('message_reactions_user_idx').on(t.userId),
    foreignKey({
      name: 'message_reactions_message_fk',
      columns: [t.roomId, t.seq],
      foreignColumns: [messages.roomId, messages.seq],
    }).onDelete('cascade'),
    check('message_reactions_kind', oneOf(t.kind, REACTIONS)),
  ],
)

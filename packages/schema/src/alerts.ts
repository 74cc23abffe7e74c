import {
  DELIVERY_STATES,
  MESSAGE_CHANNELS,
  SAFETY_MESSAGE_KINDS,
  TEXT_FAILURES,
  TIMER_STAGES,
} from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, oneOf, partOf } from './columns.ts'
import { timers } from './timers.ts'
import { locationShares } from './sharing.ts'
import { trustedContacts } from './contacts.ts'

/** Messages to trusted contacts: written in the transaction of what they report, sent afterwards, each once. */
export const safetyMessages = pgTable(
  'safety_messages',
  {
    id: id(),
    contactId: partOf('contact_id', () => trustedContacts.id),
    checkInId: idOf('check_in_id').references(() => timers.id, { onDelete: 'cascade' }),
    shareId: idOf('share_id').references(() => locationShares.id, { onDelete: 'cascade' }),
    kind: text({ enum: SAFETY_MESSAGE_KINDS }).notNull(),
    /** The stage that an ALERT reports. */
    stage: text({ enum: TIMER_STAGES }),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    /** The key of what happened, so that it is sent once however often it is noticed: `checkin:7:OVERDUE_1:3:EMAIL`. */
    eventKey: text('event_key').notNull().unique('safety_messages_event_unique'),
    state: text({ enum: DELIVERY_STATES }).notNull().default('QUEUED'),
    createdAt: createdAt(),
    /** The time at which there was something to say: what goes out minutes later says so. */
    wantedAt: instant('wanted_at').notNull(),
    /**
     * The time at which it is to be tried; null: it need not be any more. A claim moves it ahead, so that another server sees it should this one die.
     */
    dueAt: instant('due_at'),
    attempts: smallint().notNull().default(0),
    sentAt: instant('sent_at'),
    /** The time at which the phone got a text, as the gateway says. */
    deliveredAt: instant('delivered_at'),
    openedAt: instant('opened_at'),
    /** The reason why a text FAILED. */
    reason: text({ enum: TEXT_FAILURES }),
  },
  (t) => [
    index('safety_messages_due_idx')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    index('safety_messages_created_idx').on(t.createdAt),
    index('safety_messages_contact_idx').on(t.contactId, t.createdAt.desc().nullsFirst()),
    index('safety_messages_check_in_idx').on(t.checkInId, t.contactId),
    index('safety_messages_share_idx').on(t.shareId),
    check('safety_messages_kind', oneOf(t.kind, SAFETY_MESSAGE_KINDS)),
    check('safety_messages_stage', oneOf(t.stage, TIMER_STAGES)),
    check('safety_messages_channel', oneOf(t.channel, MESSAGE_CHANNELS)),
    check('safety_messages_state', oneOf(t.state, DELIVERY_STATES)),
    check(
      'safety_messages_reason',
      sql`${oneOf(t.reason, TEXT_FAILURES)} and (${t.reason} is null or ${t.state} = 'FAILED')`,
    ),
    check(
      'safety_messages_delivered',
      sql`(${t.deliveredAt} is null or ${t.channel} = 'TEXT') and (${t.state} <> 'DELIVERED' or ${t.deliveredAt} is not null)`,
    ),
    check('safety_messages_phone', sql`${t.kind} <> 'PHONE' or ${t.channel} = 'TEXT'`),
    check('safety_messages_due', sql`${t.state} = 'QUEUED' or ${t.dueAt} is null`),
    check('safety_messages_sent', sql`${t.state} not in ('SENT', 'DELIVERED', 'OPENED') or ${t.sentAt} is not null`),
  ],
)

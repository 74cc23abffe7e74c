import { CONTACT_CHANNELS, CONTACT_STATUSES, LANGUAGES } from '@honjeo/contract/values/enums'
import { CONTACT_NAME_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, literal, oneOf, partOf } from './columns.ts'
import { users } from './users.ts'

/** People whom members want alerted; one who was taken off the list stays while an alert that names them is open. */
export const trustedContacts = pgTable(
  'trusted_contacts',
  {
    id: id(),
    ownerId: partOf('owner_id', () => users.id),
    name: text().notNull(),
    channel: text({ enum: CONTACT_CHANNELS }).notNull(),
    /** The address of an EMAIL contact; null once it is erased. */
    email: text(),
    /** The account of a MEMBER contact; the contact goes with the account. */
    memberId: idOf('member_id').references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: CONTACT_STATUSES }).notNull().default('PENDING'),
    /** The place in the order in which they are alerted. */
    position: smallint().notNull(),
    /** True where the newest mail was refused for good. */
    isUnreachable: boolean('is_unreachable').notNull().default(false),
    /** The language in which the contact is written to. */
    language: text({ enum: LANGUAGES }).notNull().default('ko'),
    createdAt: createdAt(),
    answeredAt: instant('answered_at'),
    /** The time at which the owner took it off the list. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    uniqueIndex('trusted_contacts_email_unique')
      .on(t.ownerId, sql`lower(${t.email})`)
      .where(sql`removed_at is null and email is not null`),
    uniqueIndex('trusted_contacts_member_unique')
      .on(t.ownerId, t.memberId)
      .where(sql`removed_at is null and member_id is not null`),
    index('trusted_contacts_owner_idx').on(t.ownerId, t.position),
    index('trusted_contacts_guarded_idx').on(t.memberId, t.createdAt.desc()),
    index('trusted_contacts_removed_idx')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
    index('trusted_contacts_address_idx').on(sql`regexp_replace(lower(${t.email}), '[+][^@]*@', '@')`),
    check('trusted_contacts_channel', oneOf(t.channel, CONTACT_CHANNELS)),
    check('trusted_contacts_language', oneOf(t.language, LANGUAGES)),
    check('trusted_contacts_status', oneOf(t.status, CONTACT_STATUSES)),
    check('trusted_contacts_name', sql`char_length(${t.name}) between 1 and ${literal(CONTACT_NAME_MAX)}`),
    check('trusted_contacts_other', sql`${t.memberId} <> ${t.ownerId}`),
    check('trusted_contacts_answered', sql`(${t.status} = 'PENDING') = (${t.answeredAt} is null)`),
    check(
      'trusted_contacts_address',
      sql`(${t.channel} = 'MEMBER') = (${t.memberId} is not null) and (${t.channel} = 'EMAIL' or ${t.email} is null)
        and (${t.channel} <> 'EMAIL' or ${t.email} is not null or ${t.removedAt} is not null)`,
    ),
  ],
)

import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, idOf, instant, isWholePosition, oneOf, partOf, positionColumns } from './columns.ts'
import { trustedContacts } from './contacts.ts'
import { users } from './users.ts'

/** Positions that members let others see for a while; only the newest is kept, and none after the end. */
export const locationShares = pgTable(
  'location_shares',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    startedAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    ...positionColumns(),
  },
  (t) => [
    uniqueIndex('location_shares_running_unique')
      .on(t.userId)
      .where(sql`ended_at is null`),
    index('location_shares_user_idx').on(t.userId, t.startedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('location_shares_due_idx')
      .on(t.endsAt)
      .where(sql`ended_at is null`),
    index('location_shares_ended_idx').on(t.endedAt),
    check('location_shares_times', sql`${t.endsAt} > ${t.startedAt}`),
    check('location_shares_position', isWholePosition(t)),
    check('location_shares_gone', sql`${t.endedAt} is null or ${t.lat} is null`),
  ],
)

/** The people who may look: contacts, and everyone with the link that the member passes on. */
export const locationShareViewers = pgTable(
  'location_share_viewers',
  {
    id: id(),
    shareId: partOf('share_id', () => locationShares.id),
    /** The contact; null for the link. */
    contactId: idOf('contact_id').references(() => trustedContacts.id, { onDelete: 'cascade' }),
    views: integer().notNull().default(0),
    firstViewedAt: instant('first_viewed_at'),
    lastViewedAt: instant('last_viewed_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('location_share_viewers_unique').on(t.shareId, sql`coalesce(${t.contactId}, 0)`),
    index('location_share_viewers_contact_idx').on(t.contactId),
    check(
      'location_share_viewers_views',
      sql`(${t.views} = 0) = (${t.firstViewedAt} is null) and (${t.views} = 0) = (${t.lastViewedAt} is null)`,
    ),
  ],
)

const PROVISION_SOURCES = ['SHARE', 'TIMER'] as const

/**
 * The records of who received a member's position, and when, without the position, under the Location Information Act §16(2). They outlive the share
 * and the contact, and are deleted with the account and with the consent to use positions (§24(4)).
 */
export const locationProvisions = pgTable(
  'location_provisions',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    source: text({ enum: PROVISION_SOURCES }).notNull(),
    /**
     * The row of `location_share_viewers` or `check_in_contacts`. There is no foreign key, since those rows are deleted
     * earlier.
     */
    viewerId: idOf('viewer_id').notNull(),
    /** The member's name for the contact; null for a link that the member passed on. */
    recipient: text(),
    /**
     * The record belongs to a timer that was ended with the second PIN. It is not shown to the member, whose phone may
     * be in other hands.
     */
    isSecret: boolean('is_secret').notNull().default(false),
    times: integer().notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    uniqueIndex('location_provisions_viewer_unique').on(t.source, t.viewerId),
    index('location_provisions_user_idx').on(t.userId, t.id),
    index('location_provisions_last_idx').on(t.lastAt),
    check('location_provisions_source', oneOf(t.source, PROVISION_SOURCES)),
    check('location_provisions_times', sql`${t.times} >= 1`),
  ],
)

import { PUSH_ENDPOINT_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, idOf, instant, literal } from './columns.ts'
import { trustedContacts } from './contacts.ts'

/** The length of what a browser may say of itself. */
const DEVICE_MAX = 200

/**
 * The link of a LINK contact and the browser that answered it. Cookies are kept as hashes, and the
 * link's token not at all: it proves itself by its own form.
 */
export const contactBrowsers = pgTable(
  'contact_browsers',
  {
    contactId: idOf('contact_id')
      .primaryKey()
      .references(() => trustedContacts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** The time until which it can be answered; who has answered comes back later as well. */
    expiresAt: instant('expires_at').notNull(),
    browserHash: text('browser_hash'),
    /** The user agent that answered. */
    device: text(),
    /** Another browser that asks to take its place. */
    askingHash: text('asking_hash'),
    askingDevice: text('asking_device'),
    askedAt: instant('asked_at'),
    /** The member has refused another browser: none asks any more. */
    isClosed: boolean('is_closed').notNull().default(false),
    endpoint: text(),
    p256dh: text(),
    auth: text(),
    subscribedAt: instant('subscribed_at'),
    /** The time at which the contact heard a test alarm by that subscription. */
    heardAt: instant('heard_at'),
  },
  (t) => [
    index('contact_browsers_browser_idx').on(t.browserHash),
    check(
      'contact_browsers_asking',
      sql`(${t.askingHash} is null) = (${t.askedAt} is null) and (${t.askingHash} is null) = (${t.askingDevice} is null)
        and (${t.askingHash} is null or (${t.browserHash} is not null and ${t.askingHash} <> ${t.browserHash} and not ${t.isClosed}))`,
    ),
    check('contact_browsers_device', sql`(${t.browserHash} is null) = (${t.device} is null)`),
    check(
      'contact_browsers_device_length',
      sql`char_length(${t.device}) <= ${literal(DEVICE_MAX)} and char_length(${t.askingDevice}) <= ${literal(DEVICE_MAX)}`,
    ),
    check(
      'contact_browsers_push',
      sql`num_nulls(${t.endpoint}, ${t.p256dh}, ${t.auth}, ${t.subscribedAt}) in (0, 4)
        and (${t.endpoint} is null or ${t.browserHash} is not null) and (${t.heardAt} is null or ${t.endpoint} is not null)`,
    ),
    check('contact_browsers_endpoint_length', sql`char_length(${t.endpoint}) <= ${literal(PUSH_ENDPOINT_MAX)}`),
  ],
)

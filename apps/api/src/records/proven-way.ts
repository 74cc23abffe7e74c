import { sql } from 'drizzle-orm'
import { contactBrowsers } from '@honjeo/schema/contact-browsers'

/**
 * Whether there is a way to a contact on which a timer may rely: a mailbox and an account proved themselves by the
 * answer to what was sent there; the browser behind a link does so when its owner has heard a test alarm.
 */
export const hasProvenWay = sql<boolean>`(trusted_contacts.channel <> 'LINK' or exists (
  select from ${contactBrowsers} b where b.contact_id = trusted_contacts.id and b.heard_at is not null))`

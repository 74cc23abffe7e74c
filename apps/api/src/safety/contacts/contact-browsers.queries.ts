import type { PushSubscriptionDraft } from '@honjeo/contract/push'
import type { LinkedBrowser } from '@honjeo/contract/safety/contacts'
import type { ContactPush, DeliveryState } from '@honjeo/contract/values/enums'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { contactBrowsers } from '@honjeo/schema/contact-browsers'
import { safetyMessages } from '@honjeo/schema/alerts'
import { trustedContacts } from '@honjeo/schema/contacts'
import { users } from '@honjeo/schema/users'
import { deviceName } from '../../lib/device-name.ts'
import { travellerName } from '../../records/traveller-name.ts'
import { openAlert, runningShare } from './contacts.queries.ts'

type Columns = typeof contactBrowsers.$inferInsert

const push = sql<ContactPush>`case when ${contactBrowsers.endpoint} is null then 'NONE'
  when ${contactBrowsers.heardAt} is null then 'UNPROVEN' else 'PROVEN' end`

/** The newest test alarm since the browser was subscribed. */
const drill = sql<DeliveryState | null>`(
  select m.state from ${safetyMessages} m
  where m.contact_id = ${contactBrowsers.contactId} and m.kind = 'DRILL' and m.channel = 'PUSH'
    and m.created_at >= ${contactBrowsers.subscribedAt}
  order by m.created_at desc, m.id desc limit 1)`

const columns = {
  contactId: contactBrowsers.contactId,
  expiresAt: isoUtc(contactBrowsers.expiresAt),
  browserHash: contactBrowsers.browserHash,
  askingHash: contactBrowsers.askingHash,
  askingDevice: contactBrowsers.askingDevice,
  isClosed: contactBrowsers.isClosed,
  push,
  drill,
  ownerId: trustedContacts.ownerId,
  contactName: trustedContacts.name,
  status: trustedContacts.status,
  language: trustedContacts.language,
  travellerName: travellerName(trustedContacts, users),
  nickname: users.nickname,
  alertId: openAlert,
}

const select = (db: Db, contactId: number, now: string) =>
  db
    .select({
      ...columns,
      viewerId: runningShare(now),
      isOwnerSuspended: sql<boolean>`(${users.suspendedUntil} > ${now}::timestamptz) is true`,
    })
    .from(contactBrowsers)
    .innerJoin(trustedContacts, eq(trustedContacts.id, contactBrowsers.contactId))
    .innerJoin(users, eq(users.id, trustedContacts.ownerId))
    .where(and(eq(contactBrowsers.contactId, contactId), isNull(trustedContacts.removedAt)))

export type BrowserRow = Awaited<ReturnType<typeof select>>[number]

/** The browser behind a contact that is on a list; undefined for others. `now` is an ISO instant. */
export async function findBrowser(db: Db, contactId: number, now: string): Promise<BrowserRow | undefined> {
  const [row] = await select(db, contactId, now)
  return row
}

/** Locks the row until the transaction ends, and returns it: of two browsers that answer at once one is the first. */
export async function lockBrowser(tx: Db, contactId: number, now: string): Promise<BrowserRow | undefined> {
  await tx
    .select({ id: contactBrowsers.contactId })
    .from(contactBrowsers)
    .where(eq(contactBrowsers.contactId, contactId))
    .for('update')
  return findBrowser(tx, contactId, now)
}

export async function insertBrowser(tx: Db, browser: Columns): Promise<void> {
  await tx.insert(contactBrowsers).values(browser)
}

export async function updateBrowser(tx: Db, contactId: number, changes: Partial<Columns>): Promise<void> {
  await tx.update(contactBrowsers).set(changes).where(eq(contactBrowsers.contactId, contactId))
}

/** The values of the columns where no browser is subscribed any more. */
export const NO_PUSH = { endpoint: null, p256dh: null, auth: null, subscribedAt: null, heardAt: null }

/** A subscription that replaces another has not been heard by. */
export const subscriptionOf = ({ endpoint, keys }: PushSubscriptionDraft, now: string) => ({
  endpoint,
  p256dh: keys.p256dh,
  auth: keys.auth,
  subscribedAt: now,
  heardAt: null,
})

/** What is pushed to; undefined where the browser has allowed none. */
export async function findSubscription(db: Db, contactId: number) {
  const { endpoint, p256dh, auth } = contactBrowsers
  const [row] = await db
    .select({ endpoint, p256dh, auth })
    .from(contactBrowsers)
    .where(and(eq(contactBrowsers.contactId, contactId), isNotNull(endpoint)))
  if (row?.endpoint == null || row.p256dh === null || row.auth === null) return undefined
  return { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth }
}

/** Returns false where the browser has been subscribed again meanwhile. */
export async function forgetSubscription(db: Db, contactId: number, endpoint: string): Promise<boolean> {
  const rows = await db
    .update(contactBrowsers)
    .set(NO_PUSH)
    .where(and(eq(contactBrowsers.contactId, contactId), eq(contactBrowsers.endpoint, endpoint)))
    .returning({ id: contactBrowsers.contactId })
  return rows.length > 0
}

/** Notes that the contact has heard a test alarm, where a browser is subscribed. */
export async function markHeard(tx: Db, contactId: number, now: string): Promise<void> {
  await tx
    .update(contactBrowsers)
    .set({ heardAt: now })
    .where(
      and(
        eq(contactBrowsers.contactId, contactId),
        isNotNull(contactBrowsers.endpoint),
        isNull(contactBrowsers.heardAt),
      ),
    )
}

/** Counts how many contacts that are on a list one browser is. */
export const countContactsOf = (tx: Db, browserHash: string): Promise<number> =>
  tx
    .select({ id: contactBrowsers.contactId })
    .from(contactBrowsers)
    .innerJoin(trustedContacts, eq(trustedContacts.id, contactBrowsers.contactId))
    .where(and(eq(contactBrowsers.browserHash, browserHash), isNull(trustedContacts.removedAt)))
    .then((rows) => rows.length)

/** Counts the links that a member has made since then, also of contacts who were taken off the list. */
export const countLinksSince = (tx: Db, ownerId: number, since: string): Promise<number> =>
  tx.$count(
    trustedContacts,
    and(
      eq(trustedContacts.ownerId, ownerId),
      eq(trustedContacts.channel, 'LINK'),
      sql`${trustedContacts.createdAt} >= ${since}::timestamptz`,
    ),
  )

/** What a member sees of the browsers of their contacts. */
export async function listBrowsers(
  db: Db,
  contactIds: readonly number[],
): Promise<Map<number, Omit<LinkedBrowser, 'token'>>> {
  if (contactIds.length === 0) return new Map()
  const rows = await db
    .select({
      contactId: contactBrowsers.contactId,
      expiresAt: isoUtc(contactBrowsers.expiresAt),
      device: contactBrowsers.device,
      answeredAt: sql<string | null>`${isoUtc(trustedContacts.answeredAt)}`,
      askingDevice: contactBrowsers.askingDevice,
      askedAt: sql<string | null>`${isoUtc(contactBrowsers.askedAt)}`,
      push,
    })
    .from(contactBrowsers)
    .innerJoin(trustedContacts, eq(trustedContacts.id, contactBrowsers.contactId))
    .where(inArray(contactBrowsers.contactId, [...contactIds]))
  return new Map(
    rows.map(({ contactId, device, askingDevice, askedAt, ...row }) => [
      contactId,
      {
        ...row,
        device: device === null ? null : deviceName(device),
        asking: askedAt === null ? null : { ...deviceName(askingDevice ?? ''), askedAt },
      },
    ]),
  )
}

import type { ContactLink, Guarded, TrustedContact } from '@honjeo/contract/safety/contacts'
import { and, asc, eq, isNull, max, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '../../db/columns.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'
import { users } from '../../db/schema/users.ts'
import { travellerName } from '../../records/traveller-name.ts'

export type ContactRow = Omit<TrustedContact, 'lastDelivery'>

const isListed = isNull(trustedContacts.removedAt)

const listRows = (db: Db, which: SQL | undefined): Promise<ContactRow[]> =>
  db
    .select({
      contactId: trustedContacts.id,
      name: trustedContacts.name,
      channel: trustedContacts.channel,
      email: trustedContacts.email,
      nickName: users.nickname,
      status: trustedContacts.status,
      isUnreachable: trustedContacts.isUnreachable,
      createdAt: isoUtc(trustedContacts.createdAt),
    })
    .from(trustedContacts)
    .leftJoin(users, eq(users.id, trustedContacts.memberId))
    .where(and(isListed, which))
    .orderBy(asc(trustedContacts.position), asc(trustedContacts.id))

/** In the order in which they are alerted, but for those who were taken off the list. */
export const listContacts = (db: Db, ownerId: number) => listRows(db, eq(trustedContacts.ownerId, ownerId))

/** One of a member's own. */
export async function findOwnContact(db: Db, ownerId: number, contactId: number): Promise<ContactRow | undefined> {
  const [row] = await listRows(db, and(eq(trustedContacts.ownerId, ownerId), eq(trustedContacts.id, contactId)))
  return row
}

export interface NewContact {
  ownerId: number
  name: string
  channel: TrustedContact['channel']
  email: string | null
  memberId: number | null
  createdAt: string
}

/** At the end of the list; answers the id. Unique violations: trusted_contacts_email_unique, trusted_contacts_member_unique. */
export async function insertContact(tx: Db, contact: NewContact): Promise<number> {
  const last = tx
    .select({ position: max(trustedContacts.position) })
    .from(trustedContacts)
    .where(and(eq(trustedContacts.ownerId, contact.ownerId), isListed))
  const [row] = await tx
    .insert(trustedContacts)
    .values({ ...contact, position: sql`coalesce((${last}), 0) + 1` })
    .returning({ id: trustedContacts.id })
  return row!.id
}

/** In the given order, the first to be alerted first. */
export async function updateOrder(tx: Db, ownerId: number, contactIds: readonly number[]): Promise<void> {
  await tx
    .update(trustedContacts)
    .set({ position: sql`array_position(${sql.param([...contactIds])}::bigint[], ${trustedContacts.id})` })
    .where(and(eq(trustedContacts.ownerId, ownerId), isListed))
}

/** False where the member has no such contact. */
export async function removeContact(db: Db, ownerId: number, contactId: number, now: string): Promise<boolean> {
  const rows = await db
    .update(trustedContacts)
    .set({ removedAt: now })
    .where(and(eq(trustedContacts.id, contactId), eq(trustedContacts.ownerId, ownerId), isListed))
    .returning({ id: trustedContacts.id })
  return rows.length > 0
}

/** What to announce of an answer; undefined where it is the answer that was given before, or no contact was asked. */
export async function updateAnswer(tx: Db, contactId: number, status: Guarded['status'], now: string) {
  const [row] = await tx
    .update(trustedContacts)
    .set({ status, answeredAt: now })
    .where(and(eq(trustedContacts.id, contactId), isListed, sql`${trustedContacts.status} <> ${status}`))
    .returning({
      ownerId: trustedContacts.ownerId,
      memberId: trustedContacts.memberId,
      name: trustedContacts.name,
    })
  return row
}

/** What the one who was asked sees by the link; undefined once they were taken off the list. */
export async function findAsked(db: Db, contactId: number): Promise<ContactLink | undefined> {
  const [row] = await db
    .select({
      travellerName: travellerName(trustedContacts, users),
      contactName: trustedContacts.name,
      status: trustedContacts.status,
    })
    .from(trustedContacts)
    .innerJoin(users, eq(users.id, trustedContacts.ownerId))
    .where(and(eq(trustedContacts.id, contactId), isListed))
  return row
}

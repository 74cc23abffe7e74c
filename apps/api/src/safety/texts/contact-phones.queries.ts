import { contactPhones, textRefusals } from '@honjeo/schema/contact-phones'
import { trustedContacts } from '@honjeo/schema/contacts'
import { safetyMessages } from '@honjeo/schema/alerts'
import { users } from '@honjeo/schema/users'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

const columns = {
  id: contactPhones.id,
  contactId: contactPhones.contactId,
  numberHash: contactPhones.numberHash,
  sealed: contactPhones.sealed,
  isProven: sql<boolean>`${contactPhones.provenAt} is not null`,
  isRefused: sql<boolean>`${contactPhones.refusedAt} is not null`,
}

export type PhoneRow = Awaited<ReturnType<typeof list>>[number]

const list = (db: Db, which: SQL | undefined) => db.select(columns).from(contactPhones).where(which)

export const listPhones = (db: Db, contactIds: readonly number[]): Promise<PhoneRow[]> =>
  list(db, inArray(contactPhones.contactId, [...contactIds]))

export async function findPhone(db: Db, contactId: number): Promise<PhoneRow | undefined> {
  const [row] = await listPhones(db, [contactId])
  return row
}

/** What a link in a text names, with whose contact it is; undefined once the number or the contact was taken off the list. */
export async function findAskedPhone(db: Db, phoneId: number, now: string) {
  const [row] = await db
    .select({
      ...columns,
      ownerId: trustedContacts.ownerId,
      contactName: trustedContacts.name,
      status: trustedContacts.status,
      language: trustedContacts.language,
      nickname: users.nickname,
      isOwnerSuspended: sql<boolean>`(${users.suspendedUntil} > ${now}::timestamptz) is true`,
      refusesAll: sql<boolean>`exists (select from ${textRefusals} r where r.number_hash = ${contactPhones.numberHash})`,
    })
    .from(contactPhones)
    .innerJoin(trustedContacts, eq(trustedContacts.id, contactPhones.contactId))
    .innerJoin(users, eq(users.id, trustedContacts.ownerId))
    .where(and(eq(contactPhones.id, phoneId), isNull(trustedContacts.removedAt)))
  return row
}

export type AskedPhoneRow = NonNullable<Awaited<ReturnType<typeof findAskedPhone>>>

/** Locks a number: questions to it and what its owner says come one after the other, for all members together. */
export const lockNumber = (tx: Db, numberHash: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${numberHash}, 3))`)

/** Answers the id, which no number before it had. */
export async function insertPhone(tx: Db, phone: typeof contactPhones.$inferInsert): Promise<number> {
  const [row] = await tx.insert(contactPhones).values(phone).returning({ id: contactPhones.id })
  return row!.id
}

export async function deletePhone(tx: Db, contactId: number): Promise<void> {
  await tx.delete(contactPhones).where(eq(contactPhones.contactId, contactId))
}

export async function markProven(tx: Db, phoneId: number, now: string): Promise<boolean> {
  const rows = await tx
    .update(contactPhones)
    .set({ provenAt: now })
    .where(and(eq(contactPhones.id, phoneId), isNull(contactPhones.provenAt), isNull(contactPhones.refusedAt)))
    .returning({ id: contactPhones.id })
  return rows.length > 0
}

/** Erases numbers whose owner wants no texts; answers whose contacts they were. */
export const erasePhones = (tx: Db, which: { id: number } | { numberHash: string }, now: string) =>
  tx
    .update(contactPhones)
    .set({ sealed: null, provenAt: null, refusedAt: now })
    .from(trustedContacts)
    .where(
      and(
        eq(trustedContacts.id, contactPhones.contactId),
        isNull(contactPhones.refusedAt),
        'id' in which ? eq(contactPhones.id, which.id) : eq(contactPhones.numberHash, which.numberHash),
      ),
    )
    .returning({ contactId: trustedContacts.id, ownerId: trustedContacts.ownerId, name: trustedContacts.name })

/** What was to go to a number that is gone does not go to the next one. */
export async function failQueuedTexts(tx: Db, contactIds: readonly number[]): Promise<void> {
  if (contactIds.length === 0) return
  await tx
    .update(safetyMessages)
    .set({ state: 'FAILED', dueAt: null })
    .where(
      and(
        inArray(safetyMessages.contactId, [...contactIds]),
        eq(safetyMessages.channel, 'TEXT'),
        eq(safetyMessages.state, 'QUEUED'),
      ),
    )
}

export async function hasRefusedTexts(db: Db, numberHash: string): Promise<boolean> {
  return (await db.$count(textRefusals, eq(textRefusals.numberHash, numberHash))) > 0
}

export async function saveTextRefusal(tx: Db, numberHash: string, refuses: boolean, now: string): Promise<void> {
  if (refuses) await tx.insert(textRefusals).values({ numberHash, createdAt: now }).onConflictDoNothing()
  else await tx.delete(textRefusals).where(eq(textRefusals.numberHash, numberHash))
}

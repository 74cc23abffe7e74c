import type { ContactLink, Guarded, TrustedContact } from '@honjeo/contract/safety/contacts'
import { GUARDED_MAX } from '@honjeo/contract/values/limits'
import { and, asc, eq, inArray, isNull, max, sql, type SQL, desc } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { trustedContacts } from '@honjeo/schema/contacts'
import { isMember, users } from '@honjeo/schema/users'
import { hasProvenWay } from '../../records/proven-way.ts'
import { travellerName } from '../../records/traveller-name.ts'
import { safetyMessages } from '@honjeo/schema/alerts'

export type ContactRow = Omit<TrustedContact, 'lastDelivery' | 'byLink' | 'phone'>

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
      isReached: sql<boolean>`(${trustedContacts.status} = 'CONFIRMED' and ${hasProvenWay})`,
      language: trustedContacts.language,
      createdAt: isoUtc(trustedContacts.createdAt),
    })
    .from(trustedContacts)
    .leftJoin(users, eq(users.id, trustedContacts.memberId))
    .where(and(isListed, which))
    .orderBy(asc(trustedContacts.position), asc(trustedContacts.id))

/** Returns the contacts in the order in which they are alerted, but for those who were taken off the list. */
export const listContacts = (db: Db, ownerId: number) => listRows(db, eq(trustedContacts.ownerId, ownerId))

/** Returns one of a member's own contacts. */
export async function findOwnContact(db: Db, ownerId: number, contactId: number): Promise<ContactRow | undefined> {
  const [row] = await listRows(db, and(eq(trustedContacts.ownerId, ownerId), eq(trustedContacts.id, contactId)))
  return row
}

/** Inserts a contact at the end of the list and answers the id. Violates trusted_contacts_email_unique or trusted_contacts_member_unique. */
export async function insertContact(
  tx: Db,
  contact: Omit<typeof trustedContacts.$inferInsert, 'position'>,
): Promise<number> {
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

/** Puts the contacts in the given order, the first to be alerted first. */
export async function updateOrder(tx: Db, ownerId: number, contactIds: readonly number[]): Promise<void> {
  await tx
    .update(trustedContacts)
    .set({ position: sql`array_position(${sql.param([...contactIds])}::bigint[], ${trustedContacts.id})` })
    .where(and(eq(trustedContacts.ownerId, ownerId), isListed))
}

/** Returns false where the member has no such contact. */
export async function removeContact(db: Db, ownerId: number, contactId: number, now: string): Promise<boolean> {
  const rows = await db
    .update(trustedContacts)
    .set({ removedAt: now })
    .where(and(eq(trustedContacts.id, contactId), eq(trustedContacts.ownerId, ownerId), isListed))
    .returning({ id: trustedContacts.id })
  return rows.length > 0
}

export async function updateLanguage(tx: Db, contactId: number, language: TrustedContact['language']): Promise<void> {
  await tx.update(trustedContacts).set({ language }).where(eq(trustedContacts.id, contactId))
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
      language: trustedContacts.language,
    })
    .from(trustedContacts)
    .innerJoin(users, eq(users.id, trustedContacts.ownerId))
    .where(and(eq(trustedContacts.id, contactId), isListed))
  return row
}

export async function findMemberId(db: Db, nickName: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.nickname})`, nickName.toLowerCase()), isMember))
  return row?.id
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}

/** Locks an address, so that two members who ask it at once are counted one after the other. */
export const lockAddress = (tx: Db, address: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 2))`)

/** Counts invitations and drills since `since`, each once whatever ways it goes. */
const countAsked = (tx: Db, whose: ReturnType<typeof eq>, since: string) =>
  tx
    .select({ id: safetyMessages.id })
    .from(safetyMessages)
    .innerJoin(trustedContacts, eq(trustedContacts.id, safetyMessages.contactId))
    .where(
      and(
        whose,
        // There is one row of a member, who also has the app, and of all others.
        inArray(safetyMessages.channel, ['EMAIL', 'PUSH']),
        sql`${safetyMessages.kind} in ('INVITATION', 'DRILL')`,
        sql`${safetyMessages.createdAt} >= ${since}::timestamptz`,
      ),
    )
    .then((rows) => rows.length)

export const countAskedBy = (tx: Db, ownerId: number, since: string) =>
  countAsked(tx, eq(trustedContacts.ownerId, ownerId), since)

/** Counts over all members. */
export const countAskedOfMember = (tx: Db, memberId: number, since: string) =>
  countAsked(tx, eq(trustedContacts.memberId, memberId), since)

/** Counts over all members; `address` is plain, see `plainAddress`. */
export const countAskedOfAddress = (tx: Db, address: string, since: string) =>
  countAsked(tx, sql`regexp_replace(lower(${trustedContacts.email}), '[+][^@]*@', '@') = ${address}`, since)

/** Counts for one contact: of what else its browser is a contact it has been asked by itself. */
export const countAskedOfContact = (tx: Db, contactId: number, since: string) =>
  countAsked(tx, eq(trustedContacts.id, contactId), since)

/** The row of a member whose contact one is, with what links name instead of their tokens. */
export type GuardedRow = Omit<Guarded, 'alertToken' | 'shareToken'> & {
  alertId: number | null
  viewerId: number | null
}

/** What the contact has heard of a timer, as long as it has not been ended. */
export const openAlert = sql<number | null>`(
  select cc.id from check_in_contacts cc join check_ins i on i.id = cc.check_in_id
  where cc.contact_id = ${trustedContacts.id} and i.ended_at is null and ${trustedContacts.status} = 'CONFIRMED'
    and exists (
      select from safety_messages m where m.check_in_id = i.id and m.contact_id = cc.contact_id and m.kind = 'ALERT')
  order by cc.id desc limit 1)`

export const runningShare = (now: string) => sql<number | null>`(
  select v.id from location_share_viewers v join location_shares s on s.id = v.share_id
  where v.contact_id = ${trustedContacts.id} and v.revoked_at is null and s.ended_at is null
    and s.ends_at > ${now}::timestamptz and ${trustedContacts.status} = 'CONFIRMED'
  order by v.id desc limit 1)`

function list(db: Db, memberId: number, now: string, which?: SQL): Promise<GuardedRow[]> {
  const share = runningShare(now)
  return db
    .select({
      contactId: trustedContacts.id,
      userId: users.id,
      nickName: users.nickname,
      imageUrl: users.imageUrl,
      status: trustedContacts.status,
      alertId: openAlert,
      viewerId: share,
    })
    .from(trustedContacts)
    .innerJoin(users, eq(users.id, trustedContacts.ownerId))
    .where(and(eq(trustedContacts.memberId, memberId), isNull(trustedContacts.removedAt), which))
    .orderBy(
      asc(sql`${openAlert} is null`),
      asc(sql`${share} is null`),
      asc(sql`array_position(array['PENDING', 'CONFIRMED', 'DECLINED'], ${trustedContacts.status})`),
      desc(trustedContacts.createdAt),
      desc(trustedContacts.id),
    )
    .limit(GUARDED_MAX)
}

/** Returns open alerts first, then what is shared now, then those who wait for an answer. */
export const listGuarded = (db: Db, memberId: number, now: Date) => list(db, memberId, now.toISOString())

/** The one who asked the member; undefined where no member did by that id. */
export async function findGuarded(db: Db, memberId: number, contactId: number, now: Date) {
  const [row] = await list(db, memberId, now.toISOString(), eq(trustedContacts.id, contactId))
  return row
}

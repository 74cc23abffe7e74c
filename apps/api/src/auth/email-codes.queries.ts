import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { emailCodes, verificationTickets } from '../db/schema/auth.ts'

/** Requests for one address are counted one after the other, however many arrive at once. */
export const lockEmail = (tx: Db, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`)

/** When codes were asked for this address since `since`, newest first. */
export async function listCodeRequests(db: Db, email: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: isoUtc(emailCodes.createdAt) })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), gt(emailCodes.createdAt, since.toISOString())))
    .orderBy(desc(emailCodes.createdAt))
  return rows.map(({ at }) => new Date(at))
}

export interface NewEmailCode {
  email: string
  purpose: EmailCodePurpose
  codeHash: string
  triesLeft: number
  createdAt: string
  expiresAt: string
}

/** The new code is the only valid one: earlier ones of the address and purpose end. */
export async function insertEmailCode(tx: Db, code: NewEmailCode) {
  await tx
    .update(emailCodes)
    .set({ expiresAt: code.createdAt })
    .where(
      and(
        eq(emailCodes.email, code.email),
        eq(emailCodes.purpose, code.purpose),
        gt(emailCodes.expiresAt, code.createdAt),
      ),
    )
  await tx.insert(emailCodes).values(code)
}

/** Spends one try of the valid code, before anything is compared: parallel guesses cannot share a try. */
export async function spendTry(db: Db, email: string, purpose: EmailCodePurpose, now: Date) {
  const newest = db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1)
  const [row] = await db
    .update(emailCodes)
    .set({ triesLeft: sql`${emailCodes.triesLeft} - 1` })
    .where(
      and(
        eq(emailCodes.id, sql`(${newest})`),
        gt(emailCodes.triesLeft, 0),
        gt(emailCodes.expiresAt, now.toISOString()),
        isNull(emailCodes.usedAt),
      ),
    )
    .returning({ id: emailCodes.id, codeHash: emailCodes.codeHash })
  return row
}

/** True for exactly one caller. */
export async function markCodeUsed(tx: Db, id: number, now: Date) {
  const used = await tx
    .update(emailCodes)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(emailCodes.id, id), isNull(emailCodes.usedAt)))
    .returning({ id: emailCodes.id })
  return used.length > 0
}

export async function insertTicket(tx: Db, ticket: typeof verificationTickets.$inferInsert) {
  await tx.insert(verificationTickets).values(ticket)
}

const isUsable = (tokenHash: string, purpose: EmailCodePurpose, now: Date) =>
  and(
    eq(verificationTickets.tokenHash, tokenHash),
    eq(verificationTickets.purpose, purpose),
    gt(verificationTickets.expiresAt, now.toISOString()),
    isNull(verificationTickets.usedAt),
  )

/** The address a ticket proves; undefined when it is unknown, used or expired. The ticket stays as it is. */
export async function findTicketAddress(db: Db, tokenHash: string, purpose: EmailCodePurpose, now: Date) {
  const [ticket] = await db
    .select({ email: verificationTickets.email })
    .from(verificationTickets)
    .where(isUsable(tokenHash, purpose, now))
  return ticket?.email
}

/** The same of a ticket that is used up by this. */
export async function consumeTicket(tx: Db, tokenHash: string, purpose: EmailCodePurpose, now: Date) {
  const [ticket] = await tx
    .update(verificationTickets)
    .set({ usedAt: now.toISOString() })
    .where(isUsable(tokenHash, purpose, now))
    .returning({ email: verificationTickets.email })
  return ticket?.email
}

/** Addresses of people who only asked for a code are not kept longer than the daily limit needs them. */
export async function deleteOldCodes(db: Db, before: Date) {
  await db.delete(emailCodes).where(sql`${emailCodes.createdAt} < ${before.toISOString()}`)
  await db.delete(verificationTickets).where(sql`${verificationTickets.createdAt} < ${before.toISOString()}`)
}

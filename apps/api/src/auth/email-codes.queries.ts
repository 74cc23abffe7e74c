import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { emailCodes, verificationTickets } from '../db/schema/auth.ts'

export interface NewEmailCode {
  email: string
  purpose: EmailCodePurpose
  codeHash: string
  triesLeft: number
  createdAt: string
  expiresAt: string
  source: string
  requestHash: string
}

/** The new code is the only valid one of its source: earlier ones of the address and purpose that were asked for there end. */
export async function insertEmailCode(tx: Db, code: NewEmailCode) {
  await tx
    .update(emailCodes)
    .set({ expiresAt: code.createdAt })
    .where(
      and(
        eq(emailCodes.email, code.email),
        eq(emailCodes.purpose, code.purpose),
        eq(emailCodes.source, code.source),
        gt(emailCodes.expiresAt, code.createdAt),
      ),
    )
  await tx.insert(emailCodes).values(code)
}

export interface TriedCode {
  email: string
  purpose: EmailCodePurpose
  /** Where it is tried; without a request's hash it has to be where the code was asked for. */
  source: string
  requestHash: string | undefined
}

/**
 * Spends one try of the code that was asked for by whoever tries it, before anything is compared: parallel guesses cannot
 * share a try. The row is locked until the transaction ends.
 */
export async function spendTry(tx: Db, { email, purpose, source, requestHash }: TriedCode, now: Date) {
  const isTheirs =
    requestHash === undefined
      ? or(eq(emailCodes.source, source), isNull(emailCodes.source))
      : eq(emailCodes.requestHash, requestHash)
  const newest = tx
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose), isTheirs))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1)
  const [row] = await tx
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

/** The code of a try that is spent, in the same transaction. */
export async function markCodeUsed(tx: Db, id: number, now: Date) {
  await tx.update(emailCodes).set({ usedAt: now.toISOString() }).where(eq(emailCodes.id, id))
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

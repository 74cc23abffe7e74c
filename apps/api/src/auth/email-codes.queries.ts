import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { emailCodes, verificationTickets } from '@honjeo/schema/auth'

/** Expires the codes of an address and purpose that were requested from one source. */
export async function expireEmailCodes(
  tx: Db,
  { email, purpose, source }: Pick<TriedCode, 'email' | 'purpose' | 'source'>,
  now: Date,
) {
  const at = now.toISOString()
  await tx
    .update(emailCodes)
    .set({ expiresAt: at })
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.purpose, purpose),
        eq(emailCodes.source, source),
        gt(emailCodes.expiresAt, at),
      ),
    )
}

export async function insertEmailCode(tx: Db, code: typeof emailCodes.$inferInsert) {
  await tx.insert(emailCodes).values(code)
}

export interface TriedCode {
  email: string
  purpose: EmailCodePurpose
  /** The source from which the code is tried; without a request's hash it must be the one from which it was requested. */
  source: string
  requestHash: string | undefined
}

/**
 * Spends one try of the code that this caller requested, before anything is compared, so that parallel guesses cannot
 * share a try. The row stays locked until the transaction ends.
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

/** Marks the code of a spent try as used; called in the same transaction. */
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

/** Returns the address that a ticket proves, without using it up; undefined when it is unknown, used or expired. */
export async function findTicketAddress(db: Db, tokenHash: string, purpose: EmailCodePurpose, now: Date) {
  const [ticket] = await db
    .select({ email: verificationTickets.email })
    .from(verificationTickets)
    .where(isUsable(tokenHash, purpose, now))
  return ticket?.email
}

/** Returns the address that a ticket proves, and uses it up; undefined as above. */
export async function consumeTicket(tx: Db, tokenHash: string, purpose: EmailCodePurpose, now: Date) {
  const [ticket] = await tx
    .update(verificationTickets)
    .set({ usedAt: now.toISOString() })
    .where(isUsable(tokenHash, purpose, now))
    .returning({ email: verificationTickets.email })
  return ticket?.email
}

import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mailboxIn, mailboxOf } from '../records/mailbox.ts'
import { kakaoTickets } from '@honjeo/schema/auth'
import { users } from '@honjeo/schema/users'

export async function insertKakaoTicket(db: Db, ticket: typeof kakaoTickets.$inferInsert) {
  await db.insert(kakaoTickets).values(ticket)
}

const isUsable = (tokenHash: string, now: Date): SQL | undefined =>
  and(eq(kakaoTickets.tokenHash, tokenHash), gt(kakaoTickets.expiresAt, now.toISOString()), isNull(kakaoTickets.usedAt))

/** The ticket in the hands of the browser it was made for, locked until the transaction ends. */
export async function lockKakaoTicket(tx: Db, ticket: { tokenHash: string; browserHash: string }, now: Date) {
  const [row] = await tx
    .select({
      kakaoId: kakaoTickets.kakaoId,
      email: kakaoTickets.email,
      nickname: kakaoTickets.nickname,
      next: kakaoTickets.next,
    })
    .from(kakaoTickets)
    .where(and(isUsable(ticket.tokenHash, now), eq(kakaoTickets.browserHash, ticket.browserHash)))
    .for('update')
  return row
}

/** Lets a visitor sign up with it from now on, until then; where it is asked for again, it lives no longer. */
export async function openForSignUp(tx: Db, tokenHash: string, expiresAt: Date) {
  await tx
    .update(kakaoTickets)
    .set({ isSignUp: true, expiresAt: expiresAt.toISOString() })
    .where(and(eq(kakaoTickets.tokenHash, tokenHash), eq(kakaoTickets.isSignUp, false)))
}

/** Returns the person of a ticket; undefined when it is unknown, used or expired. It is valid once. */
export async function consumeKakaoTicket(tx: Db, tokenHash: string, now: Date) {
  const [ticket] = await tx
    .update(kakaoTickets)
    .set({ usedAt: now.toISOString() })
    .where(isUsable(tokenHash, now))
    .returning({ kakaoId: kakaoTickets.kakaoId, email: kakaoTickets.email, isSignUp: kakaoTickets.isSignUp })
  return ticket
}

/**
 * Returns who signs in with a ticket, locked until the transaction ends. This lock comes before the ticket's, as in a
 * withdrawal: a session begins before an account is suspended or closed, and ends with that, or not at all.
 */
export async function lockUserOfTicket(tx: Db, tokenHash: string): Promise<number | undefined> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(kakaoTickets, eq(kakaoTickets.kakaoId, users.kakaoId))
    .where(eq(kakaoTickets.tokenHash, tokenHash))
    .for('no key update', { of: users })
  return user?.id
}

/**
 * Connects Kakao to an account of that mailbox, and returns its gender and birth date; undefined where the mailbox
 * differs. Unique violation: users_kakao_unique.
 */
export async function updateKakaoId(tx: Db, userId: number, { kakaoId, email }: { kakaoId: string; email: string }) {
  const [member] = await tx
    .update(users)
    .set({ kakaoId })
    .where(and(eq(users.id, userId), eq(mailboxIn(users.email), mailboxOf(email))))
    .returning({ gender: users.gender, birthDate: users.birthDate })
  return member
}

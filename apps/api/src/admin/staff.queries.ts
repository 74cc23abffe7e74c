import type { MemberRole } from '@honjeo/contract/values/enums'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { sessions } from '@honjeo/schema/auth'
import { memberEmail, users } from '@honjeo/schema/users'

export async function findNickname(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId))
  return row?.nickname
}

/** Returns the row of a member who does not leave before the transaction ends; undefined where they have. */
export async function findRole(tx: Db, userId: number): Promise<MemberRole | undefined> {
  const [row] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId)).for('key share')
  return row?.role
}

export async function updateProof(tx: Db, sessionId: string, provenUntil: string): Promise<void> {
  await tx.update(sessions).set({ provenUntil }).where(eq(sessions.id, sessionId))
}

/** Ends the proof that a member has given lately in any of their sessions. */
export async function clearProofs(tx: Db, userId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ provenUntil: null })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.provenUntil)))
}

/** The member whose role is about to change; undefined where no account has the address. */
export async function lockAccount(tx: Db, email: string, now: Date) {
  const [row] = await tx
    .select({
      userId: users.id,
      email: memberEmail,
      role: users.role,
      isSuspended: sql<boolean>`coalesce(${users.suspendedUntil} > ${now.toISOString()}::timestamptz, false)`,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .for('no key update')
  return row
}

export async function updateRole(tx: Db, userId: number, role: MemberRole): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId))
}

const LOCKS = { PLACE: 7_260_011, BANNER: 7_260_012, TEMPLATE: 7_260_013 }

/** Makes additions to what is numbered or limited wait for each other, until the transaction ends. */
export async function lockAdditions(tx: Db, to: keyof typeof LOCKS): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[to]})`)
}

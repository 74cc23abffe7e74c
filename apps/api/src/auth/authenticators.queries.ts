import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { authenticators, recoveryCodes } from '@honjeo/schema/auth'

export interface Authenticator {
  /** The secret, sealed. */
  secret: string
  enrolledAt: string
}

const isActive = (userId: number) => and(eq(authenticators.userId, userId), eq(authenticators.state, 'ACTIVE'))
const isPending = (userId: number) => and(eq(authenticators.userId, userId), eq(authenticators.state, 'PENDING'))

export async function findAuthenticator(db: Db, userId: number): Promise<Authenticator | undefined> {
  const [row] = await db
    .select({ secret: authenticators.secret, enrolledAt: isoUtc(authenticators.createdAt) })
    .from(authenticators)
    .where(isActive(userId))
  return row
}

export async function insertPendingAuthenticator(
  db: Db,
  { userId, sessionId, secret, now }: { userId: number; sessionId: string; secret: string; now: Date },
): Promise<void> {
  const row = { secret, sessionId, createdAt: now.toISOString() }
  await db
    .insert(authenticators)
    .values({ userId, state: 'PENDING', ...row })
    .onConflictDoUpdate({ target: [authenticators.userId, authenticators.state], set: row })
}

/** The sealed secret of the one that this login has begun to enrol since. */
export async function findPendingSecret(db: Db, userId: number, sessionId: string, since: Date) {
  const [row] = await db
    .select({ secret: authenticators.secret })
    .from(authenticators)
    .where(
      and(
        isPending(userId),
        eq(authenticators.sessionId, sessionId),
        gt(authenticators.createdAt, since.toISOString()),
      ),
    )
  return row?.secret
}

/** The pending one with this sealed secret takes the place of the one before; false where it is there no more. */
export async function activateAuthenticator(
  tx: Db,
  { userId, secret, step, now }: { userId: number; secret: string; step: number; now: Date },
): Promise<boolean> {
  await tx.delete(authenticators).where(isActive(userId))
  const { rowCount } = await tx
    .update(authenticators)
    .set({ state: 'ACTIVE', sessionId: null, lastStep: step, createdAt: now.toISOString() })
    .where(and(isPending(userId), eq(authenticators.secret, secret)))
  return rowCount === 1
}

/** Uses a code's step up; false where this code or a later one was used before. */
export async function useStep(tx: Db, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(isActive(userId), lt(authenticators.lastStep, step)))
  return rowCount === 1
}

/** Deletes it with its recovery codes; returns true where there was one. */
export async function deleteAuthenticator(tx: Db, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const gone = await tx
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ state: authenticators.state })
  return gone.some(({ state }) => state === 'ACTIVE')
}

export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash, slot) => ({ userId, slot, codeHash })))
}

const isUnused = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isUnused(userId))
  return row?.left ?? 0
}

/** Looks only for a code that has not been used. */
export async function findRecoveryCodeHash(db: Db, userId: number, slot: number): Promise<string | undefined> {
  const [row] = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(isUnused(userId), eq(recoveryCodes.slot, slot)))
  return row?.codeHash
}

/** Returns false where it was used, or replaced, before. */
export async function useRecoveryCode(tx: Db, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now.toISOString() })
    .where(and(isUnused(userId), eq(recoveryCodes.codeHash, codeHash)))
  return rowCount === 1
}

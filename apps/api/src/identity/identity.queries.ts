import type { IdentityStatus } from '@honjeo/contract/account'
import type { Gender, IdentityProvider } from '@honjeo/contract/values/enums'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { isoUtc } from '@honjeo/schema/columns'
import { identityChecks, identityProofs } from '@honjeo/schema/identity'
import { isMember, memberEmail, users } from '@honjeo/schema/users'
import type { Db } from '../db/client.ts'

interface Viewer {
  userId: number
  sessionId: string
}

/** Returns what a member has proven, and what was begun in this login. */
export async function findIdentity(
  db: Db,
  { userId, sessionId }: Viewer,
  now: Date,
): Promise<Pick<IdentityStatus, 'proof' | 'pendingUntil'>> {
  const [proof] = await db
    .select({ provider: identityProofs.provider, verifiedAt: sql<string>`${isoUtc(identityProofs.verifiedAt)}` })
    .from(identityProofs)
    .where(eq(identityProofs.userId, userId))
  const check = await findCheck(db, sessionId, now)
  return { proof: proof ?? null, pendingUntil: check?.expiresAt ?? null }
}

/** Puts a check in the place of one that was begun before in this login. */
export async function upsertCheck(
  db: Db,
  check: { sessionId: string; sealed: string; createdAt: string; expiresAt: string },
): Promise<void> {
  const { sealed, createdAt, expiresAt } = check
  await db
    .insert(identityChecks)
    .values(check)
    .onConflictDoUpdate({ target: identityChecks.sessionId, set: { sealed, createdAt, expiresAt } })
}

/** Returns the check that was begun in a login and has not expired. */
export async function findCheck(db: Db, sessionId: string, now: Date) {
  const [check] = await db
    .select({ sealed: identityChecks.sealed, expiresAt: sql<string>`${isoUtc(identityChecks.expiresAt)}` })
    .from(identityChecks)
    .where(and(eq(identityChecks.sessionId, sessionId), gt(identityChecks.expiresAt, now.toISOString())))
  return check
}

/** Uses up a check; one that was begun in its place since stays. */
export async function deleteCheck(db: Db, { sessionId, sealed }: { sessionId: string; sealed: string }): Promise<void> {
  await db.delete(identityChecks).where(and(eq(identityChecks.sessionId, sessionId), eq(identityChecks.sealed, sealed)))
}

/** Returns by what a member is known again, if they left. */
export async function findIdentifiers(tx: Db, userId: number) {
  const [row] = await tx
    .select({ email: memberEmail, kakaoId: users.kakaoId })
    .from(users)
    .where(and(eq(users.id, userId), isMember))
  return row
}

/** Returns which accounts have been proven to be of this person, and as whom this member has been proven. */
export async function findProofs(tx: Db, userId: number, personHashes: readonly string[]) {
  return tx
    .select({ userId: identityProofs.userId, personHash: identityProofs.personHash })
    .from(identityProofs)
    .where(or(inArray(identityProofs.personHash, [...personHashes]), eq(identityProofs.userId, userId)))
}

/** Returns gender and birth date of a member, who is locked against other changes; undefined for one who has left. */
export async function lockFacts(tx: Db, userId: number) {
  const [row] = await tx
    .select({ gender: users.gender, birthDate: users.birthDate })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}

/** The verified facts take the place of the stated ones, for good. Triggers refuse them where they differ in a room that they close. */
export async function updateFacts(tx: Db, userId: number, facts: { gender: Gender; birthDate: string }): Promise<void> {
  await tx.update(users).set(facts).where(eq(users.id, userId))
}

/** Inserts a proof. Violates identity_proofs_pkey or identity_proofs_person_unique where the member or the person has one. */
export async function insertProof(
  tx: Db,
  proof: { userId: number; personHash: string; provider: IdentityProvider; verifiedAt: string },
): Promise<void> {
  await tx.insert(identityProofs).values(proof)
}

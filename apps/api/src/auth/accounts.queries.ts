import type { ConsentType } from '@honjeo/contract/values/enums'
import type { TravellerTypeAnswers } from '@honjeo/contract/values/traveller-type'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { lookAlikeFold } from '@honjeo/profanity/look-alike'
import { mailboxOf } from '../records/mailbox.ts'
import {
  answerColumns,
  consents,
  isMember,
  memberEmail,
  type StoredGender,
  UNKNOWN_GENDER,
  users,
} from '@honjeo/schema/users'

const owner = { email: memberEmail, nickName: users.nickname, name: sql<string>`coalesce(${users.name}, '')` }

export async function findAccountByEmail(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, ...owner, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return account
}

/** Finds the account of the mailbox that an address leads to, however the address was written at sign-up. */
export async function findAccountOfMailbox(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, email: memberEmail })
    .from(users)
    // The address finds accounts of the previous version, whose mailbox is not filled in yet.
    .where(or(eq(users.mailbox, mailboxOf(email)), eq(sql`lower(${users.email})`, email.toLowerCase())))
    .limit(1)
  return account
}

/** What a member signs in with; undefined for a guest. */
export async function findCredentials(db: Db, userId: number) {
  const [account] = await db
    .select({ ...owner, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), isMember))
  return account
}

/** No other transaction changes it until this one ends. */
export async function lockPasswordHash(tx: Db, userId: number): Promise<string | null | undefined> {
  const [account] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return account?.passwordHash
}

export const listAccountsByEmail = (db: Db, emails: readonly string[]) =>
  db
    .select({ id: users.id, email: memberEmail, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, [...emails]))

/** Whether the nickname, or one that looks like it, is taken. */
export async function nicknameExists(db: Db, nickname: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(eq(sql`lower(${users.nickname})`, nickname.toLowerCase()), eq(users.nicknameFold, lookAlikeFold(nickname))),
    )
  return row !== undefined
}

/** The address that a sign-up has proven, and the means of signing in. */
export interface SignUpProof {
  email: string
  passwordHash: string | null
  kakaoId: string | null
}

export interface NewAccount extends SignUpProof {
  name: string | null
  nickname: string
  gender: StoredGender
  birthDate: string | null
  bio: string | null
  answers: TravellerTypeAnswers | undefined
  consents: readonly { type: ConsentType; agreed: boolean }[]
  consentVersion: string
  createdAt: string
}

/**
 * Inserts account, profile and consents, and returns the new id. Unique violations: users_email_unique,
 * users_mailbox_unique, users_kakao_unique, users_nickname_unique, users_nickname_fold_unique.
 */
export async function insertAccount(tx: Db, { answers, consents: given, consentVersion, ...account }: NewAccount) {
  const user = only(
    await tx
      .insert(users)
      .values({
        ...account,
        mailbox: mailboxOf(account.email),
        nicknameFold: lookAlikeFold(account.nickname),
        ...(answers && answerColumns(answers)),
      })
      .returning({ id: users.id }),
  )
  await insertConsents(tx, user.id, given, { version: consentVersion, createdAt: account.createdAt })
  return user.id
}

/** Inserts a guest and returns the id; undefined where another account has the nickname. */
export async function insertGuest(
  tx: Db,
  { nickname, name, createdAt }: Pick<NewAccount, 'nickname' | 'name' | 'createdAt'>,
): Promise<number | undefined> {
  const [guest] = await tx
    .insert(users)
    .values({ nickname, nicknameFold: lookAlikeFold(nickname), name, gender: UNKNOWN_GENDER, createdAt })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return guest?.id
}

/**
 * Makes a guest the member of a sign-up, in the same row, and returns whether it was a guest. The account is as old as
 * its sign-up: what others grant an older account, a guest has not earned. Unique violations as of `insertAccount`.
 */
export async function turnIntoMember(
  tx: Db,
  guestId: number,
  { answers, consents: given, consentVersion, name, ...account }: NewAccount,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({
      ...account,
      ...(name !== null && { name }),
      mailbox: mailboxOf(account.email),
      nicknameFold: lookAlikeFold(account.nickname),
      ...(answers && answerColumns(answers)),
    })
    .where(and(eq(users.id, guestId), isNull(users.email)))
  if (rowCount !== 1) return false
  // What the guest agreed to besides, such as positions of a timer that runs, is not taken back by a form that was not ticked.
  await insertConsents(
    tx,
    guestId,
    given.filter(({ agreed }) => agreed),
    { version: consentVersion, createdAt: account.createdAt },
  )
  return true
}

/** Writes down what a member agreed to or declined, and of which texts. */
export async function insertConsents(
  tx: Db,
  userId: number,
  given: NewAccount['consents'],
  { version, createdAt }: { version: string; createdAt: string },
): Promise<void> {
  await tx.insert(consents).values(given.map((consent) => ({ ...consent, userId, version, createdAt })))
}

export async function updatePassword(tx: Db, userId: number, passwordHash: string) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

import type { ConsentType, Gender } from '@honjeo/contract/values/enums'
import type { Answers, TravellerType } from '@honjeo/contract/values/traveller-type'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { consents, users } from '../db/schema/users.ts'

export async function findAccountByEmail(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return account
}

export async function nicknameExists(db: Db, nickname: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.nickname})`, nickname.toLowerCase()))
  return row !== undefined
}

export interface NewAccount {
  email: string
  passwordHash: string
  name: string
  nickname: string
  gender: Gender
  birthDate: string
  bio: string | null
  userType: TravellerType
  answers: Answers
  consents: readonly { type: ConsentType; agreed: boolean }[]
  consentVersion: string
  createdAt: string
}

/** Account, profile and consents together; answers the new id. Unique violations: users_email_unique, users_nickname_unique. */
export async function insertAccount(tx: Db, { answers, consents: given, consentVersion, ...account }: NewAccount) {
  const [user] = await tx
    .insert(users)
    .values({
      ...account,
      q1Expect: answers.q1_expect,
      q2Habit: answers.q2_habit,
      q3Avoid: answers.q3_avoid,
      q4Feeling: answers.q4_feeling,
      q5Necessity: answers.q5_necessity,
    })
    .returning({ id: users.id })
  if (!user) throw new Error('insert returned no row')
  await tx
    .insert(consents)
    .values(
      given.map((consent) => ({ ...consent, userId: user.id, version: consentVersion, createdAt: account.createdAt })),
    )
  return user.id
}

export async function updatePassword(tx: Db, userId: number, passwordHash: string) {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

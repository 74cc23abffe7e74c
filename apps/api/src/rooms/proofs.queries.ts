import type { OwnProofs } from '@honjeo/contract/account'
import type { GenderRestriction, RequiredProof } from '@honjeo/contract/values/enums'
import { eq, sql } from 'drizzle-orm'
import { users } from '@honjeo/schema/users'
import type { Db } from '../db/client.ts'

interface Asking {
  requiredProof: RequiredProof
  genderRestriction: GenderRestriction
}

/** Whether a member has proven what a room asks for. The function of the database judges every newcomer by the same rule. */
export async function hasProofFor(db: Db, userId: number, { requiredProof, genderRestriction }: Asking) {
  const { rows } = await db.execute<{ holds: boolean }>(
    sql`select has_proof(${userId}::bigint, ${requiredProof}, ${genderRestriction}) as holds`,
  )
  return rows[0]?.holds === true
}

/** Returns which of these a member has proven, in rooms for all and in rooms for their gender. */
export async function findOwnProofs(db: Db, userId: number, offered: readonly RequiredProof[]): Promise<OwnProofs> {
  const proven = (kept: ReturnType<typeof sql>) => sql<RequiredProof[]>`array(
    select proof from unnest(array[${sql.join(
      offered.map((proof) => sql`${proof}`),
      sql`, `,
    )}]::text[]) with ordinality as each (proof, n)
    where has_proof(${users.id}, proof, ${kept}) order by n)`
  const [own] = await db
    .select({ forAll: proven(sql`'MIXED'`), forOwnGender: proven(sql`${users.gender}`) })
    .from(users)
    .where(eq(users.id, userId))
  return { offered: [...offered], forAll: own?.forAll ?? [], forOwnGender: own?.forOwnGender ?? [] }
}

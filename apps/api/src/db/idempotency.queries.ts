import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { idempotencyKeys } from './schema/idempotency.ts'

export interface IdempotencyClaim {
  userId: number
  route: string
  key: string
  bodyHash: string
}

const keyOf = ({ userId, route, key }: IdempotencyClaim) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

/** Takes the key, or waits for whoever took it and answers what that one stored. */
export async function claimIdempotencyKey(tx: Db, claim: IdempotencyClaim) {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, result: sql`'null'::jsonb` })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    // Under a name its plan is kept: every write of the app goes through here.
    .prepare('claim_idempotency_key')
    .execute()
  if (taken.length > 0) return undefined
  return findIdempotentResult(tx, claim)
}

/** What was stored under the key; undefined while nobody has finished with it. */
export async function findIdempotentResult(db: Db, claim: IdempotencyClaim) {
  const [earlier] = await db
    .select({ bodyHash: idempotencyKeys.bodyHash, result: idempotencyKeys.result })
    .from(idempotencyKeys)
    .where(keyOf(claim))
  return earlier
}

export async function storeIdempotentResult(tx: Db, claim: IdempotencyClaim, result: unknown) {
  await tx.update(idempotencyKeys).set({ result }).where(keyOf(claim)).prepare('store_idempotent_result').execute()
}

/** Keys older than the promise of `IDEMPOTENCY_KEEP_HOURS`. */
export async function deleteOldIdempotencyKeys(db: Db, hours: number) {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${hours})`)
}

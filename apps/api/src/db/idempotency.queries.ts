import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { idempotencyKeys } from './schema/idempotency.ts'

const WAIT_SECONDS = 2

export interface IdempotencyClaim {
  userId: number
  route: string
  key: string
  bodyHash: string
}

const keyOf = ({ userId, route, key }: IdempotencyClaim) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

/** For this statement alone: whoever has the key is waited for so long. Neither setting outlives the transaction. */
const WAITING = sql`case when set_config('lock_timeout', ${`${WAIT_SECONDS}s`}, true) <> '' then 'null'::jsonb end`
const WAITED = sql<string>`set_config('lock_timeout', '0', true)`

/** Takes the key, or waits for whoever took it and answers what that one stored. Rejects when that takes too long. */
export async function claimIdempotencyKey(tx: Db, claim: IdempotencyClaim) {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, result: WAITING })
    .onConflictDoNothing()
    .returning({ waited: WAITED })
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
  await tx
    .update(idempotencyKeys)
    .set({ result: sql`${JSON.stringify(result ?? null)}::jsonb` })
    .where(keyOf(claim))
    .prepare('store_idempotent_result')
    .execute()
}

/** Keys older than the promise of `IDEMPOTENCY_KEEP_HOURS`. */
export async function deleteOldIdempotencyKeys(db: Db, hours: number) {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${hours})`)
}

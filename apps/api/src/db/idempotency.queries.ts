import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from './client.ts'
import { executeNamed } from './execute-named.ts'
import { idempotencyKeys } from './schema/idempotency.ts'

const WAIT_SECONDS = 2

export interface IdempotencyClaim {
  userId: number
  route: string
  key: string
  bodyHash: string
}

/** Another request has the key: what was stored under it is the answer. */
export class KeyTaken extends Error {}

const keyOf = ({ userId, route, key }: IdempotencyClaim) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

/**
 * For this statement alone: it waits so long for the request that has the key. Neither setting outlives the
 * transaction.
 */
const WAITING = sql`case when set_config('lock_timeout', ${`${WAIT_SECONDS}s`}, true) <> '' then 'null'::jsonb end`
const WAITED = sql`set_config('lock_timeout', '0', true)`

/**
 * Takes the key, or waits for the request that took it, which fails when that takes too long. One row, or none where
 * the key is taken or there is no claim. By itself, or in a `with` of the first statement of a transaction.
 */
export const claiming = (claim: IdempotencyClaim | null) => sql`
  insert into ${idempotencyKeys} (user_id, route, key, body_hash, result)
  select ${claim?.userId ?? null}::bigint, ${claim?.route ?? null}, ${claim?.key ?? null}::text, ${claim?.bodyHash ?? null}, ${WAITING}
  where ${claim?.key ?? null}::text is not null
  on conflict do nothing
  returning ${WAITED}`

/** Stores the answer of what was done, a `jsonb` out of `from`. In a `with`, at the latest of the transaction's last statement. */
export const keeping = (claim: IdempotencyClaim | null, answer: SQL, from: SQL) => sql`
  update ${idempotencyKeys} set result = ${answer} from ${from}
  where user_id = ${claim?.userId ?? null}::bigint and route = ${claim?.route ?? null} and key = ${claim?.key ?? null}`

/**
 * Takes the key, or waits for the request that took it and answers what that one stored. Rejects when that takes too
 * long.
 */
export async function claimIdempotencyKey(tx: Db, claim: IdempotencyClaim) {
  const taken = await executeNamed(tx, 'claim_idempotency_key', claiming(claim))
  if (taken.length > 0) return undefined
  return findIdempotentResult(tx, claim)
}

/** What was stored under the key; undefined while no request has finished with it. */
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

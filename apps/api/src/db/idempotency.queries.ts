import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { preparedSql } from './prepared.ts'
import { idempotencyKeys } from '@honjeo/schema/idempotency'

const WAIT_SECONDS = 2

export interface IdempotencyClaim {
  userId: number
  route: string
  key: string
  bodyHash: string
}

const keyOf = ({ userId, route, key }: IdempotencyClaim) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

const insertClaim = preparedSql()<{ userId: number; route: string; key: string; bodyHash: string }>(
  'claim_idempotency_key',
  ({ userId, route, key, bodyHash }) => sql`
    insert into ${idempotencyKeys} (user_id, route, key, body_hash, result)
    select ${userId}::bigint, ${route}, ${key}, ${bodyHash},
      case when set_config('lock_timeout', ${sql.raw(`'${WAIT_SECONDS}s'`)}, true) <> '' then 'null'::jsonb end
    on conflict do nothing
    returning set_config('lock_timeout', '0', true)`,
)

/**
 * Takes the key, or waits for the request that took it and answers what that one stored. Rejects when that takes longer
 * than WAIT_SECONDS; the limit ends with the statement.
 */
export async function claimIdempotencyKey(tx: Db, claim: IdempotencyClaim) {
  const taken = await insertClaim(tx, { ...claim })
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

const updateResult = preparedSql()<{ userId: number; route: string; key: string; result: string }>(
  'store_idempotent_result',
  ({ userId, route, key, result }) => sql`
    update ${idempotencyKeys} set result = ${result}::jsonb
    where user_id = ${userId} and route = ${route} and key = ${key}`,
)

export async function storeIdempotentResult(tx: Db, { userId, route, key }: IdempotencyClaim, result: unknown) {
  await updateResult(tx, { userId, route, key, result: JSON.stringify(result ?? null) })
}

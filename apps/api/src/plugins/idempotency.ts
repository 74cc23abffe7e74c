import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_MAX } from '@honjeo/contract/values/limits'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client.ts'
import { claimIdempotencyKey, storeIdempotentResult } from '../db/idempotency.queries.ts'
import { appError } from '../errors.ts'

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${IDEMPOTENCY_KEY_MAX}}$`)

/**
 * Runs a write at most once per `Idempotency-Key`: the same key and body gives the same result again, another body is
 * COMMON409. The key is claimed in the transaction of its effect, so a second request waits for the first one's commit.
 * Without the header the write simply runs.
 */
export async function once<T>(
  db: Db,
  request: FastifyRequest,
  userId: number,
  write: (tx: Db) => Promise<T>,
): Promise<T> {
  const header = request.headers['idempotency-key']
  if (header === undefined) return db.transaction(write)
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw appError('COMMON400', {
      fields: { 'Idempotency-Key': `공백 없는 영문, 숫자, 기호 ${IDEMPOTENCY_KEY_MAX}자까지 쓸 수 있어요.` },
    })
  }
  const claim = {
    userId,
    route: `${request.method} ${request.url.split('?')[0]}`,
    key: header,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  }
  return db.transaction(async (tx) => {
    const earlier = await claimIdempotencyKey(tx, claim)
    if (earlier !== undefined) {
      if (earlier.bodyHash !== claim.bodyHash) throw appError('COMMON409')
      return earlier.result as T
    }
    const result = await write(tx)
    await storeIdempotentResult(tx, claim, result)
    return result
  })
}

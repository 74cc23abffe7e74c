import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client.ts'
import { isDeadlock, isLockTimeout } from '../db/db-errors.ts'
import {
  claimIdempotencyKey,
  findIdempotentResult,
  storeIdempotentResult,
  type IdempotencyClaim,
} from '../db/idempotency.queries.ts'
import { appError } from '@honjeo/contract/app-error'

const RETRY_AFTER_SECONDS = 2
const TRIES = 3
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${IDEMPOTENCY_KEY_MAX}}$`)

/** The contract says which calls take the header. */
function requireSaid({ routeOptions: { url = '', schema } }: FastifyRequest): void {
  if (!schema?.isDoneOnce) throw new Error(`${url} does not say in the contract that it is done once`)
}

/** Returns what the request asks to be done once; null without the header, and for a look, which is done each time. */
function claimOf(request: FastifyRequest, userId: number): IdempotencyClaim | null {
  if (request.method === 'GET') return null
  // The description is looked up without the header too, so that any test of the call finds what the contract does not say.
  requireSaid(request)
  const header = request.headers['idempotency-key']
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw appError('INVALID_INPUT', {
      fields: { 'Idempotency-Key': say('WRONG_KEY', { max: IDEMPOTENCY_KEY_MAX }) },
    })
  }
  return {
    userId,
    route: `${request.method} ${request.url.split('?')[0]}`,
    key: header,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  }
}

function resultFor<T>(claim: IdempotencyClaim, earlier: { bodyHash: string; result: unknown }): T {
  if (earlier.bodyHash !== claim.bodyHash) throw appError('KEY_REUSED')
  return earlier.result as T
}

/** The error that is worth a retry of the same: it is answered with what is just being done. */
const inUse = (cause: unknown) => appError('KEY_IN_USE', { retryAfter: RETRY_AFTER_SECONDS, cause })

async function claimKey(tx: Db, claim: IdempotencyClaim) {
  try {
    return await claimIdempotencyKey(tx, claim)
  } catch (error) {
    throw isLockTimeout(error) ? inUse(error) : error
  }
}

/**
 * Transactions lock in orders of their own: a comment locks its post before those whom it notifies, a withdrawal the
 * member before their posts. Where two wait for each other the database takes one back, whole, and it is done again.
 */
async function againAfterDeadlock<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error
    }
  }
}

/**
 * Runs a write at most once per `Idempotency-Key`: the same key and body gives the same result again, another body is
 * KEY_REUSED. The key is claimed in the transaction of its effect, so a second request waits for the first one's
 * commit, for two seconds; then it is KEY_IN_USE. Without the header the write simply runs.
 */
export async function once<T>(
  db: Db,
  request: FastifyRequest,
  userId: number,
  write: (tx: Db) => Promise<T>,
): Promise<T> {
  const claim = claimOf(request, userId)
  return againAfterDeadlock(() =>
    db.transaction(async (tx) => {
      if (claim === null) return write(tx)
      const earlier = await claimKey(tx, claim)
      if (earlier !== undefined) return resultFor(claim, earlier)
      const result = await write(tx)
      await storeIdempotentResult(tx, claim, result)
      return result
    }),
  )
}

/**
 * Does what `once` does, for a write with work before it that is too long for a transaction. The work is not done again
 * for a key whose result is stored; of two requests at once both may do it, and one of them writes.
 */
export async function onceAfter<W, T>(
  db: Db,
  request: FastifyRequest,
  userId: number,
  work: () => Promise<W>,
  write: (tx: Db, worked: W) => Promise<T>,
): Promise<T> {
  const claim = claimOf(request, userId)
  const earlier = claim && (await findIdempotentResult(db, claim))
  if (earlier) return resultFor(claim, earlier)
  const worked = await work()
  return once(db, request, userId, (tx) => write(tx, worked))
}

import { IDEMPOTENCY_KEEP_HOURS } from '@honjeo/contract/values/limits'
import { subDays } from 'date-fns'
import { deleteOldCodes } from './auth/email-codes.queries.ts'
import { deleteOldLoginFailures } from './auth/login-failures.queries.ts'
import { deleteOldIdempotencyKeys } from './db/idempotency.queries.ts'
import { cleanUpImages, type CleanUpDeps } from './images/clean-up.service.ts'

const EVERY_MS = 3_600_000

/** Removes what nobody needs any more, hourly. Safe on every server at once. Answers how to stop it. */
export function startHousekeeping(deps: CleanUpDeps): () => void {
  const { database, clock, log } = deps
  const { db } = database
  async function clean() {
    const yesterday = subDays(clock.now(), 1)
    await deleteOldIdempotencyKeys(db, IDEMPOTENCY_KEEP_HOURS)
    await deleteOldCodes(db, yesterday)
    await deleteOldLoginFailures(db, yesterday)
    await cleanUpImages(deps)
  }
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

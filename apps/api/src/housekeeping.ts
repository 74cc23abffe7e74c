import { CHECK_IN_KEEP_DAYS, IDEMPOTENCY_KEEP_HOURS, SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { subDays } from 'date-fns/subDays'
import { deleteOldCheckIns } from './check-ins/check-ins.queries.ts'
import { deleteHiddenPins } from './check-ins/pins.queries.ts'
import { deleteOldCodes } from './auth/email-codes.queries.ts'
import { deleteExpiredFormerMembers } from './auth/former-members.queries.ts'
import { deleteExpiredKakaoTickets } from './auth/kakao-tickets.queries.ts'
import { deleteOldLoginFailures } from './auth/login-failures.queries.ts'
import { forgetRemoved } from './contacts/relations.queries.ts'
import { deleteOldIdempotencyKeys } from './db/idempotency.queries.ts'
import { cleanUpImages, type CleanUpDeps } from './images/clean-up.service.ts'
import { deleteExpiredAttempts } from './limits/attempts.queries.ts'
import { deleteOldShares, endDueShares } from './location-shares/shares.queries.ts'
import { remindOfMeetings } from './rooms/reminders.service.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Does what is due by the hour and by the minute. Safe on every server at once. Answers how to stop it. */
export function startHousekeeping(deps: CleanUpDeps): () => void {
  const { database, clock, log } = deps
  const { db } = database

  /** Removes what nobody needs any more. */
  async function clean() {
    const yesterday = subDays(clock.now(), 1)
    await deleteOldIdempotencyKeys(db, IDEMPOTENCY_KEEP_HOURS)
    await deleteOldCodes(db, yesterday)
    await deleteOldLoginFailures(db, yesterday)
    await deleteExpiredAttempts(db, clock.now())
    await deleteExpiredKakaoTickets(db, clock.now())
    await deleteExpiredFormerMembers(db, clock.now())
    await forgetRemoved(db, yesterday.toISOString())
    await deleteOldShares(db, subDays(clock.now(), SHARE_KEEP_DAYS).toISOString())
    await deleteOldCheckIns(db, subDays(clock.now(), CHECK_IN_KEEP_DAYS))
    await deleteHiddenPins(db, clock.now())
    await cleanUpImages(deps)
  }

  function every(ms: number, job: () => Promise<void>) {
    const timer = setInterval(() => {
      job().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
    }, ms)
    return timer.unref()
  }
  const timers = [
    every(HOUR_MS, clean),
    every(MINUTE_MS, () => remindOfMeetings({ db, clock })),
    every(MINUTE_MS, () => endDueShares(db, clock.now().toISOString())),
  ]
  return () => timers.forEach(clearInterval)
}

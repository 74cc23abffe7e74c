import { cleanUpImages, type CleanUpDeps } from './images/clean-up.service.ts'
import { endDueShares } from './safety/sharing/shares.queries.ts'
import { recountSoloFacts } from './places/solo-facts/solo-facts.service.ts'
import { notifyOfChangedTexts } from './notices/changed-texts.service.ts'
import { eraseWhatIsDue, type RetentionDeps } from './retention/retention.service.ts'
import { remindOfWords } from './meeting-words/meeting-words.service.ts'
import { lookForRings } from './meeting-words/rings.service.ts'
import { keepWhoMet } from './rooms/attendance.service.ts'
import { remindOfMeetings } from './rooms/reminders.service.ts'
import { fillMailboxes, fillNicknameFolds } from './users/derived-keys.queries.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

type HousekeepingDeps = CleanUpDeps &
  RetentionDeps & {
    sweepRoomRequests: () => Promise<void>
    remindOfWaysHome: () => Promise<void>
  }

/** Deletes what is past its period; docs/retention.md lists what and when. */
export async function cleanUp(deps: CleanUpDeps & RetentionDeps): Promise<void> {
  await eraseWhatIsDue(deps)
  // This comes after the rows that refer to images are deleted.
  await cleanUpImages(deps)
}

/** Does what is due by the hour and by the minute. It is safe on every server at once. Answers how to stop it. */
export function startHousekeeping(deps: HousekeepingDeps): () => void {
  const { database, clock, log } = deps
  const { db } = database

  function every(ms: number, job: () => Promise<void>) {
    const timer = setInterval(() => {
      job().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
    }, ms)
    return timer.unref()
  }
  const timers = [
    every(HOUR_MS, () => cleanUp(deps)),
    every(HOUR_MS, () => notifyOfChangedTexts(db, clock.now())),
    every(HOUR_MS, () => recountSoloFacts(db, clock.now())),
    every(10 * MINUTE_MS, () => lookForRings({ database, clock })),
    every(MINUTE_MS, () => remindOfMeetings({ db, clock })),
    every(MINUTE_MS, () => keepWhoMet({ db, clock })),
    every(MINUTE_MS, () => remindOfWords({ db, clock })),
    every(MINUTE_MS, deps.sweepRoomRequests),
    every(MINUTE_MS, deps.remindOfWaysHome),
    every(MINUTE_MS, () => fillNicknameFolds(db)),
    every(MINUTE_MS, () => fillMailboxes(db)),
    every(MINUTE_MS, () => endDueShares(db, clock.now().toISOString())),
  ]
  return () => timers.forEach(clearInterval)
}

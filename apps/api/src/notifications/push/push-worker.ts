import { say } from '@honjeo/contract/values/sentences'
import { type DueRowsDeps, leaseFrom } from '../../db/claim-due.ts'
import { startLeaseWorker } from '@honjeo/resilience/lease-worker'
import { claimDuePushes, settleDue, type DuePush } from './due-pushes.queries.ts'
import { listSubscriptions } from './push.queries.ts'
import { type SendPush, pushToMember } from './push-sender.ts'
import { endOfQuiet } from './quiet-hours.ts'
import { addMilliseconds } from 'date-fns/addMilliseconds'

const FIRST_MS = 30_000
const LONGEST_MS = 4 * 3_600_000
/** The age after which it is of no use to its reader. */
const GIVE_UP_MS = 24 * 3_600_000

/**
 * Returns when to try again what failed at `now`: after as long as it has been failing already, which doubles the time
 * from try to try; null when it would come too late.
 */
function retryAt(
  { createdAt, failingSince }: { createdAt: string; failingSince: string | null },
  now: Date,
): string | null {
  const failingMs = failingSince === null ? 0 : now.getTime() - Date.parse(failingSince)
  const next = addMilliseconds(now, Math.min(LONGEST_MS, Math.max(FIRST_MS, failingMs)))
  return next.getTime() - Date.parse(createdAt) > GIVE_UP_MS ? null : next.toISOString()
}

/** How many pushes are on their way at once. */
const AT_ONCE = 20
/** The length of a lease, longer than one push may take. */
const LEASE_MS = 60_000

/** A reminder of a meeting is answered where it is shown. */
const answersTo = ({ type }: DuePush) =>
  type === 'ROOM_REMINDER'
    ? { answers: { going: say('ANSWER_GOING').message, notGoing: say('ANSWER_NOT_GOING').message } }
    : {}

export interface PushWorkerOptions extends DueRowsDeps {
  send: SendPush
  /** A member gets no push for a conversation that is before their eyes. */
  isRoomOpen: (roomId: number, userId: number) => boolean
}

/** Pushes what is due until it is stopped. */
export function startPushWorker({ db, clock, send, isRoomOpen, everyMs, log }: PushWorkerOptions) {
  /** Returns when it is due again, if ever. */
  async function push(due: DuePush, now: Date): Promise<string | null> {
    const { id, userId, type, message, resourceType, resourceId } = due
    if (!due.isWanted) return null
    const isBeforeTheirEyes = type === 'CHAT' && resourceId !== null && isRoomOpen(resourceId, userId)
    if (isBeforeTheirEyes) return null
    // One's own timer asks whether one is safe: an answer that comes after the night is too late. The last bus does not wait either.
    const mayWait = resourceType !== 'CHECKIN' && resourceType !== 'PLAN'
    const quietUntil = mayWait && due.quiet && endOfQuiet(due.quiet, now)
    if (quietUntil) return quietUntil.toISOString()
    const tag = type === 'CHAT' ? `room-${resourceId}` : `notification-${id}`
    const content = { notificationId: id, type, message, resourceType, resourceId, tag, ...answersTo(due) }
    const subscriptions = await listSubscriptions(db, userId)
    const reached = await pushToMember({ db, send }, subscriptions, content, now.toISOString())
    return reached === 'LATER' ? retryAt(due, now) : null
  }

  return startLeaseWorker({
    name: 'pushes',
    async claim(size) {
      const now = clock.now()
      const due = await claimDuePushes(db, leaseFrom(now, LEASE_MS), size)
      // What is wanted was judged at this moment, and so is the quiet.
      return due.map((one) => ({ one, now }))
    },
    settle: async ({ one, now }) => settleDue(db, one, await push(one, now)),
    atOnce: AT_ONCE,
    everyMs,
    log,
  })
}

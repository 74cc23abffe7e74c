import type { WithdrawalReason } from '@honjeo/contract/values/enums'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { say } from '@honjeo/contract/values/sentences'
import type { FastifyBaseLogger } from 'fastify'
import { ownProofOf, type OwnProof } from '../auth/own-proof.ts'
import { koreanDay } from '../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { lockFormerMembers } from '../auth/former-members.queries.ts'
import { holdFormerMember } from '../auth/former-members.service.ts'
import { eraseGuest } from '../auth/guests.service.ts'
import type { Keys } from '../auth/keys.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import type { Viewer } from '../http/viewer.ts'
import { listLiveSessionIds, revokeSessions } from '../auth/sessions.queries.ts'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'
import { endWithAccount } from '../safety/timer/timers.service.ts'
import type { Db } from '../db/client.ts'
import { noticeTopic, type Outbox } from '../mail/outbox.ts'
import { renameInMentions } from '../retention/mentions.queries.ts'
import { eraseDeletedBy } from '../retention/retention.service.ts'
import { lockRoomsOf } from '../rooms/members.queries.ts'
import { leaveRooms } from '../rooms/membership.service.ts'
import { announceToRoom } from '../rooms/room-act.ts'
import { notify } from '../notifications/notify.ts'
import type { MySessionsDeps } from './account.service.ts'
import {
  insertWithdrawal,
  lockLeaver,
  lockStaffWith,
  deleteAddress,
  deleteMember,
  deleteUnspentReceipts,
  detachCases,
  eraseTakenBack,
  detachWritings,
  shutOut,
  takeNameOut,
  takeOutOfCopies,
  type Leaver,
  deleteContacts,
  listGuardians,
} from './withdrawal.queries.ts'

type Guardians = Awaited<ReturnType<typeof listGuardians>>

/**
 * Notifies those who counted on the leaver that they have a contact less. It comes after the commit: two who leave at
 * once, each the other's contact, would wait for each other.
 */
async function notifyGuardians({ db, log }: Pick<ClosingDeps, 'db' | 'log'>, guardians: Guardians): Promise<void> {
  for (const { ownerId: userId, name } of guardians) {
    const sentence = say('CONTACT_GONE', { name })
    await db
      .transaction((tx) => notify(tx, { userId, type: 'CHECKIN', sentence, resourceType: 'CONTACT', resourceId: null }))
      .catch((error: unknown) => log.error({ err: error }, 'a member was not told that a contact has left'))
  }
}

export interface ClosingDeps {
  db: Db
  keys: Pick<Keys, 'formerMember'>
  watch: SessionWatch
  feed: RoomFeed
  outbox: Outbox
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Erases an account that `lockLeaver` has locked, in the caller's transaction: what is the member's alone goes, what
 * others read stays as a former member's. Rows that other transactions lock before the member's row, rooms and posts,
 * are locked first. Returns what announces it to servers, rooms and contacts, to be called after the commit.
 */
export async function closeAccount(tx: Db, deps: ClosingDeps, leaver: Leaver, now: Date): Promise<() => Promise<void>> {
  const { keys, watch, feed, outbox } = deps
  const { userId, names } = leaver
  const called = { userId, names, by: FORMER_MEMBER }
  const rooms = await lockRoomsOf(tx, userId)
  const echoes = await leaveRooms(tx, userId, now)
  const roomIds = rooms.map(({ roomId }) => roomId)
  await eraseDeletedBy(tx, userId, roomIds)
  await detachWritings(tx, leaver)
  for (const mail of await endWithAccount(tx, userId)) await outbox.post(tx, mail)
  // A mail that waits is not sent any more.
  await outbox.post(tx, null, { topic: noticeTopic(userId) })
  const guardians = await listGuardians(tx, userId)
  await deleteContacts(tx, userId)
  await takeNameOut(tx, leaver)
  await renameInMentions(tx, called)
  await deleteAddress(tx, leaver)
  await deleteUnspentReceipts(tx, leaver)
  await eraseTakenBack(tx, leaver)
  await detachCases(tx, leaver)
  const ended = await revokeSessions(tx, await listLiveSessionIds(tx, userId), now)
  await lockFormerMembers(tx)
  await shutOut(tx, leaver)
  // The name is changed once more, for what was said while all this went on.
  await renameInMentions(tx, called)
  await takeOutOfCopies(tx, leaver)
  await holdFormerMember(tx, keys.formerMember, leaver, now)
  await deleteMember(tx, leaver)
  return async () => {
    await watch.announceEnd(ended)
    for (const echo of echoes) await announceToRoom(feed, echo)
    await notifyGuardians(deps, guardians)
  }
}

interface WithdrawalDeps extends MySessionsDeps, ClosingDeps {
  attempts: AttemptLimits
}

interface Farewell extends OwnProof {
  reason: WithdrawalReason
  detail?: string
}

/**
 * Closes the member's own account for good. Throws what `ownProofOf` throws, and LAST_STAFF for the last of staff,
 * without whom no report could be decided; for a guest GUEST_STILL_WATCHED.
 */
export async function withdraw(
  deps: WithdrawalDeps,
  { userId, isGuest }: Pick<Viewer, 'userId' | 'isGuest'>,
  { reason, detail = '', ...proof }: Farewell,
): Promise<void> {
  const { db, clock } = deps
  if (reason === 'OTHER' && detail === '') {
    throw appError('INVALID_INPUT', { fields: { detail: say('WITHDRAWAL_DETAIL') } })
  }
  const now = clock.now()
  // A guest has nothing to prove anything by, and nothing that others have read.
  if (isGuest) return eraseGuest(db, deps, userId)
  const prove = await ownProofOf(deps, userId, proof, now)

  const announce = await db.transaction(async (tx) => {
    if ((await lockStaffWith(tx, userId)) === 1) throw appError('LAST_STAFF')
    const leaver = await lockLeaver(tx, userId, now)
    if (!leaver) throw appError('SESSION_ENDED')
    await prove(tx)
    await insertWithdrawal(tx, { reason, detail: detail || null, day: koreanDay(now) })
    return closeAccount(tx, deps, leaver, now)
  })
  await announce()
}

import type { FastifyBaseLogger } from 'fastify'
import { lockFormerMembers } from '../auth/former-members.queries.ts'
import { holdFormerMember } from '../auth/former-members.service.ts'
import type { Keys } from '../auth/keys.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import { listLiveSessionIds, revokeSessions } from '../auth/sessions.queries.ts'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'
import { endWithAccount } from '../safety/timer/farewell.service.ts'
import type { Db } from '../db/client.ts'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { noticeTopic } from '../mail/notice-topic.ts'
import type { Outbox } from '../mail/outbox.ts'
import { renameInMentions } from '../retention/mentions.queries.ts'
import { eraseDeletedBy } from '../retention/retention.service.ts'
import { lockRoomsOf } from '../rooms/members.queries.ts'
import { leaveRooms } from '../rooms/membership.service.ts'
import { tellRoom } from '../rooms/room-act.ts'
import {
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
} from './withdrawal.queries.ts'
import { say } from '@honjeo/contract/values/sentences'
import { notify } from '../notifications/notify.ts'
import { deleteContacts, listGuardians } from './farewell.queries.ts'

type Guardians = Awaited<ReturnType<typeof listGuardians>>

/** Ends what the leaver shared and whom they counted on, in the transaction of the withdrawal; answers who counted on the leaver. */
async function endContacts(tx: Db, userId: number): Promise<Guardians> {
  const guardians = await listGuardians(tx, userId)
  await deleteContacts(tx, userId)
  return guardians
}

interface TellingDeps {
  db: Db
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Notifies them after the commit that they have a contact less: two who leave at once, each the other's contact, would
 * wait for each other.
 */
async function tellGuardians({ db, log }: TellingDeps, guardians: Guardians): Promise<void> {
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
  // One that waits is not sent any more.
  await outbox.post(tx, null, { topic: noticeTopic(userId) })
  const guardians = await endContacts(tx, userId)
  await takeNameOut(tx, leaver)
  await renameInMentions(tx, called)
  await deleteAddress(tx, leaver)
  await deleteUnspentReceipts(tx, leaver)
  await eraseTakenBack(tx, leaver)
  await detachCases(tx, leaver)
  const ended = await revokeSessions(tx, await listLiveSessionIds(tx, userId), now)
  await lockFormerMembers(tx)
  await shutOut(tx, leaver)
  // Once more, for what was said while all this went on.
  await renameInMentions(tx, called)
  await takeOutOfCopies(tx, leaver)
  await holdFormerMember(tx, keys.formerMember, leaver, now)
  await deleteMember(tx, leaver)
  return async () => {
    await watch.announceEnd(ended)
    for (const echo of echoes) await tellRoom(feed, echo)
    await tellGuardians(deps, guardians)
  }
}

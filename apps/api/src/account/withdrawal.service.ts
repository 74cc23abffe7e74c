import type { WithdrawalReason } from '@honjeo/contract/values/enums'
import type { FastifyBaseLogger } from 'fastify'
import { lockFormerMembers } from '../auth/former-members.queries.ts'
import { holdFormerMember } from '../auth/former-members.service.ts'
import type { Keys } from '../auth/keys.ts'
import { ownProofOf, type OwnProof } from '../auth/own-proof.ts'
import { listLiveSessionIds, revokeSessions } from '../auth/sessions.queries.ts'
import type { RoomFeed } from '../chat/room-feed.ts'
import { endWithAccount } from '../check-ins/farewell.service.ts'
import { koreanDay } from '../clock.ts'
import { appError } from '../errors.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import type { Outbox } from '../mail/outbox.ts'
import { eraseDeletedBy } from '../retention/retention.service.ts'
import { listRoomsOf } from '../rooms/members.queries.ts'
import { leaveRooms } from '../rooms/membership.service.ts'
import { tellRoom } from '../rooms/room-act.ts'
import { endContacts, tellGuardians } from './farewell.service.ts'
import { takeOutOfMentions } from './mentions.queries.ts'
import type { MySessionsDeps } from './my-sessions.service.ts'
import {
  deleteAddress,
  deleteMember,
  deleteUnspentReceipts,
  detachCases,
  detachWritings,
  insertWithdrawal,
  lockLeaver,
  lockStaffWith,
  shutOut,
  takeNameOut,
  takeOutOfCopies,
} from './withdrawal.queries.ts'

export interface WithdrawalDeps extends MySessionsDeps {
  keys: Pick<Keys, 'formerMember'>
  feed: RoomFeed
  outbox: Outbox
  attempts: AttemptLimits
  log: Pick<FastifyBaseLogger, 'error'>
}

interface Farewell extends OwnProof {
  reason: WithdrawalReason
  detail?: string
}

/**
 * Closes an account for good, all or nothing: what is the member's alone goes, what others read stays as a former
 * member's. Rows that other transactions lock before the member's row, rooms and posts, are locked first. Throws what
 * `ownProofOf` throws, and ACCOUNT4090 for the last of staff, without whom no report could be decided.
 */
export async function withdraw(
  deps: WithdrawalDeps,
  userId: number,
  { reason, detail = '', ...proof }: Farewell,
): Promise<void> {
  const { db, clock, keys, watch, feed, outbox } = deps
  if (reason === 'OTHER' && detail === '') {
    throw appError('COMMON400', { fields: { detail: '기타 사유를 입력해주세요.' } })
  }
  const now = clock.now()
  const prove = await ownProofOf(deps, userId, proof, now)

  const { echoes, ended, guardians } = await db.transaction(async (tx) => {
    if ((await lockStaffWith(tx, userId)) === 1) throw appError('ACCOUNT4090')
    const leaver = await lockLeaver(tx, userId, now)
    if (!leaver) throw appError('AUTH4015')
    await prove(tx)
    await insertWithdrawal(tx, { reason, detail: detail || null, day: koreanDay(now) })
    const rooms = await listRoomsOf(tx, userId)
    const left = await leaveRooms(tx, userId, now)
    const roomIds = rooms.map(({ roomId }) => roomId)
    await eraseDeletedBy(tx, userId, roomIds)
    await detachWritings(tx, leaver)
    for (const mail of await endWithAccount(tx, userId)) await outbox.post(tx, mail)
    const leftAlone = await endContacts(tx, userId)
    await takeNameOut(tx, leaver)
    await takeOutOfMentions(tx, leaver)
    await deleteAddress(tx, leaver)
    await deleteUnspentReceipts(tx, leaver)
    await detachCases(tx, leaver)
    const sessions = await revokeSessions(tx, await listLiveSessionIds(tx, userId), now)
    await lockFormerMembers(tx)
    await shutOut(tx, leaver)
    // Once more, for what was said while all this went on.
    await takeOutOfMentions(tx, leaver)
    await takeOutOfCopies(tx, leaver)
    await holdFormerMember(tx, keys.formerMember, leaver, now)
    await deleteMember(tx, leaver)
    return { echoes: left, ended: sessions, guardians: leftAlone }
  })
  await watch.announceEnd(ended)
  for (const echo of echoes) await tellRoom(feed, echo)
  await tellGuardians(deps, guardians)
}

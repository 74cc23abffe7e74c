import { appError } from '@honjeo/contract/app-error'
import type { CheckedPerson } from '@honjeo/nice-identity/nice-identity'
import { createHmac } from 'node:crypto'
import { closeAccount, type ClosingDeps } from '../account/withdrawal.service.ts'
import { lockLeaver, lockStaffWith } from '../account/withdrawal.queries.ts'
import { accountClosedMail } from '../auth/auth-mails.ts'
import { lockFormer, lockHeldApart, takeUpFormer } from '../auth/former-members.service.ts'
import { listLiveSessionIds } from '../auth/sessions.queries.ts'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { isAdult } from '../records/member-rules.ts'
import { hideProposals } from '../reports/proposals.queries.ts'
import { writeHostState } from '../rooms/host-away.service.ts'
import { listRoomIdsWith } from '../rooms/members.queries.ts'
import { takeOutOfRooms } from '../rooms/membership.service.ts'
import { announceToRoom, type RoomEcho } from '../rooms/room-act.ts'
import { findIdentifiers, findProofs, insertProof, updateFacts } from './identity.queries.ts'

export interface PersonDeps extends ClosingDeps {
  /** The key by which persons are hashed, and those of before. */
  hashKeys: readonly string[]
}

/** Returns the hashes by which a person may be known, the one of today first. */
const hashesOf = (keys: readonly string[], { ci }: CheckedPerson) =>
  keys.map((key) => createHmac('sha256', key).update(`ci\n${ci}`).digest('base64url'))

/**
 * Keeps that the member is this person, of whom only a keyed hash, gender and birth date stay. These take the place of
 * the stated ones: rooms that they close are left, and so are those that an earlier account of the person may not be in.
 * Throws IDENTITY_TAKEN where another account is of this person, IDENTITY_DONE where this one is of another person, ACCOUNT_ALREADY_RENEWED where another has taken up what
 * was held of their earlier one.
 */
export async function keepPerson(deps: PersonDeps, userId: number, checked: CheckedPerson, now: Date): Promise<void> {
  const { db, keys, watch, feed, hashKeys } = deps
  const { gender, birthDate } = checked
  const personHashes = hashesOf(hashKeys, checked)
  try {
    const { sessionIds, isSuspended, echoes } = await db.transaction(async (tx) => {
      const identifiers = await findIdentifiers(tx, userId)
      if (!identifiers) throw appError('SESSION_ENDED')
      const person = { userId, ...identifiers, personHashes }
      const { memberIds, roomIds } = await lockHeldApart(tx, keys.formerMember, person, now)
      const proofs = await findProofs(tx, userId, personHashes)
      if (proofs.some((proof) => proof.userId !== userId)) throw appError('IDENTITY_TAKEN')
      const [own] = proofs
      if (own && !personHashes.includes(own.personHash)) throw appError('IDENTITY_DONE')
      // The other of two requests with one answer was first.
      if (own) return { sessionIds: [], isSuspended: false, echoes: [] }
      const left = await leaveRooms(tx, person, { ...checked, memberIds, roomIds }, now)
      // This comes before the insertion of a unique value, which withdrawals of others wait for while they hold this lock.
      await lockFormer(tx, keys.formerMember, person, now)
      await updateFacts(tx, userId, { gender, birthDate })
      const [personHash] = personHashes
      await insertProof(tx, { userId, personHash: personHash!, provider: 'NICE', verifiedAt: now.toISOString() })
      const facts = { gender, birthDate, areFactsProven: true }
      const suspended = await takeUpFormer(tx, keys.formerMember, { ...person, ...facts }, now)
      const hosted = suspended ? await writeHostState(tx, userId, true, now) : []
      const live = await listLiveSessionIds(tx, userId)
      return { sessionIds: live, isSuspended: suspended, echoes: [...left, ...hosted] }
    })
    await watch.announceChange(sessionIds, ...(isSuspended ? (['ACCOUNT_SUSPENDED'] as const) : []))
    for (const echo of echoes) await announceToRoom(feed, echo)
  } catch (error) {
    if (isUniqueViolation(error, 'identity_proofs_person_unique')) throw appError('IDENTITY_TAKEN')
    throw error
  }
}

interface Closed extends CheckedPerson {
  /** The members, and below them the rooms, from which the member is held apart. */
  memberIds: readonly number[]
  roomIds: readonly number[]
}

async function leaveRooms(
  tx: Db,
  { userId }: { userId: number },
  { gender, birthDate, memberIds, roomIds }: Closed,
  now: Date,
): Promise<RoomEcho[]> {
  const isMinor = !isAdult(birthDate, now)
  const closed = await takeOutOfRooms(tx, userId, now, {
    isFrom: ({ genderRestriction }) => isMinor || !['MIXED', gender].includes(genderRestriction),
    reason: isMinor ? 'MINOR' : 'CORRECTED',
  })
  if (isMinor) await hideProposals(tx, userId, now)
  const forbidden = new Set([...roomIds, ...(await listRoomIdsWith(tx, userId, [...memberIds]))])
  const apart = await takeOutOfRooms(tx, userId, now, {
    isFrom: ({ roomId }) => forbidden.has(roomId),
    reason: 'FORMER_ACCOUNT',
  })
  return [...closed, ...apart]
}

/**
 * Erases the account of a child, as staff would once they knew, and mails the address that it did: the service is for
 * people from 14 on, and a child is not to stay in rooms of adults until staff look. With `requiresUnknown` it throws
 * FACTS_FIXED for a member whose birth date is known.
 */
export async function closeChild(
  deps: ClosingDeps,
  userId: number,
  { gender, birthDate }: Pick<CheckedPerson, 'gender' | 'birthDate'>,
  now: Date,
  { requiresUnknown = false } = {},
): Promise<void> {
  const announce = await deps.db.transaction(async (tx) => {
    if ((await lockStaffWith(tx, userId)) === 1) throw appError('LAST_STAFF')
    const leaver = await lockLeaver(tx, userId, now)
    if (!leaver) throw appError('SESSION_ENDED')
    if (requiresUnknown && leaver.birthDate !== null) throw appError('FACTS_FIXED')
    const afterwards = await closeAccount(tx, deps, { ...leaver, gender, birthDate }, now)
    await deps.outbox.post(tx, accountClosedMail(leaver.email))
    return afterwards
  })
  await announce()
}

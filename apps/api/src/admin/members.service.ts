import type { Gender } from '@honjeo/contract/values/enums'
import { closeAccount, type ClosingDeps } from '../account/withdrawal.service.ts'
import { lockLeaver } from '../account/withdrawal.queries.ts'
import { accountClosedMail } from '../auth/auth-mails.ts'
import { listLiveSessionIds } from '../auth/sessions.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { say } from '@honjeo/contract/values/sentences'
import { checkBirthDate, checkChildsBirthDate, isAdult } from '../records/member-rules.ts'
import { hideProposals } from '../reports/proposals.queries.ts'
import { takeOutOfRooms } from '../rooms/membership.service.ts'
import { announceToRoom } from '../rooms/room-act.ts'
import { changedFacts } from './audit.queries.ts'
import { lockMemberFacts, updateMember } from './members.queries.ts'
import { lockMember } from './sanctions.service.ts'
import type { StaffAct } from './staff-act.ts'

export interface Correction {
  gender?: Gender
  birthDate?: string
  clearBio?: boolean
  clearImage?: boolean
  note: string
}

/**
 * Corrects what a member cannot, or removes what others should not have to see. The audit log holds only that gender
 * and birth date were changed, and whether bio and picture were there, since their values must go with the member. A
 * member who turns out to be a minor leaves all rooms, one of another gender those that are kept for one. Throws
 * STAFF_TARGET_NOT_FOUND, and INVALID_INPUT for one of the two where the member has given neither.
 */
export async function correctMember(act: StaffAct, userId: number, correction: Correction): Promise<void> {
  const { gender, birthDate, clearBio, clearImage, note } = correction
  const { tx, now, watch, feed, audit, afterwards } = act
  if (birthDate !== undefined) checkBirthDate(birthDate, now, 'birthDate')
  const facts = await lockMemberFacts(tx, userId)
  if (!facts) throw appError('STAFF_TARGET_NOT_FOUND')
  if (facts.birthDate === null && (gender === undefined) !== (birthDate === undefined)) {
    const missing = gender === undefined ? 'gender' : 'birthDate'
    throw appError('INVALID_INPUT', { fields: { [missing]: say('BIRTHDAY_WITH_GENDER') } })
  }
  const person = { ...(gender !== undefined && { gender }), ...(birthDate !== undefined && { birthDate }) }
  const { after: corrected } = changedFacts(facts, person)
  const kept = changedFacts(facts, {
    ...(clearBio && { hasBio: false }),
    ...(clearImage && { hasImage: false }),
  })
  const isCorrected = Object.keys(corrected).length > 0
  if (!isCorrected && !kept.isChanged) return
  if (isCorrected) {
    const isMinor = !isAdult(birthDate ?? facts.birthDate, now)
    const mayBeIn = ['MIXED', gender ?? facts.gender]
    // The member's row is locked, so they cannot join a room meanwhile.
    const echoes = await takeOutOfRooms(tx, userId, now, {
      isFrom: ({ genderRestriction }) => isMinor || !mayBeIn.includes(genderRestriction),
      reason: isMinor ? 'MINOR' : 'CORRECTED',
    })
    if (isMinor) await hideProposals(tx, userId, now)
    const sessionIds = await listLiveSessionIds(tx, userId)
    afterwards(() => watch.announceChange(sessionIds))
    for (const echo of echoes) afterwards(() => announceToRoom(feed, echo))
  }
  await updateMember(tx, userId, {
    ...person,
    ...(clearBio && { bio: null }),
    // The image has no other reference any more: the next clean-up removes it.
    ...(clearImage && { imageUrl: null, imageName: null }),
  })
  const after = {
    ...('gender' in corrected && { genderChanged: true }),
    ...('birthDate' in corrected && { birthDateChanged: true }),
    ...kept.after,
  }
  await audit({ action: 'MEMBER_UPDATE', targetType: 'MEMBER', targetId: userId, before: kept.before, after, note })
}

/**
 * Erases the account of a child as a withdrawal would, and mails the address that it did. The true birth date takes the
 * place of the stated one in what is held of former members, so the address cannot sign up with the stated one again.
 * Throws INVALID_INPUT for a birth date that is not a child's, STAFF_TARGET_NOT_FOUND, SANCTIONED_STAFF.
 */
export async function closeChildsAccount(
  { tx, now, audit, afterwards }: StaffAct,
  deps: ClosingDeps,
  userId: number,
  { birthDate, note }: { birthDate: string; note: string },
): Promise<void> {
  await lockMember(tx, userId)
  const leaver = await lockLeaver(tx, userId, now)
  if (!leaver) throw appError('STAFF_TARGET_NOT_FOUND')
  checkChildsBirthDate(birthDate, now, 'birthDate')
  afterwards(await closeAccount(tx, deps, { ...leaver, birthDate }, now))
  await deps.outbox.post(tx, accountClosedMail(leaver.email))
  await audit({ action: 'MEMBER_CLOSE', targetType: 'MEMBER', targetId: userId, note })
}

import type { Gender } from '@honjeo/contract/values/enums'
import { appError } from '../errors.ts'
import { checkBirthDate } from '../member-rules.ts'
import { changedFacts } from './audit.queries.ts'
import { lockMemberFacts, updateMember } from './members.queries.ts'
import type { StaffAct } from './staff-act.ts'

export interface Correction {
  gender?: Gender
  birthDate?: string
  clearBio?: boolean
  clearImage?: boolean
  note: string
}

/**
 * Corrects what a member cannot, or takes away what nobody should see. Of bio and picture the audit log holds only whether
 * they were there: what they were has to go with the member. Throws ADMIN4040.
 */
export async function correctMember(act: StaffAct, userId: number, correction: Correction): Promise<void> {
  const { gender, birthDate, clearBio, clearImage, note } = correction
  const { tx, now, audit } = act
  if (birthDate !== undefined) checkBirthDate(birthDate, now, 'birthDate')
  const facts = await lockMemberFacts(tx, userId)
  if (!facts) throw appError('ADMIN4040')
  const person = { ...(gender !== undefined && { gender }), ...(birthDate !== undefined && { birthDate }) }
  const { isChanged, before, after } = changedFacts(facts, {
    ...person,
    ...(clearBio && { hasBio: false }),
    ...(clearImage && { hasImage: false }),
  })
  if (!isChanged) return
  await updateMember(tx, userId, {
    ...person,
    ...(clearBio && { bio: null }),
    ...(clearImage && { imageUrl: null, imageName: null }),
  })
  await audit({ action: 'MEMBER_UPDATE', targetType: 'MEMBER', targetId: userId, before, after, note })
}

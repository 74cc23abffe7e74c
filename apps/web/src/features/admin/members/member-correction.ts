import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import type { Gender } from '@honjeo/contract/values/enums'
import { sendableText } from '#lib/text/sendable-text.ts'
import type { MemberChanges } from './members.api.ts'

/** A correction in the making. */
export interface MemberCorrectionValues {
  /** The gender; null where it is not known. */
  gender: Gender | null
  /** The birth date, `1998-03-21`; empty where it is not known. */
  birthDate: string
  clearBio: boolean
  clearImage: boolean
  note: string
}

export const startCorrection = ({ gender, birthDate }: StaffMemberDetail): MemberCorrectionValues => ({
  gender,
  birthDate: birthDate ?? '',
  clearBio: false,
  clearImage: false,
  note: '',
})

/**
 * What the server takes: what changed and why; null while nothing did, or why is missing. What is not known yet may stay so,
 * or both become known.
 */
export function judgeCorrection(values: MemberCorrectionValues, member: StaffMemberDetail): MemberChanges | null {
  const { gender, birthDate, clearBio, clearImage } = values
  const note = sendableText(values.note)
  const changes = {
    ...(gender !== null && gender !== member.gender && { gender }),
    ...(birthDate !== '' && birthDate !== member.birthDate && { birthDate }),
    ...(clearBio && { clearBio }),
    ...(clearImage && { clearImage }),
  }
  const isHalf = (gender === null) !== (birthDate === '')
  const isTakenBack = member.birthDate !== null && birthDate === ''
  return note === '' || isHalf || isTakenBack || Object.keys(changes).length === 0 ? null : { ...changes, note }
}

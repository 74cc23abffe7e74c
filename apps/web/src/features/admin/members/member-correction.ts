import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import type { Gender } from '@honjeo/contract/values/enums'
import { sendableText } from '#lib/text/sendable-text.ts'
import type { MemberChanges } from './members.api.ts'

/** A correction in the making. */
export interface MemberCorrectionValues {
  gender: Gender
  /** `1998-03-21` */
  birthDate: string
  clearBio: boolean
  clearImage: boolean
  note: string
}

export const startCorrection = ({ gender, birthDate }: StaffMemberDetail): MemberCorrectionValues => ({
  gender,
  birthDate,
  clearBio: false,
  clearImage: false,
  note: '',
})

/** What the server takes: what changed and why; null while nothing did, or why is missing. */
export function judgeCorrection(values: MemberCorrectionValues, member: StaffMemberDetail): MemberChanges | null {
  const { gender, birthDate, clearBio, clearImage } = values
  const note = sendableText(values.note)
  const changes = {
    ...(gender !== member.gender && { gender }),
    ...(birthDate !== member.birthDate && { birthDate }),
    ...(clearBio && { clearBio }),
    ...(clearImage && { clearImage }),
  }
  return note === '' || birthDate === '' || Object.keys(changes).length === 0 ? null : { ...changes, note }
}

import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { expect, it } from 'vitest'
import { type MemberCorrectionValues, judgeCorrection, startCorrection } from './member-correction.ts'

const member = { gender: 'MALE', birthDate: '1998-03-21' } as StaffMemberDetail
const judge = (changes: Partial<MemberCorrectionValues>) =>
  judgeCorrection({ ...startCorrection(member), ...changes }, member)

it('sends what changed, and why', () => {
  expect(judge({ gender: 'FEMALE', note: ' 본인 확인 ' })).toEqual({ gender: 'FEMALE', note: '본인 확인' })
  expect(judge({ birthDate: '1999-03-21', clearBio: true, note: '문의 12' })).toEqual({
    birthDate: '1999-03-21',
    clearBio: true,
    note: '문의 12',
  })
})

it('sends nothing while nothing changed, without a reason, or with half a date', () => {
  expect(judge({ note: '메모' })).toBeNull()
  expect(judge({ gender: 'FEMALE', note: '  ' })).toBeNull()
  expect(judge({ birthDate: '', clearImage: true, note: '메모' })).toBeNull()
})

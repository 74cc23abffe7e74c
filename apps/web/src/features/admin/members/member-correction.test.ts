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

it('leaves what is not known as it is, or makes both known', () => {
  const unknown = { gender: null, birthDate: null } as StaffMemberDetail
  const of = (changes: Partial<MemberCorrectionValues>) =>
    judgeCorrection({ ...startCorrection(unknown), note: '메모', ...changes }, unknown)
  expect(of({ clearBio: true })).toEqual({ clearBio: true, note: '메모' })
  expect(of({ gender: 'FEMALE', birthDate: '1998-03-21' })).toEqual({
    gender: 'FEMALE',
    birthDate: '1998-03-21',
    note: '메모',
  })
  expect(of({ gender: 'FEMALE' })).toBeNull()
  expect(of({ birthDate: '1998-03-21' })).toBeNull()
})

import { expect, it } from 'vitest'
import { profileProblems } from './profile-problems.ts'
import type { ProfileFields } from './profile-store.ts'

const TODAY = '2026-11-28'
const FULL: ProfileFields = {
  name: '김혼저',
  nickname: '바람개비',
  checkedNickname: '바람개비',
  gender: '여자',
  birthdate: '1998. 03. 21',
  bio: '',
}
const problemsOf = (changes: Partial<ProfileFields>) => profileProblems({ ...FULL, ...changes }, TODAY)

it('finds nothing wrong with a full form, with or without a bio', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ bio: '오름 보러 다녀요' })).toEqual({})
})

it('asks for everything but the bio', () => {
  const empty = { name: ' ', nickname: '', checkedNickname: '', gender: '', birthdate: '', bio: '' } as const
  expect(profileProblems(empty, TODAY)).toEqual({
    name: 'REQUIRED',
    nickname: 'REQUIRED',
    gender: 'REQUIRED',
    birthdate: 'REQUIRED',
  })
})

it('wants the very nickname that was checked', () => {
  expect(problemsOf({ checkedNickname: '' })).toEqual({ nickname: 'UNCHECKED' })
  expect(problemsOf({ nickname: '바람개비2' })).toEqual({ nickname: 'UNCHECKED' })
})

it('refuses a nickname by its own text before it asks for a check', () => {
  expect(problemsOf({ nickname: 'ㅋㅋㅋ', checkedNickname: '' })).toEqual({ nickname: 'FORMAT' })
  expect(problemsOf({ nickname: '제주운영자', checkedNickname: '' })).toEqual({ nickname: 'RESERVED' })
})

it('holds name and bio to their lengths', () => {
  expect(problemsOf({ name: '가'.repeat(20), bio: '가'.repeat(25) })).toEqual({})
  expect(problemsOf({ name: '가'.repeat(21), bio: '가'.repeat(26) })).toEqual({ name: 'LENGTH', bio: 'LENGTH' })
})

it('passes on what is wrong with the birth date', () => {
  expect(problemsOf({ birthdate: '20200101' })).toEqual({ birthdate: 'AGE' })
})

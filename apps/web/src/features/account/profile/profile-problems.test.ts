import { expect, it } from 'vitest'
import { profileProblems } from './profile-problems.ts'
import type { ProfileFields } from './profile-store.ts'

const FULL: ProfileFields = {
  name: '김혼저',
  nickname: '바람개비',
  checkedNickname: '바람개비',
  bio: '',
}
const problemsOf = (changes: Partial<ProfileFields>) => profileProblems({ ...FULL, ...changes }, { hasName: true })

it('finds nothing wrong with a full form, with or without a bio', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ bio: '오름 보러 다녀요' })).toEqual({})
})

it('asks for the nickname, and for a name that was there', () => {
  const empty = { name: ' ', nickname: '', checkedNickname: '', bio: '' }
  expect(profileProblems(empty, { hasName: false })).toEqual({ nickname: 'REQUIRED' })
  expect(profileProblems(empty, { hasName: true })).toEqual({ name: 'REQUIRED', nickname: 'REQUIRED' })
})

it('wants the very nickname that was checked', () => {
  expect(problemsOf({ checkedNickname: '' })).toEqual({ nickname: 'UNCHECKED' })
  expect(problemsOf({ nickname: '바람개비2' })).toEqual({ nickname: 'UNCHECKED' })
})

it('refuses a nickname by its own text before it asks for a check', () => {
  expect(problemsOf({ nickname: 'ㅋㅋㅋ', checkedNickname: '' })).toEqual({ nickname: 'FORMAT' })
  expect(problemsOf({ nickname: '제주운영자', checkedNickname: '' })).toEqual({ nickname: 'RESERVED' })
})

it.each([
  '김혼저',
  '남궁 민수',
  '알렉산드라 스미스',
  'Anne-Marie O’Neil',
  'J. R. Tolkien',
  '高橋 春',
  'Nguyễn Thị Mai',
  'สมชาย ใจดี',
])('takes %s for a name', (name) => expect(problemsOf({ name })).toEqual({}))

it.each([
  '너 어디 묵는지 다 알아 기다려',
  'evil.com',
  'http://a.b',
  'a@b',
  '김혼저1',
  '\u3164',
  '\u{E0041}\u{E0042}',
  '!!',
])('takes %j for none', (name) => expect(problemsOf({ name })).toEqual({ name: 'FORMAT' }))

it('takes letters of any script for a nickname, and of one script in each', () => {
  for (const nickname of ['바람개비7', 'Olle99', '海の青さ', 'さくらサン', '한라山', 'Юлия', 'سفر', 'สมชาย', 'José']) {
    expect([nickname, problemsOf({ nickname, checkedNickname: '' })]).toEqual([nickname, { nickname: 'UNCHECKED' }])
  }
  for (const nickname of ['раypal', '올레Walker', 'カフェlatte', 'ＡＢＣ', 'ﬁre']) {
    expect([nickname, problemsOf({ nickname, checkedNickname: '' })]).toEqual([nickname, { nickname: 'SCRIPT' }])
  }
  for (const nickname of [
    'ㅋㅋㅋ',
    'ㅤㅤ',
    'a b',
    'a'.repeat(13),
    '바',
    'a\u0301\u0301\u0301\u0301',
    '\u{E0041}\u{E0042}',
  ]) {
    expect([nickname, problemsOf({ nickname, checkedNickname: '' })]).toEqual([nickname, { nickname: 'FORMAT' }])
  }
})

it('leaves a nickname of before as it is', () => {
  expect(problemsOf({ nickname: '올레Walker', checkedNickname: '올레Walker' })).toEqual({})
})

it('holds name and bio to their lengths', () => {
  expect(problemsOf({ name: 'a'.repeat(20), bio: '가'.repeat(25) })).toEqual({})
  expect(problemsOf({ name: '가'.repeat(21), bio: '가'.repeat(26) })).toEqual({ name: 'LENGTH', bio: 'LENGTH' })
})

it('lets a member keep their own nickname, whichever was checked last', () => {
  const draft = { ...FULL, nickname: 'Olle7', checkedNickname: '다른이름' }
  expect(profileProblems(draft, { hasName: true })).toHaveProperty('nickname')
  expect(profileProblems(draft, { nickname: 'olle7', hasName: true })).toEqual({})
})

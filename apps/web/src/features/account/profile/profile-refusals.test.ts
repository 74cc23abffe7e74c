import { expect, it } from 'vitest'
import { refusalOf, refusalsOf } from './profile-refusals.ts'

const DRAFT = { name: '김혼저', nickname: '바람개비', checkedNickname: '', bio: '' } as const

it('holds a refusal against the value it was given for, and no other', () => {
  const refusals = refusalsOf(DRAFT, { nickname: '이미 사용 중인 닉네임이에요.' })
  expect(refusalOf(refusals, 'nickname', '바람개비')).toBe('이미 사용 중인 닉네임이에요.')
  expect(refusalOf(refusals, 'nickname', '바람개비2')).toBeUndefined()
  expect(refusalOf(refusals, 'name', '김혼저')).toBeUndefined()
})

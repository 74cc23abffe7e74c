import { COMMENT_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { withOtherName } from './with-other-name.ts'

const without = (text: string, names: string[], mentioned: string[] = []) =>
  withOtherName(text, { names, by: FORMER_MEMBER, mentioned })

describe('a text that calls a member who left', () => {
  it('keeps the names of others, also of those who are called alike', () => {
    expect(without('@바람개비 @바람 님과 @Olle, 바람이 세요', ['바람'], ['바람', '바람개비', 'Olle'])).toBe(
      '@바람개비 @탈퇴한 사용자 님과 @Olle, 바람이 세요',
    )
  })

  it('calls them by none of the names they had', () => {
    expect(without('@돌담 @돌담길 @바람개비', ['돌담', '돌담길'], ['돌담길', '바람', '바람개비'])).toBe(
      '@탈퇴한 사용자 @탈퇴한 사용자 @바람개비',
    )
  })

  it('is no longer than it may be', () => {
    expect(without(`@바람 ${'가'.repeat(COMMENT_MAX - 4)}`, ['바람'])).toHaveLength(COMMENT_MAX)
  })
})

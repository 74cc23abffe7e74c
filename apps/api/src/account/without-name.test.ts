import { COMMENT_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { withoutName } from './without-name.ts'

describe('a text that calls somebody who left', () => {
  it('keeps the names of others, also of whoever is called alike', () => {
    const mentioned = ['바람', '바람개비', 'Olle']
    expect(withoutName('@바람개비 @바람 님과 @Olle, 바람이 세요', '바람', mentioned)).toBe(
      '@바람개비 @탈퇴한 사용자 님과 @Olle, 바람이 세요',
    )
  })

  it('is no longer than it may be', () => {
    expect(withoutName(`@바람 ${'가'.repeat(COMMENT_MAX - 4)}`, '바람', ['바람'])).toHaveLength(COMMENT_MAX)
  })
})

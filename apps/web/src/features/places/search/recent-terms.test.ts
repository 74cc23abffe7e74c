import { RECENT_SEARCHES_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { addRecentTerm, normaliseTerm, removeRecentTerm } from './recent-terms.ts'

describe('recent search terms', () => {
  it('puts the newest first', () => {
    expect(addRecentTerm(['오름'], '바다')).toEqual(['바다', '오름'])
  })

  it('moves a term that is searched for again to the front', () => {
    expect(addRecentTerm(['바다', '오름', '국수'], '국수')).toEqual(['국수', '바다', '오름'])
  })

  it('keeps ten and lets the oldest go', () => {
    const full = Array.from({ length: RECENT_SEARCHES_MAX }, (_, index) => `검색어 ${index}`)
    const terms = addRecentTerm(full, '새 검색어')
    expect(terms).toHaveLength(RECENT_SEARCHES_MAX)
    expect(terms[0]).toBe('새 검색어')
    expect(terms).not.toContain(full.at(-1))
  })

  it('removes one and leaves the others in their order', () => {
    expect(removeRecentTerm(['바다', '오름', '국수'], '오름')).toEqual(['바다', '국수'])
  })
})

it('searches for a term without needless spaces', () => {
  expect(normaliseTerm('  고기   국수 ')).toBe('고기 국수')
  expect(normaliseTerm('   ')).toBe('')
})

it('takes composed and decomposed Hangul for the same term', () => {
  expect(normaliseTerm('오름'.normalize('NFD'))).toBe('오름')
})

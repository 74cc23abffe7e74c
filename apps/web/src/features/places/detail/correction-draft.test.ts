import { expect, it } from 'vitest'
import { judgeCorrection } from './correction-draft.ts'

it('wants to know first what is wrong', () => {
  expect(judgeCorrection({ kind: null, content: '주소가 달라요' })).toEqual({ missing: 'kind' })
})

it('takes a place that has closed without a word, and with one', () => {
  expect(judgeCorrection({ kind: 'CLOSED', content: ' ' })).toEqual({ draft: { kind: 'CLOSED' } })
  expect(judgeCorrection({ kind: 'CLOSED', content: ' 지난달에요 ' })).toEqual({
    draft: { kind: 'CLOSED', content: '지난달에요' },
  })
})

it.each(['WRONG_INFO', 'OTHER'] as const)('wants words for %s', (kind) => {
  expect(judgeCorrection({ kind, content: '  \n' })).toEqual({ missing: 'content' })
  expect(judgeCorrection({ kind, content: '월요일에 쉬어요' })).toEqual({ draft: { kind, content: '월요일에 쉬어요' } })
})

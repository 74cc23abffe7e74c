import { expect, it } from 'vitest'
import { toCorrectionDraft } from './correction-draft.ts'

it('waits for what is wrong', () => {
  expect(toCorrectionDraft({ kind: null, content: '주소가 달라요' })).toBeNull()
})

it('takes a place that has closed without a word, and with one', () => {
  expect(toCorrectionDraft({ kind: 'CLOSED', content: ' ' })).toEqual({ kind: 'CLOSED' })
  expect(toCorrectionDraft({ kind: 'CLOSED', content: ' 지난달에요 ' })).toEqual({
    kind: 'CLOSED',
    content: '지난달에요',
  })
})

it.each(['WRONG_INFO', 'OTHER'] as const)('waits for words about %s', (kind) => {
  expect(toCorrectionDraft({ kind, content: '  \n' })).toBeNull()
  expect(toCorrectionDraft({ kind, content: '월요일에 쉬어요' })).toEqual({ kind, content: '월요일에 쉬어요' })
})

import type { ChatMessage } from '@honjeo/contract/chat'
import { describe, expect, it } from 'vitest'
import { applyChanges, contiguousSeq, mergeMessages } from './merge-messages.ts'
import { aMessage } from './testing/messages.ts'

const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq)
const many = (...numbers: number[]) => numbers.map((seq) => aMessage(seq))

describe('mergeMessages', () => {
  it('keeps the order of the room, whatever the order of arrival', () => {
    expect(seqs(mergeMessages(many(3, 4), many(6, 5)))).toEqual([3, 4, 5, 6])
  })

  it('puts an older page before what is held', () => {
    expect(seqs(mergeMessages(many(3, 4), many(1, 2)))).toEqual([1, 2, 3, 4])
  })

  it('holds a message that came twice once', () => {
    expect(seqs(mergeMessages(many(1), many(1, 2, 2)))).toEqual([1, 2])
  })

  it('answers the same array when nothing is new, so that nothing is drawn again', () => {
    const known = many(1, 2)
    expect(mergeMessages(known, many(2))).toBe(known)
    expect(mergeMessages(known, [])).toBe(known)
  })

  it('takes a later revision, and never goes back to an earlier one', () => {
    const deleted = aMessage(1, { isDeleted: true, content: '', revision: 4 })
    const merged = mergeMessages(many(1, 2), [deleted])
    expect(merged[0]).toBe(deleted)
    expect(mergeMessages(merged, [aMessage(1, { revision: 3 })])).toBe(merged)
  })
})

describe('applyChanges', () => {
  it('changes what is held and adds nothing, so that no gap arises', () => {
    const changed = applyChanges(many(5, 6), [aMessage(2, { revision: 1 }), aMessage(6, { revision: 2 })])
    expect(changed.map(({ seq, revision }) => [seq, revision])).toEqual([
      [5, 0],
      [6, 2],
    ])
  })
})

describe('contiguousSeq', () => {
  it('is the last number while none is missing', () => {
    expect(contiguousSeq(many(5, 6, 7))).toBe(7)
  })

  it('stops before a gap', () => {
    expect(contiguousSeq(many(5, 6, 9, 10))).toBe(6)
  })

  it('is 0 for a room without messages', () => {
    expect(contiguousSeq([])).toBe(0)
  })
})

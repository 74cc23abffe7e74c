import { describe, expect, it } from 'vitest'
import { chunkRows, newestSeqOf } from './message-chunks.ts'
import { messageRows } from './message-rows.ts'
import { aMessage } from './testing/messages.ts'

/** Messages of one number up to another, a day apart each. */
function conversation(first: number, last: number) {
  const messages = Array.from({ length: last - first + 1 }, (_, i) =>
    aMessage(first + i, { sendAt: new Date(Date.UTC(2024, 0, first + i)).toISOString() }),
  )
  return messageRows(messages, [], { myId: 1 })
}

describe('chunkRows', () => {
  it('keeps every row in its order, and a mark with the message below it', () => {
    const rows = conversation(1, 300)
    const chunks = chunkRows(rows, newestSeqOf(rows))
    expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(rows)
    expect(chunks.map(({ rows: [first] }) => first?.kind)).toEqual(chunks.map(() => 'day'))
    expect(chunks.map(({ key }) => key)).toEqual([4, 3, 2, 1, 0, -1])
  })

  it('moves no message to another chunk when older or newer ones come', () => {
    const chunkOf = (rows: ReturnType<typeof conversation>) =>
      new Map(chunkRows(rows, 300).flatMap((chunk) => chunk.rows.map((row) => [row.key, chunk.key])))
    const before = chunkOf(conversation(200, 300))
    const after = chunkOf(conversation(20, 400))
    expect([...before].filter(([row, chunk]) => after.get(row) !== chunk)).toEqual([])
    expect(after.get('seq-400')).toBe(-1)
  })

  it('holds what is not stored yet in the newest chunk', () => {
    expect(chunkRows(conversation(1, 3), null)).toHaveLength(1)
    expect(chunkRows([], null)).toEqual([])
    expect(newestSeqOf([])).toBeNull()
  })
})

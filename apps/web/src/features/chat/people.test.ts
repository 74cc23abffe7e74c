import { describe, expect, it } from 'vitest'
import { changePeople, unreadCounter } from './people.ts'
import { aUser } from './testing/messages.ts'

const people = [aUser(1, 5), aUser(2, 3), aUser(3, 0)]

describe('unreadCounter', () => {
  it('counts the members who have not come so far', () => {
    const count = unreadCounter(people)
    expect([1, 3, 4, 5, 6].map((seq) => count(seq, null))).toEqual([1, 1, 2, 2, 3])
  })

  it('leaves the sender out, wherever their mark is', () => {
    const count = unreadCounter(people)
    expect(count(6, 1)).toBe(2)
    expect(count(3, 1)).toBe(1)
  })

  it('knows of senders who have left, and of rooms with no one', () => {
    expect(unreadCounter(people)(6, 99)).toBe(3)
    expect(unreadCounter([])(1, 1)).toBe(0)
  })
})

describe('changePeople', () => {
  it('moves read marks forward and never back', () => {
    const read = [
      { userId: 1, seq: 2 },
      { userId: 2, seq: 9 },
      { userId: 99, seq: 9 },
    ]
    expect(changePeople(people, { kind: 'READ', read }).map(({ lastReadSeq }) => lastReadSeq)).toEqual([5, 9, 0])
  })

  it('says who looks at the room', () => {
    const came = [
      { userId: 2, active: true },
      { userId: 3, active: true },
    ]
    const changed = changePeople(people, { kind: 'PRESENCE', people: came })
    expect(changed.map(({ active }) => active)).toEqual([false, true, true])
    const gone = changePeople(changed, { kind: 'PRESENCE', people: [{ userId: 2, active: false }] })
    expect(gone.map(({ active }) => active)).toEqual([false, false, true])
  })
})

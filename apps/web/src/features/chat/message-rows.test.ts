import type { ChatMessage } from '@honjeo/contract/chat'
import { describe, expect, it } from 'vitest'
import { messageRows, type ChatRow } from './message-rows.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { aDraft, aMessage } from './testing/messages.ts'

const ME = { myId: 1 }

const message = (seq: number, sendAt: string, senderId = 2, more: Partial<ChatMessage> = {}) =>
  aMessage(seq, { senderId, senderName: `사람${senderId}`, sendAt, ...more })

const outgoing = (clientId: string, createdAt: string): OutgoingMessage => ({
  ...aDraft('가는 중'),
  userId: 1,
  roomId: 1,
  clientId,
  createdAt,
  state: 'waiting',
  error: null,
  imageName: null,
})

/** `first`, `last`, `only` or `middle` of what one member said within a minute. */
function places(rows: readonly ChatRow[]): string[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'talk') return []
    if (row.isFirst) return row.isLast ? ['only'] : ['first']
    return row.isLast ? ['last'] : ['middle']
  })
}

describe('messageRows', () => {
  it('marks each day of Korea time', () => {
    // 23:59 and 00:00 in Seoul, which is 14:59 and 15:00 of one day in UTC.
    const rows = messageRows([message(1, '2026-11-20T14:59:00.000Z'), message(2, '2026-11-20T15:00:00.000Z')], [], ME)
    expect(rows.map((row) => (row.kind === 'day' ? row.day : row.kind))).toEqual([
      '2026-11-20',
      'talk',
      '2026-11-21',
      'talk',
    ])
  })

  it('groups what one person says within a minute', () => {
    const rows = messageRows(
      [
        message(1, '2026-11-21T05:10:01.000Z'),
        message(2, '2026-11-21T05:10:30.000Z'),
        message(3, '2026-11-21T05:10:59.000Z'),
        message(4, '2026-11-21T05:11:00.000Z'),
        message(5, '2026-11-21T05:11:10.000Z', 3),
        message(6, '2026-11-21T05:11:20.000Z'),
      ],
      [],
      ME,
    )
    expect(places(rows)).toEqual(['first', 'middle', 'last', 'only', 'only', 'only'])
  })

  it('starts a new group after a member came or left', () => {
    const rows = messageRows(
      [
        message(1, '2026-11-21T05:10:01.000Z'),
        message(2, '2026-11-21T05:10:02.000Z', 3, { type: 'ENTER', senderName: '오름지기' }),
        message(3, '2026-11-21T05:10:03.000Z'),
      ],
      [],
      ME,
    )
    const text = '2번째'
    expect(rows).toContainEqual({
      kind: 'notice',
      key: 'seq-2',
      type: 'ENTER',
      name: '오름지기',
      code: null,
      text,
      seq: 2,
    })
    expect(places(rows)).toEqual(['only', 'only'])
  })

  it('puts what is on its way at the end, in one group with what I just said', () => {
    const rows = messageRows(
      [message(1, '2026-11-21T05:10:01.000Z', ME.myId)],
      [outgoing('a', '2026-11-21T05:10:05.000Z'), outgoing('b', '2026-11-21T05:12:00.000Z')],
      ME,
    )
    expect(places(rows)).toEqual(['first', 'last', 'only'])
    expect(rows.map((row) => row.kind === 'talk' && row.isMine)).toEqual([false, true, true, true])
  })

  it('keeps the key of my message when it is stored, and never lends it to others', () => {
    const at = '2026-11-21T05:10:01.000Z'
    const before = messageRows([], [outgoing('a', at)], ME)
    const after = messageRows([message(9, at, ME.myId, { clientId: 'a' })], [], ME)
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
    expect(messageRows([message(9, at, 2, { clientId: 'a' })], [], ME)[1]?.key).toBe('seq-9')
  })

  it('marks where the unread ones begin, once it is known', () => {
    const at = '2026-11-21T05:10:01.000Z'
    const kinds = (...seqs: number[]) =>
      messageRows(
        seqs.map((seq) => message(seq, at)),
        [],
        { ...ME, unread: { after: 4, upTo: 6 } },
      ).map(({ kind }) => kind)
    expect(kinds(4, 5)).toEqual(['day', 'talk', 'unread', 'talk'])
    expect(kinds(5, 6)).toEqual(['day', 'talk', 'talk'])
    expect(kinds(3, 4)).toEqual(['day', 'talk', 'talk'])
    expect(kinds(4, 7)).toEqual(['day', 'talk', 'talk'])
  })

  it('hides what people say whom I blocked', () => {
    const rows = messageRows([message(1, '2026-11-21T05:10:01.000Z', 2)], [], { ...ME, blockedIds: new Set([2]) })
    expect(rows.at(-1)).toMatchObject({ isHidden: true })
  })

  it('is empty for an empty room', () => {
    expect(messageRows([], [], ME)).toEqual([])
  })
})

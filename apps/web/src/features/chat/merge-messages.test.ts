import type { ChatMessage } from '@honjeo/contract/chat'
import { describe, expect, it } from 'vitest'
import { contiguousSeq, mergeMessages, type OutgoingMessage, withoutStored } from './merge-messages.ts'

function message(seq: number, clientId: string | null = null): ChatMessage {
  return {
    id: `1-${seq}`,
    seq,
    clientId,
    type: 'TALK',
    roomId: 1,
    senderId: 7,
    senderName: '바람개비',
    senderProfileImage: null,
    content: `${seq}번째`,
    image: null,
    replyTo: null,
    sendAt: '2026-11-21T05:10:00.000Z',
  }
}

const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq)
const outgoing = (clientId: string): OutgoingMessage => ({
  clientId,
  content: '안녕하세요',
  createdAt: '2026-11-21T05:11:00.000Z',
  state: 'sending',
})

describe('mergeMessages', () => {
  it('keeps the order of the room, whatever the order of arrival', () => {
    expect(seqs(mergeMessages([message(3), message(4)], [message(6), message(5)]))).toEqual([3, 4, 5, 6])
  })

  it('puts an older page before what is held', () => {
    expect(seqs(mergeMessages([message(3), message(4)], [message(1), message(2)]))).toEqual([1, 2, 3, 4])
  })

  it('holds a message that came twice once', () => {
    expect(seqs(mergeMessages([message(1)], [message(1), message(2), message(2)]))).toEqual([1, 2])
  })

  it('answers the same array when nothing is new, so that nothing is drawn again', () => {
    const known = [message(1), message(2)]
    expect(mergeMessages(known, [message(2)])).toBe(known)
    expect(mergeMessages(known, [])).toBe(known)
  })

  it('starts from nothing', () => {
    expect(seqs(mergeMessages([], [message(2), message(1)]))).toEqual([1, 2])
  })
})

describe('withoutStored', () => {
  it('drops an outgoing message when the room has it', () => {
    const rest = withoutStored([outgoing('a'), outgoing('b')], [message(1, 'a')])
    expect(rest.map(({ clientId }) => clientId)).toEqual(['b'])
  })

  it('answers the same array when the room has none of them', () => {
    const all = [outgoing('a')]
    expect(withoutStored(all, [message(1, 'x'), message(2)])).toBe(all)
  })
})

describe('contiguousSeq', () => {
  it('is the last number while none is missing', () => {
    expect(contiguousSeq([message(5), message(6), message(7)])).toBe(7)
  })

  it('stops before a gap', () => {
    expect(contiguousSeq([message(5), message(6), message(9), message(10)])).toBe(6)
  })

  it('is 0 for a room without messages', () => {
    expect(contiguousSeq([])).toBe(0)
  })
})

import { expect, it } from 'vitest'
import { isOutbox, type OutgoingComment, outboxReducer, restoreOutbox } from './outbox.ts'

const outgoing = (key: string, changes: Partial<OutgoingComment> = {}): OutgoingComment => ({
  key,
  parentId: null,
  content: '안녕하세요',
  mentions: [{ userId: 2, nickName: '바람' }],
  createdAt: '2026-11-21T00:00:00.000Z',
  failure: null,
  ...changes,
})
const refused = { message: '고쳐서 다시 올려주세요.', canRetry: false }

it('keeps comments in their order until they are through', () => {
  let outbox = outboxReducer([outgoing('a')], { type: 'send', comment: outgoing('b') })
  outbox = outboxReducer(outbox, { type: 'drop', key: 'a' })
  expect(outbox.map(({ key }) => key)).toEqual(['b'])
})

it('sends a failed one again in its place', () => {
  const failed = outboxReducer([outgoing('a'), outgoing('b')], { type: 'fail', key: 'a', failure: refused })
  expect(failed[0]?.failure).toEqual(refused)
  const again = outboxReducer(failed, { type: 'send', comment: outgoing('a') })
  expect(again.map(({ key, failure }) => [key, failure])).toEqual([
    ['a', null],
    ['b', null],
  ])
})

it('after a reload waits for no other tab: what was on its way can be sent again', () => {
  const restored = restoreOutbox([outgoing('a'), outgoing('b', { failure: refused })])
  expect(restored.map(({ failure }) => failure)).toEqual([{ message: null, canRetry: true }, refused])
})

it('takes from the device only what it put there', () => {
  const stored: unknown = JSON.parse(JSON.stringify([outgoing('a', { failure: refused, parentId: 3 })]))
  expect(isOutbox(stored)).toBe(true)
  for (const other of [null, {}, [1], [{ ...outgoing('a'), key: 1 }], [{ ...outgoing('a'), mentions: [{}] }]]) {
    expect([other, isOutbox(other)]).toEqual([other, false])
  }
})

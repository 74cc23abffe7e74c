import { describe, expect, it } from 'vitest'
import { isOutbox, type Outbox, outboxReducer, restoreOutbox } from './outbox.ts'

const createdAt = '2026-11-21T05:11:00.000Z'
const add = (outbox: Outbox, clientId: string) =>
  outboxReducer(outbox, { type: 'add', clientId, content: `${clientId}!`, createdAt })
const states = (outbox: Outbox) => Object.fromEntries(outbox.map(({ clientId, state }) => [clientId, state]))

describe('outbox', () => {
  it('keeps messages in the order they were written, on their way', () => {
    const outbox = add(add([], 'a'), 'b')
    expect(outbox.map(({ clientId }) => clientId)).toEqual(['a', 'b'])
    expect(states(outbox)).toEqual({ a: 'sending', b: 'sending' })
  })

  it('tells sent, failed and resent ones apart', () => {
    let outbox = add(add(add([], 'a'), 'b'), 'c')
    outbox = outboxReducer(outbox, { type: 'sent', clientId: 'a' })
    outbox = outboxReducer(outbox, { type: 'failed', clientId: 'b' })
    expect(states(outbox)).toEqual({ a: 'sent', b: 'failed', c: 'sending' })
    expect(states(outboxReducer(outbox, { type: 'resend', clientId: 'b' }))).toMatchObject({ b: 'sending' })
  })

  it('forgets a discarded one, and ignores news of one it does not hold', () => {
    const outbox = outboxReducer(add(add([], 'a'), 'b'), { type: 'discard', clientId: 'a' })
    expect(states(outbox)).toEqual({ b: 'sending' })
    expect(outboxReducer(outbox, { type: 'failed', clientId: 'a' })).toEqual(outbox)
  })

  it('offers what was on its way for resending after a reload, and drops what had arrived', () => {
    let outbox = add(add(add([], 'a'), 'b'), 'c')
    outbox = outboxReducer(outbox, { type: 'sent', clientId: 'a' })
    outbox = outboxReducer(outbox, { type: 'failed', clientId: 'b' })
    const stored: unknown = JSON.parse(JSON.stringify(outbox))
    expect(isOutbox(stored) && states(restoreOutbox(stored))).toEqual({ b: 'failed', c: 'failed' })
  })

  it('takes nothing of another shape from the device', () => {
    for (const value of [
      null,
      {},
      [null],
      [{ clientId: 'a' }],
      [{ clientId: 'a', content: '', createdAt, state: 'lost' }],
    ]) {
      expect(isOutbox(value)).toBe(false)
    }
  })
})

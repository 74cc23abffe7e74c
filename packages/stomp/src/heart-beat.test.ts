import { expect, it } from 'vitest'
import { negotiateHeartBeat } from './heart-beat.ts'

it('goes at the pace of the slower side in each direction', () => {
  expect(negotiateHeartBeat('1000,10000', 4000, '1.2')).toEqual({ incomingMs: 4000, outgoingMs: 10_000 })
  expect(negotiateHeartBeat('5000,4000', 4000, '1.1')).toEqual({ incomingMs: 5000, outgoingMs: 4000 })
})

it('agrees on none in a direction that the client does not serve or does not want', () => {
  expect(negotiateHeartBeat('0,4000', 4000, '1.2')).toEqual({ incomingMs: 0, outgoingMs: 4000 })
  expect(negotiateHeartBeat('4000,0', 4000, '1.2')).toEqual({ incomingMs: 4000, outgoingMs: 0 })
  expect(negotiateHeartBeat(undefined, 4000, '1.2')).toEqual({ incomingMs: 0, outgoingMs: 0 })
})

it('expects no heart-beats from a 1.0 client, whatever it asked for', () => {
  expect(negotiateHeartBeat('4000,4000', 4000, '1.0')).toEqual({ incomingMs: 0, outgoingMs: 0 })
})

it.each(['', '4000', '4000,', '-1,4000', '4000,4000,1', '4000, 4000', '1e3,1', '9999999999,1'])(
  'refuses %j',
  (header) => {
    expect(() => negotiateHeartBeat(header, 4000, '1.2')).toThrow('malformed heart-beat header')
  },
)

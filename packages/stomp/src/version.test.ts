import { expect, it } from 'vitest'
import { chooseSubprotocol, chooseVersion } from './version.ts'

it('takes the newest version both sides speak', () => {
  expect(chooseVersion('1.0,1.1,1.2')).toBe('1.2')
  expect(chooseVersion('1.1, 1.0')).toBe('1.1')
  expect(chooseVersion('1.0,2.0')).toBe('1.0')
})

it('takes a client that names no version for a 1.0 client', () => {
  expect(chooseVersion(undefined)).toBe('1.0')
})

it('finds no version where nothing is shared', () => {
  expect(chooseVersion('2.0,3')).toBeUndefined()
  expect(chooseVersion('')).toBeUndefined()
})

it('answers the newest sub-protocol offered, or none', () => {
  expect(chooseSubprotocol(new Set(['v10.stomp', 'v12.stomp', 'chat']))).toBe('v12.stomp')
  expect(chooseSubprotocol(new Set(['v10.stomp']))).toBe('v10.stomp')
  expect(chooseSubprotocol(new Set(['chat']))).toBeUndefined()
})

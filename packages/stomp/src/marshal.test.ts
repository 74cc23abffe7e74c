import { expect, it } from 'vitest'
import { marshalFrame } from './marshal.ts'

it('writes a frame without a body', () => {
  expect(marshalFrame('RECEIPT', { 'receipt-id': 'r:1' }).toString()).toBe('RECEIPT\nreceipt-id:r\\c1\n\n\0')
})

it('counts the bytes of a body, not its letters', () => {
  expect(marshalFrame('MESSAGE', {}, '혼저').toString()).toBe('MESSAGE\ncontent-length:6\n\n혼저\0')
  expect(marshalFrame('MESSAGE', {}, Buffer.from('a\0b')).toString()).toBe('MESSAGE\ncontent-length:3\n\na\0b\0')
  expect(marshalFrame('MESSAGE', {}, '').toString()).toBe('MESSAGE\ncontent-length:0\n\n\0')
})

it('leaves out headers that are undefined', () => {
  expect(marshalFrame('ERROR', { 'receipt-id': undefined, code: 1 }).toString()).toBe('ERROR\ncode:1\n\n\0')
})

it('cannot be made to write a second header, even where nothing is escaped', () => {
  expect(marshalFrame('CONNECTED', { server: 'a\nb:c' }).toString()).toBe('CONNECTED\nserver:a b:c\n\n\0')
  expect(marshalFrame('ERROR', { message: 'a\r\nb' }, undefined, '1.0').toString()).toBe('ERROR\nmessage:a  b\n\n\0')
})

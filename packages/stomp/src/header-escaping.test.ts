import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHeader, escapingOf, unescapeHeader } from './header-escaping.ts'
import { StompProtocolError } from './stomp-protocol-error.ts'

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('\\', '\n', '\r', ':', 'n', 'r', 'c'), fc.string({ maxLength: 1 })),
})

it('brings every text back in 1.2', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(unescapeHeader(escapeHeader(value, '1.2'), '1.2')).toBe(value)
    }),
  )
})

it('never lets a value break its line, in any version', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('1.0' as const, '1.1' as const, '1.2' as const), (value, version) => {
      expect(escapeHeader(value, version)).not.toMatch(/[\r\n]/)
    }),
  )
})

it('escapes colons in 1.1 and 1.2 only', () => {
  expect(escapeHeader('a:b', '1.2')).toBe('a\\cb')
  expect(escapeHeader('a:b', '1.1')).toBe('a\\cb')
  expect(escapeHeader('a:b\\', '1.0')).toBe('a:b\\')
})

it('refuses sequences the version does not define', () => {
  expect(() => unescapeHeader('a\\t', '1.2')).toThrow(StompProtocolError)
  expect(() => unescapeHeader('a\\', '1.2')).toThrow(StompProtocolError)
  expect(() => unescapeHeader('a\\r', '1.1')).toThrow(StompProtocolError)
  expect(unescapeHeader('a\\t', '1.0')).toBe('a\\t')
})

it('leaves CONNECT and CONNECTED unescaped', () => {
  expect(escapingOf('CONNECT', '1.2')).toBe('1.0')
  expect(escapingOf('CONNECTED', '1.1')).toBe('1.0')
  expect(escapingOf('SEND', '1.1')).toBe('1.1')
})

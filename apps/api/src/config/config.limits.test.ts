import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it.each([
  ['uniquelocal', ['uniquelocal']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUSTED_PROXIES may be %s', (text, trustedProxies) => {
  expect(readConfig({ TRUSTED_PROXIES: text })).toMatchObject({ trustedProxies })
})

it.each(['1', '10.0.0.0/33', '10.0.0.1,', 'true'])('TRUSTED_PROXIES cannot be %s', (text) => {
  expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow(/^TRUSTED_PROXIES: .*example/)
})

it('REQUEST_LIMITS is on or off', () => {
  expect(readConfig({ REQUEST_LIMITS: '0' }).requestLimits).toBe(false)
  expect(() => readConfig({ REQUEST_LIMITS: 'off' })).toThrow('REQUEST_LIMITS')
})

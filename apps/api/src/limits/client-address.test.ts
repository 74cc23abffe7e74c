import { expect, it } from 'vitest'
import { addressKey, networkKey } from './client-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['a stranger', 'unknown'],
])('counts %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('knows the network of %s as %s', (key, network) => {
  expect(networkKey(key)).toBe(network)
})

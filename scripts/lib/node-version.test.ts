import { expect, it } from 'vitest'
import { satisfies } from './node-version.mjs'

const RANGE = '^20.19.0 || ^22.12.0 || >=24'

it.each(['20.19.0', '20.20.2', '22.12.0', '22.22.1', '24.0.0', '25.1.0'])('takes %s', (version) => {
  expect(satisfies(version, RANGE)).toBe(true)
})

it.each(['18.20.8', '20.18.9', '21.9.0', '22.11.9', '23.11.0'])('refuses %s', (version) => {
  expect(satisfies(version, RANGE)).toBe(false)
})

it('refuses to guess what another kind of range means', () => {
  expect(() => satisfies('20.0.0', '~20.0.0')).toThrow('~20.0.0')
})

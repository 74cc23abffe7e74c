import { expect, it } from 'vitest'
import { isInstalled } from './packages.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'apps/api': { version: '0.1.0' },
    'node_modules/@honjeo/api': { link: true },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/fastify/node_modules/semver': { version: '7.0.0' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}
const installed = {
  'node_modules/@honjeo/api': { link: true },
  'node_modules/fastify': { version: '5.12.8' },
  'node_modules/fastify/node_modules/semver': { version: '7.0.0' },
}

it('is content with what the lock file asks for on this platform', () => {
  expect(isInstalled(lock, { packages: installed })).toBe(true)
})

it('takes a binary for this platform that the lock file does not know', () => {
  const binary = { 'node_modules/@rolldown/binding-darwin-arm64': { version: '1.2.19', optional: true } }
  expect(isInstalled(lock, { packages: { ...installed, ...binary } })).toBe(true)
})

it.each([
  ['a package is missing', { 'node_modules/fastify': undefined }],
  ['a nested package has another version', { 'node_modules/fastify/node_modules/semver': { version: '6.3.1' } }],
  ['an optional package has another version', { 'node_modules/fsevents': { version: '2.3.2' } }],
  ['there is a package nobody asks for', { 'node_modules/left-pad': { version: '1.3.0' } }],
  ['a workspace is not linked', { 'node_modules/@honjeo/api': undefined }],
])('is not when %s', (_, difference) => {
  const packages = Object.fromEntries(
    Object.entries({ ...installed, ...difference }).flatMap(([path, entry]) => (entry ? [[path, entry]] : [])),
  )
  expect(isInstalled(lock, { packages })).toBe(false)
})

import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(32)]
const NICE = {
  PUBLIC_URL: 'https://honjeo.kr',
  NICE_CLIENT_ID: 'NI-client',
  NICE_CLIENT_SECRET: 'hunter22',
  IDENTITY_KEY: NEW,
}

function namesOf(env: Record<string, string>) {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ name }) => name)
    throw error
  }
  return []
}

it('offers identity checks where all is set, by the newest key and those before it', () => {
  const { identity } = readConfig({
    ...NICE,
    IDENTITY_KEY: `${NEW}, ${OLD}`,
    NICE_API_URL: 'http://127.0.0.1:4000/v1/',
  })
  expect(identity).toEqual({
    clientId: 'NI-client',
    clientSecret: 'hunter22',
    apiUrl: 'http://127.0.0.1:4000/v1',
    hashKeys: [NEW, OLD],
  })
})

it('offers none without a contract, and says what else a contract needs', () => {
  expect(readConfig({ NICE_CLIENT_SECRET: 'hunter22', IDENTITY_KEY: NEW }).identity).toBeNull()
  expect(namesOf({ NICE_CLIENT_ID: 'NI-client' })).toEqual(['NICE_CLIENT_SECRET', 'IDENTITY_KEY', 'PUBLIC_URL'])
})

it.each([
  ['NICE_API_URL', 'auth.niceid.co.kr'],
  ['IDENTITY_KEY', 'too short'],
  ['IDENTITY_KEY', `${NEW},too short`],
  ['IDENTITY_KEY', `${NEW},`],
])('refuses %s=%s', (name, value) => {
  expect(namesOf({ ...NICE, [name]: value })).toEqual([name])
})

import { expect, it } from 'vitest'
import type { ConfigError } from '../../config/config.ts'
import { readImportConfig } from './config.ts'

const KEY = 'stand+in/key=='
const problemsOf = (env: Record<string, string>) => {
  try {
    readImportConfig(env)
    return []
  } catch (error) {
    return (error as ConfigError).problems.map(({ name }) => name)
  }
}

it('wants a key, and names all faults at once', () => {
  expect(problemsOf({})).toEqual(['TOURAPI_KEY'])
  const env = { TOURAPI_KEY: ' ', TOURAPI_DAILY_BUDGET: '0', TOURAPI_CALLS_PER_SECOND: '1.5', DATABASE_URL: 'x' }
  expect(problemsOf({ ...env, TOURAPI_URL: 'nowhere' })).toEqual([
    'TOURAPI_KEY',
    'TOURAPI_URL',
    'TOURAPI_DAILY_BUDGET',
    'TOURAPI_CALLS_PER_SECOND',
    'DATABASE_URL',
    'JWT_SECRET',
  ])
})

it('sends the key over https alone, but for a service on this machine', () => {
  expect(problemsOf({ TOURAPI_KEY: KEY, TOURAPI_URL: 'http://apis.example/x' })).toEqual(['TOURAPI_URL'])
  for (const url of ['https://apis.example/x', 'http://127.0.0.1:8000/x', 'http://localhost/x']) {
    expect(readImportConfig({ TOURAPI_KEY: KEY, TOURAPI_URL: `${url}/` }).url).toBe(url)
  }
})

it('has defaults that fit a key for development', () => {
  expect(readImportConfig({ TOURAPI_KEY: KEY })).toMatchObject({
    url: 'https://apis.data.go.kr/B551011/KorService2',
    dailyBudget: 900,
    callsPerSecond: 5,
    databaseUrl: null,
  })
})

it('takes the key in both forms in which the portal shows it', () => {
  expect(readImportConfig({ TOURAPI_KEY: KEY }).key).toBe(KEY)
  expect(readImportConfig({ TOURAPI_KEY: encodeURIComponent(KEY) }).key).toBe(KEY)
  expect(readImportConfig({ TOURAPI_KEY: 'odd%' }).key).toBe('odd%')
})

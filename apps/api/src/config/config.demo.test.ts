import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('is no demo with a database of its own', () => {
  const server = { DATABASE_URL: 'postgres://honjeo:pw@db:5432/honjeo', JWT_SECRET: 'x'.repeat(32) }
  expect(readConfig(server).demo).toBe(false)
  expect(readConfig({ ...server, DEMO: '1' }).demo).toBe(true)
})

it.each<Record<string, string>>([
  { PUBLIC_URL: 'https://honjeo.kr' },
  { PUBLIC_URL: 'https://localhost' },
  { PUBLIC_URL: 'http://192.168.0.7:3000' },
  { SMTP_URL: 'smtp://127.0.0.1:25' },
  { TRUSTED_PROXIES: '127.0.0.1' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.0.7' },
  { HOST: 'honjeo.kr' },
  { NODE_ENV: 'production' },
])('is no demo where %j lets others in, unless it is asked for', (setting) => {
  const [name] = Object.keys(setting)
  expect(readConfig(setting)).toMatchObject({ demo: false, openedBy: [name] })
  expect(readConfig({ ...setting, DEMO: '1' })).toMatchObject({ demo: true, openedBy: [name] })
})

it.each<Record<string, string>>([
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { HOST: '127.0.0.2' },
  { HOST: '::1' },
  { HOST: 'localhost' },
  { NODE_ENV: 'test' },
])('is a demo where %j lets no one in but this computer', (setting) => {
  expect(readConfig(setting)).toMatchObject({ demo: true, openedBy: [] })
})

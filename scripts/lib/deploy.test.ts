import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const unique = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** What the server reads of its environment, by the names in config.ts and in the README's table. */
const config = read('apps/api/src/config.ts')
const known = unique([...config.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name = '']) => name))

it('gives a container only variables that the server reads, and leaves out only what a container has no use for', () => {
  const [, environment = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('deploy/compose.yaml')) ?? []
  const given = [...environment.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  expect(given.length).toBeGreaterThan(20)
  expect(given.filter((name) => !known.includes(name))).toEqual([])
  for (const name of [
    'DATABASE_URL',
    'REDIS_URL',
    'JWT_SECRET',
    'METRICS_TOKEN',
    'PUBLIC_URL',
    'SMTP_URL',
    'S3_BUCKET',
  ])
    expect(given).toContain(name)
})

it('runs the server everywhere as npm start does', () => {
  const flags = SERVER_FLAGS.map((flag) => JSON.stringify(flag)).join(', ')
  expect(read('deploy/Dockerfile')).toContain(`CMD ["node", ${flags}, "apps/api/dist/server.js"]`)
  expect(read('deploy/honjeo.service')).toContain(
    `ExecStart=/usr/bin/node ${SERVER_FLAGS.join(' ')} apps/api/dist/server.js`,
  )
})

it('leaves a server the time to finish that it takes', () => {
  const [, closeMs] = /CLOSE_MS = ([\d_]+)/.exec(read('apps/api/src/server.ts')) ?? []
  const seconds = Number(closeMs?.replaceAll('_', '')) / 1000
  const [, ofCompose] = /stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml')) ?? []
  const [, ofUnit] = /TimeoutStopSec=(\d+)/.exec(read('deploy/honjeo.service')) ?? []
  expect(Number(ofCompose)).toBeGreaterThan(seconds)
  expect(Number(ofUnit)).toBeGreaterThan(seconds)
})

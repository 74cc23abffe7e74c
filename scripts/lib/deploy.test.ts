import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMAGE_MAX_BYTES } from '@honjeo/contract/values/limits'
import { expect, it } from 'vitest'
import { root } from './root.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const unique = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** What the server reads of its environment, by the names in its folder `config` and in the table of docs/configuration.md. */
const config = ['config.ts', 'services.ts'].map((file) => read(`apps/api/src/config/${file}`)).join('\n')
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

/** What the build makes, and no checkout has. */
const MADE = ['node_modules', 'apps/web/dist', 'apps/web/dist-server']

it('builds a container of what is there, by commands that there are', () => {
  const dockerfile = read('deploy/Dockerfile')
  const isThere = (path: string) => existsSync(join(root, path))
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/srv\/honjeo\/(\S+)/gm)].map(([, path = '']) => path)
  expect(copied).toEqual(expect.arrayContaining(MADE))
  expect(copied.filter((path) => !MADE.includes(path) && !isThere(path))).toEqual([])

  const letIn = [...read('deploy/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path)
  expect(letIn.filter((path) => !isThere(path.replace('*', '')))).toEqual([])
  const needed = copied.filter((path) => path !== 'node_modules').map((path) => path.split('/')[0]!)
  for (const path of [...needed, 'scripts', 'package-lock.json', '.npmrc']) expect(letIn).toContain(path)

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const run = [...dockerfile.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name)
  expect(run).toEqual(['build'])
  expect(run.filter((name) => !(name in scripts))).toEqual([])
  for (const [, workspace = ''] of dockerfile.matchAll(/--workspace=(\S+)/g)) {
    expect(isThere(`${workspace}/package.json`)).toBe(true)
  }
  const [, started = ''] = /"(apps\/api\/dist\/[^"]+)"\]/.exec(dockerfile) ?? []
  expect(isThere(started.replace('/dist/', '/src/').replace(/js$/, 'ts'))).toBe(true)
  expect(read('deploy/compose.yaml')).toContain('dockerfile: deploy/Dockerfile')
})

it('puts proxies in front that say who asks, and keep what is the operator’s and who a link is for to themselves', () => {
  const nginx = read('deploy/nginx.conf')
  const haproxy = read('deploy/haproxy.cfg')
  for (const header of ['Forwarded', 'X-Forwarded-Host', 'X-Forwarded-Proto']) {
    expect(nginx).toContain(`proxy_set_header ${header} "";`)
    expect(haproxy).toContain(`http-request del-header ${header}`)
  }
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(haproxy).toContain('http-request set-header X-Forwarded-For %[src]')
  for (const text of [nginx, haproxy]) {
    expect(text).toContain('^/(metrics|docs)(/')
    expect(text).toMatch(/\/\[0-9a-z\]\+\[\.\]\[A-Za-z0-9_-\]\{22\}/)
  }
  // Set in one place, for a location that sets any header of its own inherits none.
  const locations = [...nginx.matchAll(/location [^{]+\{([^}]*)\}/g)].map(([, inside = '']) => inside)
  expect(locations).toHaveLength(3)
  expect(locations.filter((inside) => inside.includes('proxy_set_header'))).toEqual([])
  // Longer than an upload may be; of sockets an hour, as HAProxy's.
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(IMAGE_MAX_BYTES)
  expect(nginx).toMatch(/location = \/ws \{[^}]*proxy_read_timeout 1h;/)
})

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { auditPackages } from './audit.mjs'

// npm takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let registry: Server | undefined
/** What npm remembers of holes that were made up. */
let cache: string

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'honjeo-npm-'))
})

afterEach(() => {
  registry?.closeAllConnections()
  registry?.close()
  rmSync(cache, { recursive: true, force: true })
})

/** What npm asks for besides, of a package that has a hole: which versions there are. */
const versions = { '5.0.0': { name: 'fastify', version: '5.0.0', dist: { tarball: 'http://127.0.0.1/x.tgz' } } }
const DOCUMENT = { name: 'fastify', 'dist-tags': { latest: '5.0.0' }, versions }

/** A registry that answers every question for holes with this; null: with nothing, ever. */
async function audit(answer: { status: number; body: unknown } | null, timeLimitMs = 60_000) {
  registry = createServer((request, response) => {
    request.resume()
    if (!answer) return
    const { status, body } = request.method === 'GET' ? { status: 200, body: DOCUMENT } : answer
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache }
  return auditPackages({ signal: new AbortController().signal, env, timeLimitMs })
}

const HOLE = { id: 1, url: 'https://advisories.example/1', vulnerable_versions: '<99', cwe: [], cvss: { score: 9 } }

it('AUDIT-finding: fails by name where a package of the product has a hole', async () => {
  const body = { fastify: [{ ...HOLE, title: 'Lets anybody in', severity: 'high' }] }
  await expect(audit({ status: 200, body })).rejects.toThrow(/fastify.*high.*Lets anybody in/)
})

it('AUDIT-none: goes on where there is none, or a small one', async () => {
  const body = { fastify: [{ ...HOLE, title: 'Tells the time', severity: 'low' }] }
  expect(await audit({ status: 200, body })).toBeUndefined()
})

it('AUDIT-refusal: says so where the registry keeps no list', async () => {
  expect(await audit({ status: 404, body: { error: 'no such thing' } })).toBe('the registry does not say')
})

it('AUDIT-silence: does not wait for a registry that is silent', async () => {
  expect(await audit(null, 4000)).toMatch(/no answer in 4 s|does not say/)
})

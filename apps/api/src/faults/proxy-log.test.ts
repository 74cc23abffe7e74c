import { readFileSync } from 'node:fs'
import { apiRoutes } from '@honjeo/contract/routes'
import { expect, it } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { servedRoutes } from '../testing/served-routes.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { startProxy } from './proxy.ts'

const SOURCE = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, SOURCE), 'utf8')

/** Secrets of links in each form that a route takes: a token, the id and proof of a safety page, and a file name. */
const KEYS = ['Zr4u7tIuG2mZ0pX9s1kQwA', '1c.Zr4u7tIuG2mZ0pX9s1kQwA', '0f9b1c526d7a4c1e9f3a2b1c0d9e8f7a']
/** The value of parameters that are not secret, such as a file's size. */
const PLAIN = '7'
/** The names of secret parameters in routes. */
const SECRET_PARAMS = new Set(['token', 'name'])

const t = setUpTestApp(undefined, { webDir: makeBuiltWeb() })

/** Returns every address with a secret in it: of the server's routes, and of the screens of the web. */
function addressesWithSecrets(): { address: string; key: string }[] {
  const ofServer = servedRoutes(t).map(({ path }) => path)
  const ofContract = Object.keys(apiRoutes).map((line) => line.split(' ')[1]!)
  const ofWeb = [...read('apps/web/src/app/screens.ts').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path)
  const patterns = [...new Set([...ofServer, ...ofContract, ...ofWeb])].filter((path) =>
    [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => SECRET_PARAMS.has(name)),
  )
  return patterns.flatMap((path) =>
    KEYS.map((key) => ({
      key,
      address: path.replaceAll(/:(\w+)/g, (_, name: string) => (SECRET_PARAMS.has(name) ? key : PLAIN)),
    })),
  )
}

const inCapitals = (address: string, key: string) =>
  address.replaceAll(/[^/]+/g, (part) => (part.includes(key) ? part : part.toUpperCase()))

/** Returns spellings of an address that servers or pages may take for the same: letters by their code, slashes twice, capitals. */
const oddSpellings = (address: string, key: string) => [
  address.replaceAll(/\/([a-z])/g, (_, letter: string) => `/%${letter.codePointAt(0)!.toString(16)}`),
  address.replaceAll('/', '//'),
  inCapitals(address, key),
]

/** Returns the parts of a key that would be enough to guess the rest. */
const partsOf = (key: string) => [key.slice(-16), key.slice(0, 16)]

it('the log of HAProxy holds no key of a link, whatever route it opens', { timeout: 60_000 }, async () => {
  const deadServer = `http://127.0.0.1:${await freePort()}`
  const proxy = await startProxy(deadServer, deadServer)
  const plain = addressesWithSecrets()
  expect(plain.length).toBeGreaterThan(3 * 10)
  const addresses = plain.flatMap(({ address, key }) =>
    [address, ...oddSpellings(address, key)].map((spelling) => ({ address: spelling, key })),
  )
  for (const { address } of addresses) {
    const path = `${address}?n=1`
    await expect
      .poll(() =>
        fetch(proxy.http + path)
          .then(({ status }) => status)
          .catch(() => 0),
      )
      .toBe(503)
  }
  await fetch(`${proxy.http}/api/the-last-one`)
  await proxy.says(/the-last-one/)
  const written = proxy.log.join('\n')
  expect(written).toContain('***')
  expect(addresses.filter(({ key }) => partsOf(key).some((part) => written.includes(part)))).toEqual([])
})

it('neither does the log of nginx', () => {
  const [, map = ''] = /map \$uri \$honjeo_path \{([^}]*(?:\{22\}[^}]*)*)\n\}/.exec(read('deploy/nginx.conf')) ?? []
  const rules = [...map.matchAll(/^\s*"~\*(.+)" (\S+);$/gm)].map(([, pattern = '', put = '']) => ({
    pattern: new RegExp(pattern, 'i'),
    put,
  }))
  expect(rules).toHaveLength(3)
  const masked = (path: string) => {
    const rule = rules.find(({ pattern }) => pattern.test(path))
    const groups = rule?.pattern.exec(path)?.groups ?? {}
    return rule ? rule.put.replaceAll(/\$(\w+)/g, (_, name: string) => groups[name] ?? '') : path
  }
  expect(masked('/api/community/posts/12')).toBe('/api/community/posts/12')
  expect(masked(`/api/shared-plans/${KEYS[0]}.ics`)).toBe('/api/shared-plans/***.ics')
  // The rule looks at a path in which letters mean themselves and no slash is doubled.
  const open = addressesWithSecrets().filter(({ address, key }) =>
    [address, inCapitals(address, key)].some((path) => partsOf(key).some((part) => masked(path).includes(part))),
  )
  expect(open).toEqual([])
  // The error log quotes whole requests at every other level, also at crit.
  const servers = read('deploy/nginx.conf')
    .split(/^server \{$/m)
    .slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log \S+ honjeo;$/m)
    expect(server.match(/error_log .*/g)).toEqual(['error_log /var/log/nginx/honjeo-error.log emerg;'])
  }
})

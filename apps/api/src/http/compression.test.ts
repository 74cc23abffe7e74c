import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue, { webDir: makeBuiltWeb() })
const LIST = '/api/tourist-spots'
const get = (url: string, encodings?: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { ...headers, ...(encodings === undefined ? {} : { 'accept-encoding': encodings }) } })

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)(
  'sends a list as %s, which says the same in a quarter of the bytes',
  async (encoding, accepted, decompress) => {
    const plain = await get(LIST)
    for (let n = 0; n < 2; n++) {
      const reply = await get(LIST, accepted)
      expect(reply.headers['content-encoding']).toBe(encoding)
      expect(decompress(reply.rawPayload).toString()).toBe(plain.body)
      expect(reply.rawPayload.length).toBeLessThan(plain.body.length / 4)
      expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
      expect(reply.headers['etag']).toBe(plain.headers['etag'])
    }
  },
)

it('informs caches that it depends on what the client takes', async () => {
  for (const encodings of [undefined, 'br']) {
    expect((await get(LIST, encodings)).headers['vary']).toBe('Authorization, Accept-Encoding')
  }
})

it('sends nothing where the client has it', async () => {
  const { headers } = await get(LIST, 'br')
  const again = await get(LIST, 'br', { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined])
})

it('sends a drawing compressed', async () => {
  const reply = await get(`/covers/${SAEBYEOL}.svg`, 'br')
  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toMatch(/^<svg /)
})

it.each([
  ['to whoever takes none', LIST, undefined],
  ['to whoever refuses it', LIST, 'identity;q=1, br;q=0, gzip;q=0'],
  ['what is as small as it gets', '/api/version', 'br'],
  ['what is compressed already', `/covers/${SAEBYEOL}.png`, 'br'],
])('leaves as it is: %s', async (_, url, encodings) => {
  expect((await get(url, encodings)).headers['content-encoding']).toBeUndefined()
})

it('compresses what a member sees, too, and has no cache keep it', async () => {
  const { accessToken } = await t.addMember()
  const list = await get(LIST, 'br', { authorization: `Bearer ${accessToken}` })
  expect([list.headers['content-encoding'], list.headers['cache-control']]).toEqual(['br', 'no-store'])
})

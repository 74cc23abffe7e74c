import { BANNER_SCENES, CONTENT_TYPE_IDS } from '@honjeo/contract/values/enums'
import { describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })

describe('a cover', () => {
  it.each(CONTENT_TYPE_IDS)('is drawn for a place of type %i', async (type) => {
    const { rows } = await t.database.pool.query<{ content_id: number }>(
      'select content_id from places where content_type_id = $1 limit 1',
      [type],
    )
    const reply = await get(`/covers/${rows[0]!.content_id}.svg`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(reply.body).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>\s*$/)
  })

  it('can do nothing but be looked at, and is kept for a day', async () => {
    const { headers } = await get(`/covers/${SAEBYEOL}.svg`)
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toMatch(/^public, max-age=86400\b/)
  })

  it('is the same each time, so that nobody fetches it twice', async () => {
    const first = await get(`/covers/${SAEBYEOL}.svg`)
    const again = await get(`/covers/${SAEBYEOL}.svg`, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

it.each(BANNER_SCENES)('the banner %s is drawn', async (scene) => {
  const reply = await get(`/covers/banners/${scene}.svg`)
  expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(reply.body).toMatch(/^<svg /)
})

it.each([
  ['/covers/999.svg', 404, 'PLACE4040'],
  ['/covers/0.svg', 400, 'COMMON400'],
  ['/covers/2147483648.svg', 400, 'COMMON400'],
  ['/covers/abc.svg', 400, 'COMMON400'],
  ['/covers/..%2f1.svg', 400, 'COMMON400'],
  ['/covers/1.png', 404, 'COMMON404'],
  ['/covers/banners/NIGHT.svg', 400, 'COMMON400'],
])('%s is refused in the envelope', async (url, status, code) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toMatchObject({ isSuccess: false, code, message: expect.stringMatching(/[가-힣]/) })
})

import { cataloguePlaces } from '@honjeo/catalogue/places'
import { BANNER_SCENES, CONTENT_TYPE_IDS } from '@honjeo/contract/values/enums'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { setUpTestApp } from '../../testing/test-app.ts'

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
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* style-src 'unsafe-inline'; sandbox$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toMatch(/^public, max-age=86400\b/)
  })

  it('is the same each time, so that no client fetches it twice', async () => {
    const first = await get(`/covers/${SAEBYEOL}.svg`)
    const again = await get(`/covers/${SAEBYEOL}.svg`, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('the covers of the catalogue', () => {
  it('are below 4 KB each, crisp at every size, and no two the same', async () => {
    const pictures: { contentId: number; statusCode: number; body: string; rawPayload: Buffer }[] = []
    for (const { contentId } of cataloguePlaces) {
      const { statusCode, body, rawPayload } = await get(`/covers/${contentId}.svg`)
      pictures.push({ contentId, statusCode, body, rawPayload })
    }
    expect(pictures.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
    expect(pictures.filter(({ rawPayload }) => rawPayload.length >= 4096)).toEqual([])
    for (const { body } of pictures) expect(body).toMatch(/^<svg (?![^>]* (width|height)=)[^>]* viewBox="0 0 400 300"/)
    const drawings = pictures.map(({ body, contentId }) => body.replaceAll(`-${contentId}`, ''))
    expect(new Set(drawings).size).toBe(cataloguePlaces.length)
  })

  it('depend on id, category and scene alone: a photo, a new title or more reviews change nothing', async () => {
    const before = await get(`/covers/${SAEBYEOL}.svg`)
    await t.database.pool.query(
      `update places set title = '다른 이름', first_image = 'https://tong.visitkorea.or.kr/a.jpg', solo_score = 1, hidden_at = now()
      where content_id = $1`,
      [SAEBYEOL],
    )
    expect((await get(`/covers/${SAEBYEOL}.svg`)).body).toBe(before.body)
    await t.database.pool.query("update places set scene = 'falls' where content_id = $1", [SAEBYEOL])
    expect((await get(`/covers/${SAEBYEOL}.svg`)).body).not.toBe(before.body)
  })
})

describe('a cover for the preview of a link', () => {
  const byScene = new Map(
    cataloguePlaces.map(({ contentId, contentTypeId, scene = contentTypeId }) => [scene, contentId]),
  )

  it.each([...byScene.values(), 'honjeo'])('is a PNG of 1200 × 630 below 300 kB: %s', async (name) => {
    const reply = await get(`/covers/${name}.png`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(reply.rawPayload.length).toBeLessThan(300_000)
    // Something is painted on it.
    expect(await sharp(reply.rawPayload).stats()).toMatchObject({
      isOpaque: true,
      sharpness: expect.toSatisfy((n: number) => n > 0.1),
    })
  })

  it('may be shown by others, is kept for a day, and is the same each time', async () => {
    const url = `/covers/${JEONGBANG}.png`
    const first = await get(url)
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(first.headers['x-content-type-options']).toBe('nosniff')
    expect(first.headers['cache-control']).toMatch(/^public, max-age=86400\b/)
    const again = await get(url, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is painted once, however many ask for it at a time or later', async () => {
    const painted = new Set(byScene.values())
    const fresh = cataloguePlaces.find(({ contentId }) => !painted.has(contentId) && contentId !== JEONGBANG)!
    let changes = 0
    const count = () => changes++
    sharp.queue.on('change', count)
    const ask = async () => (await get(`/covers/${fresh.contentId}.png`)).rawPayload
    const [first, ...others] = await Promise.all([ask(), ask(), ask()])
    for (const other of [...others, await ask()]) expect(other).toEqual(first)
    sharp.queue.off('change', count)
    // There is one change when a painting is queued, and one when it is done.
    expect(changes).toBe(2)
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
  ['/covers/9007199254740992.svg', 400, 'COMMON400'],
  ['/covers/abc.svg', 400, 'COMMON400'],
  ['/covers/..%2f1.svg', 400, 'COMMON400'],
  ['/covers/999.png', 404, 'PLACE4040'],
  ['/covers/0.png', 400, 'COMMON400'],
  ['/covers/abc.png', 400, 'COMMON400'],
  ['/covers/1.jpg', 404, 'COMMON404'],
  ['/covers/banners/OREUM.png', 404, 'COMMON404'],
  ['/covers/banners/NIGHT.svg', 400, 'COMMON400'],
])('%s is refused in the envelope', async (url, status, code) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toMatchObject({ isSuccess: false, code, message: expect.stringMatching(/[가-힣]/) })
})

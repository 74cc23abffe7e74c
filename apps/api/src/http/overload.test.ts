import { expect, it, onTestFinished } from 'vitest'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { withCatalogue } from '../testing/places.ts'
import { someoneWaits } from '../testing/someone-waits.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue, {
  workedOnMax: { ordinary: 2, urgent: 3 },
  webDir: makeBuiltWeb(),
})

it('what asks the database is counted also where it is a file or a page, which comes without its preview then', async () => {
  const place = '/search-detail/572973'
  const get = (url: string) => t.app.inject(url)
  expect((await get(place)).body).toContain('covers/572973.png')
  const locker = await t.database.pool.connect()
  await locker.query('begin; lock table places')
  onTestFinished(() => locker.release(true))
  const held = [place, '/covers/572973.svg'].map(get)
  await someoneWaits(t, 2)

  expect((await get('/api/community/posts')).statusCode).toBe(503)
  expect((await get('/covers/572974.svg')).statusCode).toBe(503)
  const page = await get(place)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toContain('572973.png')
  expect((await get('/covers/honjeo.png')).statusCode).toBe(200)

  await locker.query('commit')
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await get(place)).body).toContain('572973.png')
})

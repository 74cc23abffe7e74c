import { rename, rm, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { drawing, upload } from '../testing/images.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()
const readiness = async (remoteAddress = '127.0.0.1') => {
  const { statusCode, body } = await t.app.inject({ url: '/readyz', remoteAddress })
  return { statusCode, ...(JSON.parse(body) as object) }
}
const READY = { statusCode: 200, status: 'ok', database: 'ok', bus: 'ok', images: 'ok' }

it('F16: without the folder of images the server is not ready and says why, to the operator alone; all else works', async () => {
  const member = await t.addMember()
  expect(await readiness()).toEqual(READY)
  await rename(t.imagesDir, `${t.imagesDir}-away`)
  // A file in its place cannot be made a folder of by an upload.
  await writeFile(t.imagesDir, '')
  expect(await readiness()).toMatchObject({
    statusCode: 503,
    database: 'ok',
    images: expect.stringContaining('ENOTDIR'),
  })
  expect(await readiness('10.0.0.7')).toMatchObject({ statusCode: 503, database: 'ok', images: 'unavailable' })
  expect((await t.app.inject('/livez')).statusCode).toBe(200)

  const photo = await drawing(64).png().toBuffer()
  expect(await upload(t, member, photo)).toMatchObject({ status: 503, code: 'COMMON503' })
  expect((await t.call('/api/mypage/profile', {}, member)).status).toBe(200)

  await rm(t.imagesDir)
  await rename(`${t.imagesDir}-away`, t.imagesDir)
  expect(await readiness()).toEqual(READY)
  expect((await upload(t, member, photo)).status).toBe(201)
})

it('is not ready with a database that lacks a migration, and is with one that has a newer one', async () => {
  const change = (ms: number) =>
    t.sql(
      `update drizzle.__drizzle_migrations set created_at = created_at + $1
      where id = (select max(id) from drizzle.__drizzle_migrations)`,
      ms,
    )
  await change(1)
  expect(await readiness()).toEqual(READY)
  await change(-2)
  expect(await readiness()).toMatchObject({ statusCode: 503, database: 'migrations are missing' })
  await change(1)
  expect(await readiness()).toEqual(READY)
})

import { rename, rm, writeFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { UploadedImage } from '@honjeo/contract/images'
import { images } from '@honjeo/schema/images'
import { addImage, drawing, upload } from '../testing/images.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let member: Member
let image: UploadedImage

beforeAll(async () => {
  member = await t.addMember()
  image = await addImage(t, member)
})

describe('a file of an image', () => {
  it('is shown to everyone, for ever, and can do nothing', async () => {
    const { statusCode, headers, rawPayload } = await t.app.inject(image.imageUrl)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="honjeo.webp"',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'content-length': String(rawPayload.length),
    })
  })

  it('says its length to who asks for the head alone', async () => {
    const whole = await t.app.inject(image.imageUrl)
    const { statusCode, headers, rawPayload } = await t.app.inject({ method: 'HEAD', url: image.imageUrl })
    expect({ statusCode, length: headers['content-length'] }).toEqual({
      statusCode: 200,
      length: whole.headers['content-length'],
    })
    expect(rawPayload).toHaveLength(0)
  })

  it.each([
    '/images/AAAAAAAAAAAAAAAAAAAAAA/320.webp',
    '/images/x/320.webp',
    '/images/%2e%2e%2f%2e%2e%2fjwt-secret/320.webp',
    '/images/..%2f..%2f..%2fetc%2fpasswd/320.webp',
    '/images/AAAAAAAAAAAAAAAAAAAAA%00/320.webp',
    '/images/AAAAAAAAAAAAAAAAAAAAAA/..%2f..%2fjwt-secret',
    '/images/AAAAAAAAAAAAAAAAAAAAAA/641.webp',
    '/images/AAAAAAAAAAAAAAAAAAAAAA/320.png',
    '/images/AAAAAAAAAAAAAAAAAAAAAA/',
  ])('is not at %s', async (url) => {
    const { statusCode, headers } = await t.app.inject({ url, headers: { accept: 'image/webp' } })
    expect({ statusCode, stored: headers['cache-control'] }).toEqual({ statusCode: 404, stored: 'no-store' })
  })
})

describe('while nothing can be stored or read', () => {
  it('an upload is asked to try again and leaves nothing behind', async () => {
    await rename(t.imagesDir, `${t.imagesDir}.away`)
    await writeFile(t.imagesDir, 'no folder')
    try {
      const rows = await t.database.db.$count(images)
      const reply = await upload(t, member, await drawing(9).png().toBuffer())
      expect(reply).toMatchObject({ status: 503, code: 'COMMON503', headers: { 'retry-after': '5' } })
      expect(await t.database.db.$count(images)).toBe(rows)
      const read = await t.app.inject(image.imageUrl)
      expect(read).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-store' } })
    } finally {
      await rm(t.imagesDir)
      await rename(`${t.imagesDir}.away`, t.imagesDir)
    }
    expect((await t.app.inject(image.imageUrl)).statusCode).toBe(200)
  })
})

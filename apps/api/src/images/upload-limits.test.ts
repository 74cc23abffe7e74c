import { readdir } from 'node:fs/promises'
import { IMAGE_MAX_BYTES, IMAGES_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { images } from '@honjeo/schema/images'
import { addImage, drawing, upload } from '../testing/images.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { flatPng, noise, pngOf, webpOf } from './testing/odd-images.ts'

const t = setUpTestApp()
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const storedNames = async () =>
  (await readdir(t.imagesDir, { recursive: true })).filter((path) => path.endsWith('thumb.webp'))
const storedRows = () => t.database.db.$count(images)

describe('an upload of', () => {
  const jpeg = () => noise(400, 300).jpeg().toBuffer()
  const REFUSED: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['nothing', () => Buffer.alloc(0), 400, 'IMAGE4001'],
    ['a text called .jpg', () => Buffer.from('오늘은 새별오름에 올랐다. '.repeat(20)), 415, 'IMAGE4150'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415, 'IMAGE4150'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 415, 'IMAGE4150'],
    ['a TIFF', () => drawing(9).tiff().toBuffer(), 415, 'IMAGE4150'],
    [
      'a JPEG that is a web page too',
      async () => Buffer.concat([await jpeg(), Buffer.from('<HTML ><body onload=alert(1)>')]),
      415,
      'IMAGE4150',
    ],
    [
      'a JPEG with a script in its EXIF',
      () =>
        drawing(9)
          .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
          .jpeg()
          .toBuffer(),
      415,
      'IMAGE4150',
    ],
    [
      'a GIF that is an archive too',
      async () => {
        const end = Buffer.alloc(22)
        end.write('PK\x05\x06', 'latin1')
        return Buffer.concat([await drawing(9).gif().toBuffer(), end])
      },
      415,
      'IMAGE4150',
    ],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic' + 'x'.repeat(50), 'latin1'), 415, 'IMAGE4151'],
    ['a film', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42' + 'x'.repeat(50), 'latin1'), 415, 'IMAGE4150'],
    ['a PNG that says it has 30,000 x 30,000 pixels', () => pngOf(30_000, 30_000), 400, 'IMAGE4003'],
    ['a WebP that says it has 100,000 x 100,000 pixels', () => webpOf(100_000, 100_000), 400, 'IMAGE4002'],
    ['a PNG of 12,001 x 1 pixels', () => flatPng(12_001, 1), 400, 'IMAGE4003'],
    ['a PNG of 41 megapixels in 120 kB', () => flatPng(6410, 6410), 400, 'IMAGE4003'],
    ['a JPEG without its end', async () => (await jpeg()).subarray(0, 9000), 400, 'IMAGE4002'],
    ['a PNG without its end', async () => (await noise(300, 300).png().toBuffer()).subarray(0, 9000), 400, 'IMAGE4002'],
    ['the beginning of a JPEG', async () => (await jpeg()).subarray(0, 30), 400, 'IMAGE4002'],
    [
      'an AVIF without its end',
      async () => (await noise(99, 99).avif().toBuffer()).subarray(0, -900),
      400,
      'IMAGE4002',
    ],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 0xff), 413, 'IMAGE4130'],
    ['a byte more than 5 MB', () => Buffer.alloc(IMAGE_MAX_BYTES + 1, 0xff), 413, 'IMAGE4130'],
  ]

  it.each(REFUSED)('%s is refused and leaves nothing behind', async (_what, make, status, code) => {
    const before = [await storedNames(), await storedRows()]
    expect(await upload(t, member, await make())).toMatchObject({ status, code, result: null })
    expect([await storedNames(), await storedRows()]).toEqual(before)
  })

  it('40 megapixels is taken, and so is a file of just 5 MB', async () => {
    expect(await upload(t, member, flatPng(12_000, 3333))).toMatchObject({ status: 201, result: { width: 1280 } })
    const jpegWithTail = Buffer.alloc(IMAGE_MAX_BYTES)
    ;(await jpeg()).copy(jpegWithTail)
    expect(await upload(t, member, jpegWithTail)).toMatchObject({ status: 201, result: { width: 400 } })
  })
})

it('takes so many images of a member a day, also of those sent at once', async () => {
  const collector = await t.addMember()
  const now = t.clock.now().toISOString()
  await t.database.db.insert(images).values(
    Array.from({ length: IMAGES_PER_DAY - 1 }, (_, n) => ({
      name: String(n).padStart(22, 'n'),
      ownerId: collector.id,
      width: 1,
      height: 1,
      sha256: 'x',
      createdAt: now,
    })),
  )
  const png = await drawing(9).png().toBuffer()
  const before = (await storedNames()).length
  const replies = await Promise.all([1, 2, 3].map(() => upload(t, collector, png)))
  expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'IMAGE4290', 'IMAGE4290'])
  expect((await storedNames()).length).toBe(before + 1)
  await addImage(t, member)
})

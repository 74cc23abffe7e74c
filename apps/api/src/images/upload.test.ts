import { readdir } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { IMAGE_MAX_BYTES, IMAGES_PER_DAY } from '@honjeo/contract/values/limits'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { images } from '../db/schema/images.ts'
import { addImage, drawing, encodeForm, formOf, sendForm, upload } from '../testing/images.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const fetchFile = async (url: string) => (await t.app.inject(url)).rawPayload
const storedNames = async () =>
  (await readdir(t.imagesDir, { recursive: true })).filter((path) => path.endsWith('thumb.webp'))
const storedRows = () => t.database.db.$count(images)

/** A PNG of pixels that are not there, with a header that promises them. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await drawing(1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A whole PNG of one colour, a thousandth of what it takes when decoded. */
function flatPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A WebP of 16 x 16 pixels, with a canvas that promises more. */
async function webpOf(width: number, height: number): Promise<Buffer> {
  const canvas = Buffer.from('VP8X\x0a\0\0\0'.padEnd(18, '\0'), 'latin1')
  canvas.writeUIntLE(width - 1, 12, 3)
  canvas.writeUIntLE(height - 1, 15, 3)
  const small = await drawing(16).webp().toBuffer()
  const webp = Buffer.concat([small.subarray(0, 12), canvas, small.subarray(12)])
  webp.writeUInt32LE(webp.length - 8, 4)
  return webp
}

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: 'black' },
  })

describe('an upload', () => {
  it('is refused to a visitor before its body is read', async () => {
    const { payload, headers } = await encodeForm(formOf(await drawing(8).png().toBuffer()))
    const reply = await t.app.inject({ method: 'POST', url: '/api/image/upload', headers, payload })
    expect(reply.json()).toMatchObject({ isSuccess: false, code: 'AUTH4010' })
  })

  it('answers the name, the largest file with its size, and the thumbnail', async () => {
    const { status, result } = await upload(t, member, await drawing(2000, 1000).jpeg().toBuffer())
    expect(status).toBe(201)
    const { imageName } = result
    expect(imageName).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(result).toEqual({
      imageUrl: `/images/${imageName}/1280.webp`,
      imageName,
      width: 1280,
      height: 640,
      thumbUrl: `/images/${imageName}/thumb.webp`,
    })
    for (const [file, width, height] of [
      ['320', 320, 160],
      ['640', 640, 320],
      ['1280', 1280, 640],
      ['thumb', 160, 160],
    ] as const) {
      const header = await sharp(await fetchFile(`/images/${imageName}/${file}.webp`)).metadata()
      expect(header).toMatchObject({ format: 'webp', width, height })
    }
  })

  it('is never enlarged', async () => {
    const { result } = await upload(t, member, await drawing(500, 700).png().toBuffer())
    expect(result).toMatchObject({ width: 500, height: 700, imageUrl: `/images/${result.imageName}/640.webp` })
    expect(await sharp(await fetchFile(result.imageUrl)).metadata()).toMatchObject({ width: 500, height: 700 })
    const wider = await t.call(`/images/${result.imageName}/1280.webp`)
    expect(wider).toMatchObject({ status: 404, code: 'COMMON404' })
  })

  it('loses its EXIF, with the position, its XMP, its IPTC and its comments', async () => {
    const camera = await drawing(300)
      .withExif({
        IFD0: { Make: 'Pocket camera', Copyright: 'someone' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '33/1 29/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '126/1 31/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    // As of IIM 4.2: the city, in the block 0x0404 of Photoshop.
    const city = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0c\x1c\x02\x5a\0\x07Hideout', 'latin1')
    const jpeg = Buffer.concat([
      camera.subarray(0, 2),
      jpegSegment(0xed, city),
      jpegSegment(0xfe, Buffer.from('Whisper')),
      camera.subarray(2),
    ])
    const secrets = ['Pocket camera', 'Secret', 'Hideout', 'Whisper']
    expect(secrets.filter((secret) => jpeg.includes(secret))).toEqual(secrets)
    const { result } = await upload(t, member, jpeg)
    for (const url of [result.imageUrl, result.thumbUrl]) {
      const file = await fetchFile(url)
      const { exif, xmp, iptc, icc } = await sharp(file).metadata()
      expect({ exif, xmp, iptc, icc }).toEqual({})
      expect(secrets.filter((secret) => file.includes(secret))).toEqual([])
    }
  })

  it('is turned upright', async () => {
    const left = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const jpeg = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'blue' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { result } = await upload(t, member, jpeg)
    expect(result).toMatchObject({ width: 200, height: 400 })
    const { data } = await sharp(await fetchFile(result.imageUrl))
      .resize(1, 2)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [redOnTop = 0, , blueOnTop = 0, redBelow = 0, , blueBelow = 0] = data
    expect(redOnTop).toBeGreaterThan(200)
    expect(blueBelow).toBeGreaterThan(200)
    expect(Math.max(blueOnTop, redBelow)).toBeLessThan(60)
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => drawing(90).jpeg().toBuffer()],
    ['progressive JPEG', () => drawing(90).jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', () => drawing(90).toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG', () => drawing(90).png().toBuffer()],
    ['PNG of 16 bit', () => drawing(90).toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', () => drawing(90).toColourspace('b-w').png().toBuffer()],
    ['transparent PNG', () => drawing(90).ensureAlpha(0.5).png().toBuffer()],
    ['WebP', () => drawing(90).webp().toBuffer()],
    ['GIF', () => drawing(90).gif().toBuffer()],
    ['AVIF', () => drawing(90).avif().toBuffer()],
  ])('takes a %s by its content, whatever it is called', async (_type, make) => {
    const reply = await upload(t, member, await make(), 'notes.txt')
    expect(reply).toMatchObject({ status: 201, result: { width: 90, height: 90 } })
  })

  it.each(['gif', 'webp'] as const)('takes the first picture of a %s, however many there are', async (format) => {
    const pictures = await Promise.all(
      Array.from({ length: 2000 }, (_, n) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background: n % 2 ? 'red' : 'blue' } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(pictures, { join: { animated: true } })
      .toFormat(format, { effort: 1 })
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(2000)
    const { status, result } = await upload(t, member, animation)
    expect({ status, height: result.height }).toEqual({ status: 201, height: 10 })
    const { pages, height } = await sharp(await fetchFile(result.imageUrl)).metadata()
    expect({ pages: pages ?? 1, height }).toEqual({ pages: 1, height: 10 })
  })
})

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

describe('a form', () => {
  it('without the field `file` has no image', async () => {
    const wrongField = formOf(await drawing(9).png().toBuffer(), 'a.png', 'photo')
    const asText = new FormData()
    asText.set('file', 'a.png')
    for (const form of [wrongField, asText, new FormData()]) {
      expect(await sendForm(t, '/api/image/upload', member, form)).toMatchObject({ status: 400, code: 'IMAGE4001' })
    }
  })

  const post = async (contentType: string, payload: Buffer | string, url = '/api/image/upload') =>
    (
      await t.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${member.accessToken}`, 'content-type': contentType },
        payload,
      })
    ).json<{ code: string }>().code

  it('is the only thing an upload can be', async () => {
    expect(await post('application/json', '{"file":"x"}')).toBe('IMAGE4001')
    expect(await post('image/jpeg', await drawing(9).jpeg().toBuffer())).toBe('IMAGE4001')
  })

  it('that ends in the middle or has no boundary is refused', async () => {
    const { payload, headers } = await encodeForm(formOf(await drawing(9).png().toBuffer()))
    const type = headers['content-type'] ?? ''
    expect(await post(type, payload.subarray(0, -30))).toBe('COMMON400')
    expect(await post('multipart/form-data', payload)).toBe('COMMON400')
    expect(await post('multipart/form-data; boundary=x', payload)).toBe('COMMON400')
  })

  it('is nothing that the routes of JSON take', async () => {
    const { payload, headers } = await encodeForm(formOf(await drawing(9).png().toBuffer()))
    const type = headers['content-type'] ?? ''
    for (const url of ['/api/image/delete', '/api/chatrooms/create'])
      expect(await post(type, payload, url)).toBe('COMMON415')
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

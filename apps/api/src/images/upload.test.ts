import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawing, encodeForm, formOf, upload } from '../testing/images.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const fetchFile = async (url: string) => (await t.app.inject(url)).rawPayload

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

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
    // The city is written as IIM 4.2 has it, in the block 0x0404 of Photoshop.
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

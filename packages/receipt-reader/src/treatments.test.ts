import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cropToPaper } from './crop-to-paper.ts'
import { toGrey, type Grey } from './grey.ts'
import { straighten, tiltOf } from './straighten.ts'
import { evenLight, TREATMENTS } from './treatments.ts'

const WIDTH = 700
const lines = Array.from(
  { length: 20 },
  (_, i) => `<rect x="120" y="${130 + i * 34}" width="${300 + (i % 4) * 40}" height="9"/>`,
)
/** Draws a sheet with lines of print on a dark table, turned clockwise by so many degrees. */
const draw = (degrees: number, extra = '') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="900"><rect width="100%" height="100%" fill="#444"/><g transform="rotate(${degrees} 350 450)"><rect x="80" y="70" width="540" height="760" fill="#ddd"/><g fill="#333">${lines.join('')}</g></g>${extra}</svg>`,
    ),
  )
const greyOf = (degrees: number, extra?: string) => toGrey(draw(degrees, extra).flatten())
const SHADOW =
  '<defs><linearGradient id="s"><stop stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>'

const at = ({ data, width }: Grey, x: number, y: number) => data[Math.round(y) * width + Math.round(x)]!

describe('a photo of paper', () => {
  it.each([-5, -2, 0, 3, 5])('is cut down to the paper and turned level from %s degrees', async (degrees) => {
    const paper = await cropToPaper(await greyOf(degrees))
    expect(paper.width).toBeLessThan(WIDTH * 0.9)
    const even = await evenLight(paper, { median: 9, blur: 12 })
    expect(tiltOf(even)).toBeCloseTo(degrees, 0)
    expect(Math.abs(tiltOf(await straighten(even)))).toBeLessThan(0.4)
  })

  it('leaves none of the table', async () => {
    const { data } = await cropToPaper(await greyOf(4))
    const table = data.filter((value) => value > 0x3a && value < 0x60)
    expect(table.length).toBeLessThan(data.length * 0.02)
  })

  it('is white and black again under a shadow', async () => {
    const even = await evenLight(await cropToPaper(await greyOf(0, SHADOW)), { median: 9, blur: 12 })
    const right = even.width - 20
    expect([at(even, 20, 20), at(even, right, 20)]).toEqual([255, 255])
    const ink = even.data.filter((value) => value < 60)
    expect(ink.length / even.data.length).toBeGreaterThan(0.08)
  })

  it('that fills the whole picture stays whole', async () => {
    const sheet = await toGrey(draw(0).extract({ left: 85, top: 75, width: 530, height: 750 }).flatten())
    const paper = await cropToPaper(sheet)
    expect(paper.data.length).toBeGreaterThan(sheet.data.length * 0.97)
  })
})

it.each([
  ['an empty sheet', '#eee'],
  ['a pocket', '#111'],
])('nothing is looked for in %s', async (_, background) => {
  const photo = await sharp({ create: { width: 400, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  for (const treat of TREATMENTS) expect(await treat(photo)).toBeUndefined()
})

it('nothing is looked for in a strip, which would become gigantic when it is made as wide as paper', async () => {
  const line = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  const strip = await sharp({ create: { width: 150, height: 12_000, channels: 3, background: '#ddd' } })
    .composite([{ input: line, tile: true, blend: 'over', left: 20, top: 0 }])
    .png()
    .toBuffer()
  for (const orientation of [1, 6]) {
    const photo = await sharp(strip)
      .rotate(orientation === 6 ? -90 : 0)
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer()
    for (const treat of TREATMENTS) expect(await treat(photo)).toBeUndefined()
  }
})

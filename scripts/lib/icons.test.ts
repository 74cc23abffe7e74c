import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { ICONS, SAFE_RADIUS } from './icons.ts'
import { root } from './root.mjs'

const web = join(root, 'apps/web')
const fileOf = (name: string) => join(web, 'public/icons', `${name}.png`)
const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8')) as {
  background_color: string
  theme_color: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { icons: { src: string; sizes: string }[] }[]
}

const pixels = (image: Sharp) => image.ensureAlpha().raw().toBuffer()

describe.each(ICONS)('$name', ({ name, size, svg }) => {
  it('is what the script draws', async () => {
    const { width, height } = await sharp(fileOf(name)).metadata()
    expect([width, height]).toEqual([size, size])
    const kept = await pixels(sharp(fileOf(name)))
    const drawn = await pixels(sharp(Buffer.from(svg), { density: 72 * 8 }).resize(size, size))
    // Edges may be smoothed a little differently elsewhere.
    const difference = kept.reduce((sum, value, index) => sum + Math.abs(value - drawn[index]!), 0) / kept.length
    expect(difference).toBeLessThan(1)
  })
})

it.each(ICONS.filter(({ name }) => /^(maskable|apple)/.test(name)))(
  '$name has no corner to be cut off',
  async ({ name }) => {
    expect((await sharp(fileOf(name)).stats()).isOpaque).toBe(true)
  },
)

it.each(ICONS.filter(({ name }) => name.startsWith('maskable')))(
  '$name shows everything within the circle that no phone cuts off',
  async ({ name, size }) => {
    const data = await pixels(sharp(fileOf(name)))
    const ground = data.subarray(0, 4)
    const isDrawn = (index: number) => !data.subarray(index * 4, index * 4 + 4).equals(ground)
    const distance = (index: number) =>
      Math.hypot((index % size) + 0.5 - size / 2, Math.floor(index / size) + 0.5 - size / 2)
    const drawn = Array.from({ length: size * size }, (_, index) => index).filter(isDrawn)
    expect(drawn.length).toBeGreaterThan(size * size * 0.15)
    expect(Math.max(...drawn.map((index) => distance(index)))).toBeLessThan(SAFE_RADIUS * size)
  },
)

it('the manifest names each by its true size, and no other', () => {
  const named = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  const drawn = ICONS.filter(({ name }) => !name.startsWith('apple'))
  expect(named.map(({ src, sizes }) => `${src} ${sizes}`).toSorted()).toEqual(
    drawn.map(({ name, size }) => `/icons/${name}.png ${size}x${size}`).toSorted(),
  )
})

it('the manifest has the colours of the page', () => {
  const [, sand] = /--color-sand: (#[\da-f]{6});/.exec(readFileSync(join(web, 'src/app/tokens.css'), 'utf8')) ?? []
  expect([manifest.background_color, manifest.theme_color]).toEqual([sand, sand])
  expect(readFileSync(join(web, 'index.html'), 'utf8')).toContain(
    `name="theme-color" content="${sand}" media="(prefers-color-scheme: light)"`,
  )
})

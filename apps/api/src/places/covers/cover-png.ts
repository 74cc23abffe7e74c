import sharp from 'sharp'
import { createFairGate } from '../../ops/gate.ts'
import { createPromiseCache } from './promise-cache.ts'

/** The size that messengers and search engines show a link's picture in. */
const WIDTH = 1200
const HEIGHT = 630
/** A cover is 400 units wide, of which an SVG has 72 to the inch: drawn at full width, never enlarged. */
const DENSITY = (72 * WIDTH) / 400
/** Some 5 MB. */
const KEPT = 100

const recall = createPromiseCache<Buffer>(KEPT)
// Covers are drawn one at a time, some 15 ms each, and addresses take turns: an address that asks for all of them
// delays only itself.
const pass = createFairGate({ name: 'covers', running: 1, waiting: 200 })

/** A cover for those who cannot show SVG: previews of links. What a scene is about survives the cut above and below. */
export const coverPng = (svg: string, address: string): Promise<Buffer> =>
  recall(svg, () =>
    pass(address, () =>
      sharp(Buffer.from(svg), { density: DENSITY }).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer(),
    ),
  )

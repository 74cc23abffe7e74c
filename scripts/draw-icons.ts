import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ICONS } from './lib/icons.ts'
import { root } from './lib/root.mjs'

/** Draws the icons that phones show for the app; what it leaves is committed, and held to this by lib/icons.test.ts. */
const folder = join(root, 'apps/web/public/icons')
mkdirSync(folder, { recursive: true })
for (const { name, size, svg } of ICONS) {
  // oxlint-disable-next-line no-await-in-loop -- a handful, one after the other
  await sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toFile(join(folder, `${name}.png`))
}

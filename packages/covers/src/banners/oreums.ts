import { ground, hill, hillShade, walker } from '../draw.ts'
import { silverGrass } from '../scenes/oreum.ts'
import { BANNER_WIDTH, type BannerPicture } from '../scene.ts'

/** Oreum behind oreum in the evening light. */
export const oreums: BannerPicture = {
  palette: 'sunset',
  sun: { x: 508, y: 116 },
  draw({ palette, random }) {
    const near = { x: 660, y: 290, width: 420, height: 158, dip: 26 }
    return (
      hill({ x: 120, y: 286, width: 360, height: 58, dip: 8 }, palette.far) +
      hill({ x: 400, y: 290, width: 420, height: 98, dip: 14 }, palette.far) +
      hill(near, palette.hill) +
      hillShade(near, palette.land) +
      ground(random, 266, 8, palette.land, BANNER_WIDTH) +
      walker(560, 278, 1.35, palette) +
      ground(random, 292, 6, palette.deep, BANNER_WIDTH) +
      silverGrass(random, 22, { x: 440, y: 300, width: 350, height: 22 }, palette.sand)
    )
  },
}

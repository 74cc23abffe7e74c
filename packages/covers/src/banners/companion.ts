import { ground, hill, hillShade, shape, walker } from '../draw.ts'
import { BANNER_WIDTH, type BannerPicture } from '../scene.ts'

/** Three people who met on the way, one behind the other. */
export const companion: BannerPicture = {
  palette: 'day',
  sun: { x: 470, y: 92 },
  draw({ palette, random }) {
    const near = { x: 640, y: 290, width: 460, height: 150, dip: 24 }
    return (
      hill({ x: 190, y: 290, width: 420, height: 62, dip: 8 }, palette.far) +
      hill({ x: 420, y: 290, width: 360, height: 92, dip: 12 }, palette.far) +
      hill(near, palette.hill) +
      hillShade(near, palette.land) +
      ground(random, 268, 6, palette.land, BANNER_WIDTH) +
      shape('M400 330Q560 300 640 276T800 262V284Q700 290 640 308T520 330Z', palette.sand) +
      walker(580, 296, 1.5, { ...palette, accent: palette.bloom }) +
      walker(640, 288, 1.5, palette) +
      walker(700, 280, 1.5, { ...palette, accent: palette.sea[1] }) +
      ground(random, 308, 4, palette.deep, BANNER_WIDTH)
    )
  },
}

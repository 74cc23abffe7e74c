import { ground, hill, line, place, tangerine, walker } from '../draw.ts'
import { lanterns } from '../scenes/festival.ts'
import { stall } from '../scenes/shop.ts'
import { BANNER_WIDTH, type BannerPicture } from '../scene.ts'

/** A tangerine stall on market day. */
export const market: BannerPicture = {
  palette: 'canola',
  sun: { x: 470, y: 150 },
  draw({ palette, random }) {
    return (
      hill({ x: 150, y: 280, width: 380, height: 54, dip: 8 }, palette.far) +
      hill({ x: 440, y: 284, width: 420, height: 84, dip: 12 }, palette.hill) +
      line('M418 14V300', '#8a5f40', 6) +
      place(420, 0, 1, lanterns(18, 18, 7, 21, palette)) +
      ground(random, 262, 4, palette.land, BANNER_WIDTH) +
      place(424, 8, 1.05, stall(palette)) +
      walker(462, 292, 1.6, palette) +
      ground(random, 298, 4, palette.deep, BANNER_WIDTH) +
      [540, 566, 742].map((x) => tangerine(x, 300, 1, palette.accent)).join('')
    )
  },
}

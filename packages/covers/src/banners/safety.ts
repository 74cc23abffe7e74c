import { box, glitter, ground, hill, line, shape, walker } from '../draw.ts'
import { tower } from '../scenes/lighthouse.ts'
import { BANNER_WIDTH, type BannerPicture } from '../scene.ts'

/** Walking home along the shore, the harbour light already on. */
export const safety: BannerPicture = {
  palette: 'dawn',
  sun: { x: 500, y: 132 },
  draw({ palette, random, seaFill }) {
    return (
      hill({ x: 130, y: 226, width: 330, height: 44, dip: 5 }, palette.far) +
      box(0, 218, 800, 102, seaFill) +
      glitter(random, 500, 226, palette.sun) +
      line('M60 250q12-6 24 0t24 0M230 240q12-6 24 0t24 0M360 262q12-6 24 0t24 0', palette.wall, 2.4, 0.5) +
      shape('M676 101L820 44V158Z', palette.sun, 0.6) +
      shape('M800 214Q700 206 620 232T470 320H800Z', palette.land) +
      tower(668, 226, 1.05, palette) +
      line('M800 262Q690 250 640 274T560 330', palette.sand, 22) +
      walker(690, 268, 1.25, palette) +
      ground(random, 300, 8, palette.deep, BANNER_WIDTH)
    )
  },
}

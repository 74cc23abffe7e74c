import { box, circle, ground, hill, line, shape, stoneWall } from '../draw.ts'
import type { Scene } from '../scene.ts'
import { dolHareubang } from './village.ts'

/** A museum with its columns, two stone grandfathers at the steps. */
export const culture: Scene = {
  palettes: ['dawn', 'mist', 'day', 'sunset', 'sea', 'night'],
  draw({ palette, random }) {
    const apex = Math.round(random.between(84, 100))
    return (
      hill({ x: random.between(60, 340), y: 214, width: 330, height: random.between(70, 96), dip: 8 }, palette.far) +
      ground(random, 208, 7, palette.hill) +
      box(106, 146, 188, 84, palette.wall) +
      [118, 152, 234, 268].map((x) => box(x, 156, 14, 66, palette.land, 2)).join('') +
      shape('M182 222V176Q200 152 218 176V222Z', palette.accent) +
      shape(`M88 150L200 ${apex}L312 150Z`, palette.deep) +
      shape(`M124 142L200 ${apex + 15}L276 142Z`, palette.hill) +
      circle(200, 128, 8, palette.accent) +
      box(94, 146, 212, 10, palette.deep, 2) +
      box(96, 222, 208, 9, palette.sand) +
      box(84, 231, 232, 10, palette.sand) +
      line('M90 231H310', palette.land, 1.6, 0.4) +
      ground(random, 242, 3, palette.land) +
      dolHareubang(86, 262, 0.95, palette.deep, palette.far) +
      dolHareubang(314, 262, 0.95, palette.deep, palette.far) +
      stoneWall(random, 280, palette.deep, -8, 150) +
      stoneWall(random, 280, palette.deep, 250) +
      ground(random, 284, 2, palette.deep)
    )
  },
}

import { box, ground, hill, line, shape, stoneWall, tangerine, times } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** A stone cottage with the lamps on. */
export const stay: Scene = {
  palettes: ['night', 'sunset', 'dawn', 'mist', 'canola'],
  draw({ palette, random }) {
    const glow = palette.starry ? palette.accent : '#ffd27a'
    const ridge = Math.round(random.between(92, 104))
    const window = (x: number) => box(x, 190, 38, 32, glow, 4) + line(`M${x + 19} 190v32M${x} 206h38`, palette.wall, 3)
    return (
      hill({ x: random.between(60, 340), y: 218, width: 330, height: random.between(76, 100), dip: 9 }, palette.far) +
      ground(random, 206, 7, palette.hill) +
      box(256, ridge + 16, 18, 40, palette.deep) +
      line(`M265 ${ridge + 4}q-10-12 2-22t0-20`, palette.wall, 6, 0.6) +
      box(104, 168, 192, 84, palette.wall) +
      shape(`M80 178Q120 ${ridge + 8} 200 ${ridge}T320 178Q200 166 80 178Z`, palette.deep) +
      line(`M128 152Q200 ${ridge + 30} 272 152M106 166Q200 ${ridge + 56} 294 166`, palette.far, 2, 0.4) +
      window(122) +
      window(240) +
      shape('M182 252V200Q200 182 218 200V252Z', '#9c6644') +
      `<circle cx="211" cy="228" r="2.5" fill="${glow}"/>` +
      ground(random, 250, 2, palette.land) +
      stoneWall(random, 268, palette.deep, -8, 168) +
      stoneWall(random, 268, palette.deep, 232) +
      shape('M182 252H218L246 310H154Z', palette.sand) +
      ground(random, 282, 2, palette.deep) +
      times(6, () =>
        tangerine(random.between(12, 388), random.between(272, 290), random.between(0.7, 1), palette.accent),
      )
    )
  },
}

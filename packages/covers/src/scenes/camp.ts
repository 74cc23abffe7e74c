import { circle, conifer, dots, ground, hill, line, shape } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** One tent, one fire. */
export const camp: Scene = {
  palettes: ['night', 'sunset', 'dawn', 'mist'],
  draw({ palette, random }) {
    const trees = [12, 48, 84, 316, 352, 390].map((x) =>
      conifer(x + random.between(-8, 8), 236, random.between(1.5, 2.2)),
    )
    return (
      hill({ x: random.between(220, 320), y: 224, width: 340, height: random.between(84, 108), dip: 10 }, palette.far) +
      ground(random, 212, 8, palette.hill) +
      shape(trees.join(''), palette.land) +
      ground(random, 236, 4, palette.land) +
      shape('M108 262L186 158L264 262Z', palette.accent) +
      shape('M186 158L264 262H288L200 160Z', palette.bloom) +
      shape('M158 262L186 190L214 262Z', '#fff0c4') +
      shape('M186 190L214 262H200Z', palette.sand) +
      line('M186 158L178 148M186 158l8-10M108 262l-14 8M288 262l14 8', palette.deep, 3) +
      ground(random, 262, 2, palette.deep) +
      circle(316, 254, 26, '#ffb347', 0.28) +
      shape('M302 264q-4-16 10-30 2 10 8 12 4-6 2-12 14 14 8 30z', '#ff8f3a') +
      shape('M309 264q-1-9 6-15 7 7 5 15z', '#ffdf7e') +
      line('M298 268l36-7M300 261l34 7', '#7a5640', 5) +
      dots(
        [
          { x: 308, y: 222 },
          { x: 324, y: 212 },
          { x: 316, y: 198 },
        ],
        3.5,
        '#ffb347',
      )
    )
  },
}

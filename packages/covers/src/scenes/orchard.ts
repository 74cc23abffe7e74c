import { dots, ground, hill, line, scatter, stoneWall, tangerine } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { SceneRandom } from '../random.ts'
import type { Point, Scene } from '../scene.ts'

/** A row of round trees in fruit; leaf colours stay green at every hour, or the fruit would not be recognised. */
function citrusRow(trunks: readonly Point[], size: number, random: SceneRandom, palette: Palette): string {
  const at = (dx: number, dy: number) => trunks.map(({ x, y }) => ({ x: x + dx * size, y: y - dy * size }))
  const fruit = trunks.flatMap(({ x, y }) =>
    scatter(random, 6, { x: x - size * 0.9, y: y - size * 2.1, width: size * 1.8, height: size * 1.4 }),
  )
  return (
    line(trunks.map(({ x, y }) => `M${x} ${y}v-${size}`).join(''), '#7a5640', 6) +
    dots(at(0.7, 1.1), size * 1.6, '#3f7a4c') +
    dots(at(-0.7, 1.1), size * 1.6, '#4c8a55') +
    dots(at(0, 1.6), size * 2, '#57985c') +
    dots(fruit, 9, palette.accent)
  )
}

/** A tangerine orchard behind its basalt wall. */
export const orchard: Scene = {
  palettes: ['day', 'canola', 'dawn', 'sunset'],
  draw({ palette, random }) {
    const trunks = (xs: readonly number[], y: number) =>
      xs.map((x) => ({ x: x + Math.round(random.between(-8, 8)), y }))
    return (
      hill({ x: 200, y: 212, width: 420, height: random.between(78, 104), dip: 14 }, palette.far) +
      ground(random, 206, 6, palette.hill) +
      citrusRow(trunks([70, 158, 246, 334], 218), 22, random, palette) +
      ground(random, 218, 4, palette.land) +
      citrusRow(trunks([20, 136, 264, 384], 262), 34, random, palette) +
      ground(random, 258, 3, palette.land) +
      stoneWall(random, 276, palette.deep) +
      ground(random, 282, 2, palette.deep) +
      tangerine(random.between(180, 196), 253, 1, palette.accent) +
      tangerine(random.between(206, 220), 256, 0.8, palette.accent)
    )
  },
}

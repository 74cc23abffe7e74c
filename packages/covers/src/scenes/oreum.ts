import { ground, hill, hillShade, line, scatter, walker, type Area } from '../draw.ts'
import type { SceneRandom } from '../random.ts'
import type { Scene } from '../scene.ts'

/** Eoksae, the plumed grass that whitens the oreums in autumn. */
export function silverGrass(random: SceneRandom, count: number, area: Area, colour: string): string {
  const blades = scatter(random, count, area).map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
    lean: Math.round(random.between(3, 9)),
  }))
  return (
    line(blades.map(({ x, y, lean }) => `M${x} ${y}q1-16 ${lean}-24`).join(''), colour, 1.6, 0.75) +
    line(blades.map(({ x, y, lean }) => `M${x + lean} ${y - 24}q1-6 5-9`).join(''), colour, 5, 0.9)
  )
}

/** A crater hill with silver grass in front, and a person on the way up. */
export const oreum: Scene = {
  palettes: ['canola', 'day', 'dawn', 'mist', 'sunset', 'night'],
  draw({ palette, random }) {
    const side = random.pick([-1, 1])
    const far = { x: 200 + side * 130, y: 254, width: 320, height: random.between(82, 104), dip: 14 }
    const near = {
      x: 200 - side * random.between(25, 55),
      y: 250,
      width: 400,
      height: random.between(112, 132),
      dip: 21,
    }
    return (
      hill(far, palette.far) +
      hill(near, palette.hill) +
      hillShade(near, palette.land) +
      ground(random, 243, 5, palette.land) +
      walker(200 + side * random.between(40, 90), 252, 0.9, palette) +
      ground(random, 268, 6, palette.deep) +
      silverGrass(random, 15, { x: 6, y: 280, width: 388, height: 22 }, palette.sand)
    )
  },
}

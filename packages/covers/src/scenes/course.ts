import { box, crests, ground, hill, line, place, shape, stoneWall, walker } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from '../scene.ts'

/** The ribbons that mark a walking route, blue and tangerine on one pole. */
function waymark(x: number, y: number, palette: Palette): string {
  return place(
    x,
    y,
    1.15,
    line('M0 0V-62', '#8a6a50', 5) +
      shape('M0-60q18-8 26 2t24 0q-10 14-24 10T0-44z', '#3b82d6') +
      shape('M0-46q16-6 22 2t20 1q-9 12-21 8T0-32z', palette.accent),
  )
}

/** A winding coastal walk between stone walls. */
export const course: Scene = {
  palettes: ['canola', 'day', 'mist', 'dawn', 'sea', 'sunset'],
  draw({ palette, random, seaFill }) {
    const path = 'M128 312C206 280 116 262 176 240S262 224 228 200'
    return (
      hill({ x: random.between(270, 320), y: 190, width: 280, height: random.between(70, 96), dip: 9 }, palette.far) +
      box(0, 176, 400, 60, seaFill) +
      crests(random, 6, 184, 198, palette.wall) +
      shape('M60 214Q150 186 250 192T420 176V320H60Z', palette.hill) +
      ground(random, 226, 8, palette.land) +
      line(path, palette.sand, 19) +
      line(path, palette.wall, 2.4, 0.9).replace('/>', ' stroke-dasharray="1 9"/>') +
      walker(random.between(178, 190), 246, 0.9, palette) +
      stoneWall(random, 250, palette.deep, 232) +
      waymark(286, 284, palette) +
      stoneWall(random, 292, palette.deep, -8, 90) +
      stoneWall(random, 296, palette.deep, 186)
    )
  },
}

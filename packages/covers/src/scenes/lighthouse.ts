import { box, crests, glitter, gulls, line, place, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from '../scene.ts'

export function tower(x: number, y: number, scale: number, palette: Palette): string {
  return place(
    x,
    y,
    scale,
    shape('M-20 0L-13-104H13L20 0Z', palette.wall) +
      shape('M-18.3-26L-16.6-52H16.6L18.3-26ZM-15-78L-13-104H13L15-78Z', palette.accent) +
      box(-17, -110, 34, 7, palette.deep, 3) +
      box(-9, -128, 18, 18, palette.sun, 2) +
      line('M-9-119H9M0-128v18', palette.deep, 1.6) +
      shape('M-13-127Q0-150 13-127Z', palette.accent) +
      box(-5, -18, 10, 18, palette.deep, 4),
  )
}

/** A harbour light at the end of its breakwater. */
export const lighthouse: Scene = {
  palettes: ['sea', 'sunset', 'dawn', 'night', 'day'],
  draw({ palette, random, sun, seaFill }) {
    const x = sun.x > 200 ? random.between(130, 170) : random.between(230, 270)
    const shore = x > 200 ? 'M420 232L176 226q-12 1-14 12l-8 22H420Z' : 'M-20 232L224 226q12 1 14 12l8 22H-20Z'
    const pier = x > 200 ? 'M420 218H170q-8 0-8 8v6H420Z' : 'M-20 218H230q8 0 8 8v6H-20Z'
    return (
      box(0, 176, 400, 124, seaFill) +
      glitter(random, sun.x, 184, palette.sun) +
      shape(shore, palette.deep) +
      shape(pier, palette.land) +
      tower(x, 220, 1, palette) +
      line('M180 262q-22-8-40 0m80 0q-22-9-40 0m80 0q-22-9-40 0', palette.wall, 4, 0.7) +
      crests(random, 12, 252, 292, palette.wall) +
      gulls(400 - x - 20, random.between(110, 140), palette.wall)
    )
  },
}

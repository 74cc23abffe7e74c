import { box, dots, ground, line, px, scatter, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from '../scene.ts'

/** A string of paper lanterns; each is a short thick stroke, so that a whole colour is one element. */
export function lanterns(y: number, sag: number, count: number, size: number, palette: Palette): string {
  const colours = [palette.accent, palette.wall, palette.bloom]
  const hung = Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count
    return { x: Math.round(along * 400), y: Math.round(y + size * 0.7 + 4 * sag * along * (1 - along)) }
  })
  const paper = colours.map((colour, turn) =>
    line(
      hung
        .filter((_, index) => index % colours.length === turn)
        .map((lantern) => `M${lantern.x} ${lantern.y}v${px(size * 0.3)}`)
        .join(''),
      colour,
      size,
    ),
  )
  const hoops = hung.map(
    (lantern) => `M${px(lantern.x - size * 0.4)} ${lantern.y + Math.round(size * 0.15)}h${px(size * 0.8)}`,
  )
  return (
    line(`M-5 ${y}Q200 ${y + sag * 2} 405 ${y}`, palette.deep, 2, 0.7) +
    paper.join('') +
    line(hoops.join(''), palette.deep, 1.4, 0.35)
  )
}

/** Lanterns over a crowd, confetti in the air. */
export const festival: Scene = {
  palettes: ['sunset', 'night', 'dawn', 'sea'],
  draw({ palette, random }) {
    const air = { x: 0, y: 110, width: 400, height: 110 }
    const row = (count: number, gap: number, y: number) =>
      Array.from({ length: count }, (_, index) => ({ x: index * gap, y: y + random.between(0, 6) }))
    return (
      ground(random, 206, 12, palette.hill) +
      shape('M136 246V178L200 146L264 178V246Z', palette.land) +
      shape('M126 182L200 142L274 182Z', palette.accent) +
      box(150, 190, 100, 56, palette.wall, 3) +
      line('M152 192q10 22 0 48M248 192q-10 22 0 48', palette.bloom, 10) +
      dots(scatter(random, 15, air), 6, palette.accent) +
      dots(scatter(random, 12, air), 5, palette.wall) +
      dots(scatter(random, 9, air), 6, palette.bloom) +
      lanterns(34, 26, 7, 27, palette) +
      lanterns(90, 18, 11, 16, palette) +
      ground(random, 250, 2, palette.land) +
      dots(row(17, 25, 246), 21, palette.land) +
      dots(row(13, 33, 276), 32, palette.deep) +
      ground(random, 286, 2, palette.deep)
    )
  },
}

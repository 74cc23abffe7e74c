import { box, crests, glitter, gulls, line, place, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from '../scene.ts'

function ferry(x: number, y: number, palette: Palette): string {
  return place(
    x,
    y,
    1,
    line('M-58 16q-20 1-34 5M-52 22q-14 2-22 5', palette.wall, 3, 0.8) +
      shape('M-44 0H44L32 20H-36Z', palette.wall) +
      shape('M-40 8H40L36 14H-38Z', palette.accent) +
      box(-26, -16, 46, 16, palette.wall, 3) +
      line('M-17-8h5M-5-8h5M7-8h5', palette.deep, 5) +
      box(-10, -28, 10, 12, palette.accent, 1),
  )
}

/** A small island with coloured roofs, and the boat that goes there. */
export const island: Scene = {
  palettes: ['sea', 'day', 'sunset', 'dawn', 'canola'],
  draw({ palette, random, sun, seaFill }) {
    const roofs = [palette.accent, palette.bloom, palette.sea[1]]
    const houses = [150, 178, 206, 232].map((x, index) => {
      const y = 176 - (index % 2) * 6
      return box(x, y, 17, 12, palette.wall) + shape(`M${x - 3} ${y}l11-9 12 9z`, roofs[index % 3] ?? palette.accent)
    })
    return (
      box(0, 178, 400, 122, seaFill) +
      glitter(random, sun.x, 186, palette.sun) +
      shape('M70 192C104 176 120 150 172 146S238 128 268 118 312 150 340 192Z', palette.hill) +
      shape('M268 118C290 116 314 152 340 192H262C280 168 260 140 268 118Z', palette.land, 0.55) +
      place(274, 120, 1, shape('M-5 0l2-24h6l2 24z', palette.wall) + box(-4, -31, 8, 8, palette.accent, 2)) +
      houses.join('') +
      shape('M52 196C120 184 290 184 352 196L340 202H66Z', palette.deep) +
      line('M60 204H346', palette.wall, 3, 0.7) +
      crests(random, 12, 214, 290, palette.wall) +
      ferry(random.between(130, 270), 244, palette) +
      gulls(random.between(80, 150), random.between(96, 120), palette.wall)
    )
  },
}

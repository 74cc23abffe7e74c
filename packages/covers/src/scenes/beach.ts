import { box, crests, glitter, gulls, hill, line, place, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from '../scene.ts'

function parasol(x: number, y: number, palette: Palette): string {
  return place(
    x,
    y,
    1,
    line('M0 22L-9-34', palette.deep, 3) +
      shape('M-44-24A36 36 0 0 1 24-38Q6-42-9-34-28-36-44-24Z', palette.accent) +
      shape('M-27-31Q-26-52-15-61 0-50 5-36-4-38-9-34-19-36-27-31Z', palette.wall) +
      line('M-30 25h44', palette.bloom, 6),
  )
}

function surfboard(x: number, y: number, palette: Palette): string {
  return place(
    x,
    y,
    1,
    shape('M-8 24Q-20-30 4-66 22-24 8 24Z', palette.accent) +
      line('M1 18Q-2-24 4-56', palette.wall, 4) +
      shape('M-22 27Q0 14 24 27Z', palette.sand) +
      line('M34 25h22', palette.bloom, 6),
  )
}

/** Shallow water over white sand, an islet offshore. */
export const beach: Scene = {
  palettes: ['sea', 'day', 'sunset', 'canola'],
  draw({ palette, random, sun, seaFill }) {
    const islet = sun.x > 200 ? 96 : 306
    const belongings = random.pick([parasol, parasol, surfboard])
    return (
      hill({ x: islet, y: 176, width: random.between(130, 190), height: random.between(32, 46), dip: 3 }, palette.far) +
      box(0, 172, 400, 128, seaFill) +
      glitter(random, sun.x, 180, palette.sun) +
      crests(random, 10, 188, 224, palette.wall) +
      shape('M0 300V236C70 218 130 224 200 238S330 244 400 222V300Z', palette.wall, 0.3) +
      shape('M0 300V258C70 240 140 244 206 256S330 264 400 244V300Z', palette.sand) +
      line('M-5 259C70 240 140 244 206 256S330 264 405 243', palette.wall, 5, 0.9) +
      belongings(random.between(110, 290), 260, palette) +
      gulls(random.between(120, 240), random.between(104, 134), palette.wall)
    )
  },
}

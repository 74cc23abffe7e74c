import { box, crests, dots, glitter, ground, gulls, line, scatter, shape } from '../draw.ts'
import type { Scene } from '../scene.ts'

const CROWN = 'l7-13 13 1 10-13 15 8 13-9 14 9 15-7 12 8 15-8 13 9 14 1 8 14'

/** A tuff cone in the sea with its crown of rock, as at Seongsan. */
export const cone: Scene = {
  palettes: ['dawn', 'sunset', 'sea', 'day', 'canola'],
  sun: { x: 322, y: 134 },
  draw({ palette, random, seaFill }) {
    return (
      box(0, 182, 400, 118, seaFill) +
      glitter(random, 322, 190, palette.sun) +
      crests(random, 9, 204, 256, palette.wall) +
      shape(`M44 216C70 186 84 152 98 136${CROWN}C262 158 276 190 304 216Z`, palette.land) +
      shape('M44 216C70 186 84 152 98 136l7-13 13 1 10-13 9 5C136 150 140 186 116 216Z', palette.hill) +
      line('M166 132q-8 32-4 60M200 130q4 34-4 66M232 136q14 28 12 58', palette.deep, 3.5, 0.3) +
      shape('M-10 230C40 200 100 202 160 208S290 204 330 222L340 232Q160 250-10 244Z', palette.hill) +
      line('M20 238Q160 250 330 231', palette.wall, 4, 0.8) +
      gulls(random.between(60, 110), random.between(72, 96), palette.wall) +
      ground(random, 268, 7, palette.deep) +
      dots(scatter(random, 24, { x: 4, y: 280, width: 392, height: 18 }), 7, '#ffd95c')
    )
  },
}

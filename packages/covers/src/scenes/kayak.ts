import { box, circle, crests, glitter, hill, line, place, shape } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** One kayak on clear water over the reef. */
export const kayak: Scene = {
  palettes: ['sea', 'day', 'sunset', 'dawn'],
  draw({ palette, random, sun, seaFill }) {
    return (
      hill({ x: sun.x > 200 ? 90 : 310, y: 166, width: 220, height: random.between(36, 52), dip: 4 }, palette.far) +
      box(0, 162, 400, 138, seaFill) +
      glitter(random, sun.x, 170, palette.sun) +
      shape('M20 300q20-44 76-40t70 40zM250 300q14-34 60-32t62 32z', palette.deep, 0.28) +
      crests(random, 16, 182, 288, palette.wall) +
      place(
        random.between(180, 220),
        236,
        1.25,
        shape('M-90 12Q0 26 90 12 60 34 0 34T-90 12Z', palette.deep, 0.22) +
          shape('M-92 4Q-40-6 0-6T92 4Q52 24 0 24T-92 4Z', palette.accent) +
          shape('M-92 4Q0 14 92 4 52 24 0 24T-92 4Z', palette.bloom) +
          shape('M-22-1Q0-9 22-1 0 7-22-1Z', palette.deep) +
          shape('M-13-2q-3-30 12-31t14 31z', palette.wall) +
          line('M-12-24Q-26-14-20-8M12-24Q26-30 24-20', palette.wall, 6) +
          circle(0, -43, 9, '#f2c6a2') +
          shape('M-14-44q14-18 28 0z', palette.sea[1]) +
          line('M-52 14L52-36', '#a9754d', 4) +
          shape('M-50 8q-20 4-18 18 14 4 24-12zM50-30q4-18 20-16 8 12-10 22z', palette.sun),
      ) +
      line('M60 262q-20 2-34 8M62 272q-12 2-20 6', palette.wall, 3, 0.7)
    )
  },
}

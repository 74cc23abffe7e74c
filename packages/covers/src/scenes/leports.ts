import { box, crests, ground, hill, line, place, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from '../scene.ts'

function paraglider(x: number, y: number, scale: number, palette: Palette): string {
  return place(
    x,
    y,
    scale,
    line('M-60-14L-3 52M-22-34L-1 50M22-34L3 50M60-14L5 52', palette.deep, 1.4, 0.7) +
      shape('M-72-8Q-64-52 0-54T72-8Q58-26 44-24 30-34 16-28 0-36-16-28-30-34-44-24-58-26-72-8Z', palette.accent) +
      shape('M-44-24Q-38-50-8-54L-16-28Q-30-34-44-24ZM44-24Q38-50 8-54L16-28Q30-34 44-24Z', palette.wall) +
      line('M0 62l9 6 4 9', palette.deep, 5) +
      shape('M-8 68q-2-18 8-18t8 18z', palette.bloom) +
      `<circle cx="0" cy="46" r="6" fill="${palette.deep}"/>`,
  )
}

/** Gliding from an oreum towards the sea. */
export const leports: Scene = {
  palettes: ['sea', 'day', 'sunset', 'canola', 'dawn'],
  draw({ palette, random, sun, seaFill }) {
    const x = sun.x > 200 ? random.between(130, 180) : random.between(220, 270)
    return (
      box(0, 196, 400, 60, seaFill) +
      crests(random, 9, 204, 226, palette.wall) +
      hill({ x: 400 - x, y: 236, width: 330, height: random.between(74, 98), dip: 9 }, palette.hill) +
      ground(random, 232, 9, palette.land) +
      ground(random, 264, 8, palette.deep) +
      paraglider(x, random.between(102, 116), 1.1, palette)
    )
  },
}

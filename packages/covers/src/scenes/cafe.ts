import { box, crests, glitter, hill, line, place, shape, tangerine } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** A window seat for one, the sea outside. */
export const cafe: Scene = {
  palettes: ['sea', 'sunset', 'dawn', 'day', 'mist', 'night'],
  draw({ palette, random, sun, seaFill }) {
    const drink = random.pick(['#7d5238', '#5f7f3f', '#e9a35c'])
    const cupX = random.between(168, 196)
    return (
      hill({ x: sun.x > 200 ? 90 : 310, y: 166, width: 190, height: random.between(34, 52), dip: 4 }, palette.far) +
      box(0, 162, 400, 80, seaFill) +
      glitter(random, sun.x, 170, palette.sun) +
      crests(random, 9, 180, 216, palette.wall) +
      line('M200-10V230', palette.wall, 7) +
      line('M-5 40H405', palette.wall, 7) +
      box(0, 224, 400, 76, '#c7935f') +
      box(0, 224, 400, 8, '#dcae7c') +
      place(
        cupX,
        150,
        1.05,
        line('M-18-14q-11-13 0-26t0-22M14-14q-11-13 0-26t0-22', palette.wall, 6, 0.85) +
          '<ellipse cx="0" cy="98" rx="78" ry="13" fill="#8a5f40" opacity=".35"/>' +
          `<ellipse cx="0" cy="92" rx="74" ry="13" fill="${palette.accent}"/>` +
          line('M50 20q32-4 30 20t-38 24', palette.wall, 11) +
          shape('M-52 4H52V52Q52 90 18 90H-18Q-52 90-52 52Z', palette.wall) +
          shape('M30 4H52V52Q52 90 18 90H6Q34 84 30 4Z', palette.far, 0.5) +
          `<ellipse cx="0" cy="4" rx="52" ry="11" fill="${palette.wall}"/><ellipse cx="0" cy="5" rx="44" ry="8" fill="${drink}"/>`,
      ) +
      tangerine(cupX + 124, 240, 1.5, palette.accent) +
      tangerine(cupX + 152, 246, 1.2, palette.accent)
    )
  },
}

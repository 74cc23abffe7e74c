import { ground, hill, line, place, shape } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** A grazing pony, drawn looking to the left with its hooves on (0, 0). */
export function pony(x: number, y: number, scale: number, coat: string, mane: string): string {
  return place(
    x,
    y,
    scale,
    line('M-13-18l-2 17M-6-18l1 17M14-18l-1 17M20-20l3 18', coat, 5) +
      shape(
        'M-20-30Q-6-38 14-36 26-35 25-22 24-13 12-14L-8-13Q-18-14-20-22L-30-8q-4 5-9 3-4-2-2-6L-30-28q4-6 10-2Z',
        coat,
      ) +
      line('M-33-26q4-8 14-7', mane, 5) +
      line('M24-31q8 5 5 17', mane, 4.5),
  )
}

/** Ponies on a mountain pasture. */
export const meadow: Scene = {
  palettes: ['day', 'canola', 'mist', 'dawn', 'sunset'],
  draw({ palette, random }) {
    const ponyX = random.between(150, 210)
    return (
      hill({ x: 110, y: 220, width: 260, height: random.between(58, 76), dip: 6 }, palette.far) +
      hill({ x: 300, y: 224, width: 300, height: random.between(76, 96), dip: 8 }, palette.hill) +
      ground(random, 208, 6, palette.land) +
      pony(ponyX + 120, 226, 0.75, palette.wall, palette.sand) +
      ground(random, 232, 5, palette.hill) +
      pony(ponyX, 262, 1.45, '#9c6644', '#5b3a29') +
      line('M-5 268H405M-5 282H405', palette.wall, 5) +
      line('M36 258V300M124 258V300M212 258V300M300 258V300M388 258V300', palette.wall, 7) +
      ground(random, 294, 3, palette.deep)
    )
  },
}

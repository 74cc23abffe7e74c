import { box, dots, ground, hill, line, place, shape, stoneWall } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from '../scene.ts'

/** A thatched house: straw roped down in a net against the wind. */
function thatchedHouse(x: number, y: number, scale: number, palette: Palette): string {
  return place(
    x,
    y,
    scale,
    box(-62, -44, 124, 44, palette.sand) +
      dots(
        [-54, -40, -26, 28, 42, 54].map((at, index) => ({ x: at, y: -10 - (index % 3) * 11 })),
        11,
        palette.deep,
        0.55,
      ) +
      box(-14, -36, 28, 36, '#7a5640', 2) +
      line('M0-34V-2', palette.sand, 1.6) +
      shape('M-80-36Q-66-86 0-88T80-36Q40-46 0-46T-80-36Z', '#d9b877') +
      line(
        'M-58-42Q-50-66-30-82M-30-45Q-24-70-8-87M0-46V-87M30-45Q24-70 8-87M58-42Q50-66 30-82M-68-54Q0-72 68-54M-46-74Q0-84 46-74',
        '#a98347',
        2,
      ),
  )
}

/** The stone grandfather who guards every gate. */
export function dolHareubang(x: number, y: number, scale: number, fill: string, features: string): string {
  return place(
    x,
    y,
    scale,
    shape('M-13 0Q-17-26-11-34-14-54 0-55 14-54 11-34 17-26 13 0Z', fill) +
      shape('M-13-46Q-12-62 0-62T13-46Z', fill) +
      line('M-14-46H14M-4-41v0M5-41v0M-8-22H2M-2-14H8', features, 2.6) +
      line('M-5-41h.1M5-41h.1', features, 5) +
      line('M0-38v5', features, 3),
  )
}

/** A Jeju village: thatch, basalt walls, tangerines. */
export const village: Scene = {
  palettes: ['dawn', 'day', 'sunset', 'mist', 'canola'],
  draw({ palette, random }) {
    const houseX = random.between(186, 216)
    return (
      hill({ x: random.between(240, 320), y: 222, width: 340, height: random.between(84, 108), dip: 10 }, palette.far) +
      ground(random, 212, 6, palette.hill) +
      thatchedHouse(houseX - 116, 218, 0.7, palette) +
      thatchedHouse(houseX + 22, 244, 1.05, palette) +
      ground(random, 240, 3, palette.land) +
      stoneWall(random, 262, palette.deep, -8, 128) +
      stoneWall(random, 262, palette.deep, 216) +
      dolHareubang(150, 272, 1, palette.deep, palette.far) +
      ground(random, 274, 4, palette.deep) +
      dots(
        [
          { x: 306, y: 238 },
          { x: 320, y: 230 },
          { x: 332, y: 240 },
          { x: 318, y: 246 },
        ],
        10,
        palette.accent,
      )
    )
  },
}

import { dots, ground, hill, line, place, scatter, shape, walker } from '../draw.ts'
import type { Scene } from '../scene.ts'

const PETAL = '#f5cb3d'

function turbine(x: number, y: number, scale: number, turn: number, colour: string): string {
  return place(
    x,
    y,
    scale,
    line('M0 0V-70', colour, 3.5) +
      `<g transform="translate(0 -70) rotate(${Math.round(turn)})">${line('M0 0V-32M0 0l28 16M0 0l-28 16', colour, 4)}</g>`,
  )
}

/** Fields of rape blossom below the wind turbines. */
export const canola: Scene = {
  palettes: ['canola', 'day', 'dawn', 'sea'],
  draw({ palette, random }) {
    return (
      hill({ x: 300, y: 210, width: 300, height: random.between(60, 84), dip: 8 }, palette.far) +
      turbine(96, 206, 1.15, random.between(0, 120), palette.wall) +
      turbine(150, 206, 0.8, random.between(0, 120), palette.wall) +
      turbine(338, 202, 0.7, random.between(0, 120), palette.wall) +
      ground(random, 202, 5, '#8fbf62') +
      ground(random, 216, 3, PETAL) +
      shape('M150 320Q206 256 226 214H236Q236 256 268 320Z', palette.sand) +
      line('M-5 238q90-8 196 0M-5 262q80-10 172 0M256 238q70-8 150 0M262 264q70-8 150 0', '#a9c25a', 5, 0.8) +
      walker(random.between(220, 232), 254, 0.9, palette) +
      dots(scatter(random, 34, { x: 2, y: 272, width: 150, height: 26 }), 9, '#ffdd5c') +
      dots(scatter(random, 28, { x: 276, y: 272, width: 122, height: 26 }), 9, '#ffdd5c') +
      line('M30 300v-22M74 300v-26M112 300v-18M306 300v-22M350 300v-26M384 300v-20', '#7aa647', 3)
    )
  },
}

import { box, dots, ground, line, px, shape, tangerine } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Point, Scene } from '../scene.ts'

const STRIPES = 8
const STRIPE_WIDTH = 35

/** Every second stripe of an awning that narrows towards the wall. */
function stripes(first: number): string {
  let d = ''
  for (let index = first; index < STRIPES; index += 2) {
    const x = 60 + index * STRIPE_WIDTH
    d += `M${px(x + (200 - x) * 0.12)} 100H${px(x + STRIPE_WIDTH + (165 - x) * 0.12)}L${x + STRIPE_WIDTH} 146v6a17 14 0 0 1-35 0v-6z`
  }
  return d
}

function heap(x: number): Point[] {
  return [...[-20, 0, 20].map((dx) => ({ x: x + dx, y: 211 })), ...[-10, 10].map((dx) => ({ x: x + dx, y: 196 }))]
}

/** A market stall heaped with tangerines, its foot at y 262. */
export function stall(palette: Palette): string {
  const fruit = [...heap(124), ...heap(274)]
  return (
    line('M82 144V250M318 144V250', '#8a5f40', 8) +
    box(86, 146, 228, 70, palette.deep) +
    line('M120 146v16M200 146v18M280 146v16', palette.wall, 2) +
    line('M120 168h.1M200 170h.1M280 168h.1', '#ffe19a', 17) +
    shape(stripes(0), palette.accent) +
    shape(stripes(1), palette.wall) +
    dots(fruit, 20, palette.accent) +
    line(fruit.map(({ x, y }) => `M${x} ${y - 8}l6-3`).join(''), '#4f8a4b', 4) +
    line('M178 214v-22M191 214v-30M204 214v-24M217 214v-28', palette.bloom, 9) +
    line('M178 192h.1M191 184h.1M204 190h.1M217 186h.1', palette.wall, 9) +
    box(74, 216, 252, 46, '#c08a5a', 3) +
    line('M80 231H320M80 246H320', '#a06f45', 3) +
    box(94, 224, 44, 24, palette.wall, 3) +
    line('M102 232h28M102 240h18', palette.deep, 3, 0.6)
  )
}

export const shop: Scene = {
  palettes: ['canola', 'dawn', 'day', 'sunset', 'night'],
  draw({ palette, random }) {
    return (
      ground(random, 182, 10, palette.far) +
      box(0, 238, 400, 62, palette.land) +
      stall(palette) +
      ground(random, 270, 3, palette.deep) +
      tangerine(random.between(160, 240), 276, 1, palette.accent)
    )
  },
}

import { conifer, ground, line, shape, walker } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** A straight path between cedars, light falling through. */
export const forest: Scene = {
  palettes: ['mist', 'day', 'sea', 'dawn'],
  draw({ palette, random }) {
    const row = (xs: readonly number[], y: number, small: number, large: number) =>
      xs.map((x) => conifer(x + random.between(-7, 7), y, random.between(small, large))).join('')
    const backdrop = row([8, 46, 84, 122, 158, 240, 278, 316, 354, 392], 222, 1.2, 1.7)
    const middle = row([22, 76, 124, 276, 328, 382], 248, 1.9, 2.4)
    return (
      shape(backdrop, palette.far) +
      ground(random, 214, 5, palette.hill) +
      shape('M40-10L250 240H310L120-10ZM190-10L330 240H372L246-10Z', palette.sun, 0.16) +
      shape(middle, palette.land) +
      ground(random, 240, 4, palette.land) +
      shape('M96 320Q184 260 193 212H207Q220 260 304 320Z', palette.sand) +
      line('M150 296q50-8 98-2M176 270q24-4 48-1M188 248q12-2 24 0', palette.land, 2.5, 0.35) +
      walker(random.between(192, 208), 256, 0.85, palette) +
      shape(row([-2, 56, 344, 402], 306, 3, 3.5), palette.deep)
    )
  },
}

import { ground, hill, line, px, shape, times } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** Rows of tea running towards an oreum. */
export const tea: Scene = {
  palettes: ['day', 'mist', 'canola', 'dawn'],
  draw({ palette, random }) {
    const vanish = random.between(150, 250)
    const rows = times(11, (index) => {
      const foot = -180 + index * 76
      return `M${px(foot)} 300Q${px(vanish + (foot - vanish) * 0.42)} 226 ${px(vanish + (foot - vanish) * 0.2)} 198h${px(6)}Q${px(vanish + (foot - vanish) * 0.42 + 26)} 226 ${px(foot + 54)} 300z`
    })
    return (
      hill({ x: 290, y: 210, width: 300, height: random.between(66, 84), dip: 8 }, palette.far) +
      hill({ x: 90, y: 212, width: 240, height: random.between(44, 60), dip: 5 }, palette.hill) +
      ground(random, 198, 3, palette.hill) +
      `<path d="${rows}" fill="#4f8f52" stroke="#4f8f52" stroke-width="6"/>` +
      line(
        times(11, (index) => {
          const foot = -166 + index * 76
          return `M${px(foot)} 300Q${px(vanish + (foot - vanish) * 0.42)} 226 ${px(vanish + (foot - vanish) * 0.2)} 200`
        }),
        '#86b96a',
        5,
      ) +
      shape('M318 204v-26h30v26z', palette.wall) +
      shape('M312 180l21-18 21 18z', palette.accent)
    )
  },
}

import { ground, line, shape, walker } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** A frame of rock with an opening; the further in, the larger the inset. */
function ring(inset: number, floor: number, fill: string): string {
  const left = 40 + inset
  const right = 360 - inset
  const crown = 46 + inset * 0.55
  const d = `M-20-20H420V320H-20ZM${left} ${floor}C${left - 14} ${crown + 50} ${left + 50} ${crown} 200 ${crown}S${right + 14} ${crown + 50} ${right} ${floor}Z`
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`
}

/** The inside of a lava tube, looking out. */
export const cave: Scene = {
  palettes: ['mist', 'dawn', 'day', 'night'],
  sun: { x: 232, y: 138 },
  draw({ palette, random }) {
    return (
      ground(random, 196, 8, palette.far) +
      ring(92, 232, palette.hill) +
      ring(58, 250, palette.land) +
      ring(14, 286, palette.deep) +
      shape('M60 320Q176 276 186 222H214Q226 276 340 320Z', palette.sand, 0.5) +
      line('M96 160q-10 40-12 80M304 160q10 40 12 80M130 120q20-24 44-28M270 120q-20-24-44-28', palette.deep, 4, 0.4) +
      line('M70 66l3 20M128 40l2 18M262 44l-2 22M332 72l-3 20', palette.land, 7) +
      walker(206, 262, 1, palette)
    )
  },
}

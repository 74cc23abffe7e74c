import { dots, ground, line, scatter } from '../draw.ts'
import type { Scene } from '../scene.ts'
import { bowl, sideDish, steam, table } from './tableware.ts'

/** Noodles lifted out of their broth. */
export const noodle: Scene = {
  palettes: ['dawn', 'mist', 'day', 'sunset', 'canola'],
  draw({ palette, random }) {
    const strands = [214, 221, 228, 235, 242].map((x) => `M${x} 158q-5-22 0-44t4-34`).join('')
    return (
      ground(random, 184, 10, palette.far) +
      table(palette) +
      steam(140, 122, palette.wall) +
      bowl(random.pick([palette.land, palette.deep, palette.sea[1]]), palette.wall, palette.wall) +
      '<ellipse cx="200" cy="158" rx="95" ry="20" fill="#f3dcae"/>' +
      line('M120 158q20-12 40 0t40 0 40 0 34-2M132 166q20-10 40 0t40 0 40-2M138 150q18-8 36 0t36 0', '#fff6da', 4) +
      dots(scatter(random, 8, { x: 122, y: 148, width: 70, height: 18 }), 7, '#6aa84f') +
      line('M130 154q14-8 30-2M136 163q14-6 28 0', '#b3765a', 9) +
      line(strands, '#fff6da', 5) +
      line('M196 92L322 50M200 104L330 66', '#8a5f40', 6) +
      sideDish(66, 262, palette.wall, '#d9534f') +
      sideDish(334, 266, palette.wall, '#e6b34d')
    )
  },
}

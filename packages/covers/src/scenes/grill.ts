import { ground, line, place, shape, times } from '../draw.ts'
import type { Scene } from '../scene.ts'
import { sideDish, steam, table } from './tableware.ts'

function slice(x: number, y: number): string {
  const meat = shape('M-30-6Q0-16 30-6L26 9Q0 2-26 9Z', '#c4705a')
  return place(x, y, 1, meat + line('M-25-2Q0-9 25-2M-23 5Q0-2 23 5', '#fbe4d3', 3.5))
}

/** Black pork over charcoal. */
export const grill: Scene = {
  palettes: ['sunset', 'night', 'dawn', 'mist', 'day'],
  draw({ palette, random }) {
    return (
      ground(random, 184, 10, palette.far) +
      table(palette) +
      steam(200, 132, palette.wall) +
      shape('M92 190H308Q300 250 254 262H146Q100 250 92 190Z', '#4a4145') +
      line('M112 222Q200 246 288 222', '#6b5d60', 4) +
      '<ellipse cx="200" cy="188" rx="112" ry="36" fill="#5f5457"/><ellipse cx="200" cy="188" rx="96" ry="28" fill="#e0592f"/>' +
      times(
        9,
        (index) =>
          `<circle cx="${122 + index * 19}" cy="${Math.round(random.between(178, 200))}" r="9" fill="${index % 2 ? '#ffb347' : '#8c3a28'}"/>`,
      ) +
      line('M108 182H292M106 192H294M116 202H284M122 172H278', '#3b3336', 3) +
      slice(158, 180) +
      slice(232, 176) +
      slice(194, 196) +
      sideDish(58, 264, palette.wall, '#6aa84f') +
      sideDish(342, 266, palette.wall, '#8c4a3a') +
      line('M316 214L390 150M322 222L398 164', '#d7dbe0', 6)
    )
  },
}

import { circle, dots, ground, line, scatter, shape } from '../draw.ts'
import type { Scene } from '../scene.ts'
import { chopsticks, sideDish, steam, table } from './tableware.ts'

/** A clay pot still bubbling, rice on the side. */
export const stew: Scene = {
  palettes: ['dawn', 'mist', 'sunset', 'night', 'day'],
  draw({ palette, random }) {
    const surface = { x: 132, y: 152, width: 136, height: 18 }
    return (
      ground(random, 184, 10, palette.far) +
      table(palette) +
      steam(200, 126, palette.wall) +
      '<ellipse cx="200" cy="256" rx="104" ry="13" fill="#8a5f40"/>' +
      shape('M100 164H300Q304 232 262 252H138Q96 232 100 164Z', '#43383a') +
      shape('M88 170q0-12 14-12v26q-14 0-14-14zM312 170q0-12-14-12v26q14 0 14-14z', '#43383a') +
      line('M112 196Q200 218 288 196', '#6b5a58', 4) +
      '<ellipse cx="200" cy="162" rx="102" ry="26" fill="#5a4b4b"/><ellipse cx="200" cy="163" rx="88" ry="19" fill="#d9603b"/>' +
      dots(scatter(random, 10, surface), 9, '#f3a35c') +
      dots(scatter(random, 6, surface), 13, '#fff1d6') +
      dots(scatter(random, 8, surface), 7, '#5f9a4a') +
      sideDish(58, 264, palette.wall, '#fffdf4') +
      circle(58, 256, 14, '#fffdf4') +
      chopsticks('#8a5f40')
    )
  },
}

import { circle, ground, line, shape } from '../draw.ts'
import type { Scene } from '../scene.ts'
import { chopsticks, sideDish, table } from './tableware.ts'

/** A grilled fish on a long plate, half a lemon beside it. */
export const fish: Scene = {
  palettes: ['sea', 'day', 'dawn', 'sunset', 'mist'],
  draw({ palette, random, seaFill }) {
    const skin = random.pick(['#e3a06a', '#d98a76', '#8fa9b8'])
    return (
      `<rect y="168" width="400" height="60" fill="${seaFill}"/>` +
      ground(random, 190, 4, palette.far) +
      table(palette) +
      '<ellipse cx="200" cy="240" rx="140" ry="34" fill="#7a5640" opacity=".3"/>' +
      `<ellipse cx="200" cy="230" rx="142" ry="36" fill="${palette.wall}"/><ellipse cx="200" cy="228" rx="118" ry="26" fill="${palette.sea[0]}" opacity=".45"/>` +
      shape('M96 222Q136 178 206 184T290 214L326 190Q322 220 332 246L290 228Q240 256 180 250T96 222Z', skin) +
      shape('M170 186Q200 160 236 190Z', skin) +
      shape('M96 222Q140 244 190 240T290 220L290 228Q240 256 180 250T96 222Z', palette.wall, 0.35) +
      line('M136 202q10 20 0 40', palette.deep, 3, 0.5) +
      line('M168 200l16 30M196 198l16 32M224 200l14 28', palette.deep, 5, 0.35) +
      circle(118, 217, 5, '#fff') +
      circle(118, 217, 2.6, '#333') +
      circle(300, 256, 15, '#f7d14b') +
      circle(300, 256, 10, '#fff2b3') +
      line('M290 256h20M295 247l10 18M305 247l-10 18', '#f7d14b', 1.8) +
      sideDish(64, 276, palette.wall, '#6aa84f') +
      chopsticks('#8a5f40')
    )
  },
}

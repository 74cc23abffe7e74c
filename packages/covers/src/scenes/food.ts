import { dots, ground, line, scatter } from '../draw.ts'
import type { Scene } from '../scene.ts'
import { bowl, chopsticks, sideDish, steam, table } from './tableware.ts'

/** A warm bowl for one. */
export const food: Scene = {
  palettes: ['dawn', 'mist', 'sunset', 'day', 'canola', 'sea'],
  draw({ palette, random }) {
    const glaze = random.pick([palette.land, palette.deep, palette.sea[1]])
    const soup = random.pick(['#f3c46b', '#f0d9a8', '#e58b52'])
    const surface = { x: 124, y: 148, width: 152, height: 18 }
    return (
      ground(random, 184, 10, palette.far) +
      table(palette) +
      steam(200, 122, palette.wall) +
      bowl(glaze, palette.wall, palette.wall) +
      `<ellipse cx="200" cy="158" rx="95" ry="20" fill="${soup}"/>` +
      dots(scatter(random, 7, surface), 12, '#fff6da') +
      dots(scatter(random, 9, surface), 8, '#6aa84f') +
      dots(scatter(random, 6, surface), 8, '#d9534f') +
      line('M150 160q10-6 20 0M232 156q10-6 20 0', '#fff6da', 4) +
      sideDish(62, 262, palette.wall, '#d9534f') +
      chopsticks('#8a5f40')
    )
  },
}

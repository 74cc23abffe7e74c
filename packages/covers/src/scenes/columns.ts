import { box, crests, glitter, gulls, line, shape } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { SceneRandom } from '../random.ts'
import type { Scene } from '../scene.ts'

/** One column of lava that cooled into six sides, three of which show. */
function column(x: number, top: number, palette: Palette): string {
  return (
    shape(`M${x} ${top}h13V280h-13z`, palette.land) +
    shape(`M${x + 13} ${top}h14V280h-14z`, palette.deep) +
    shape(`M${x} ${top}l6-8h14l7 8-7 6H${x + 6}z`, palette.hill)
  )
}

function cluster(random: SceneRandom, palette: Palette, heights: readonly number[], from: number): string {
  return heights
    .map((top, index) => column(from + index * 27, Math.round(top + random.between(-9, 9)), palette))
    .join('')
}

/** The hexagonal basalt columns of the south coast, with surf at their feet. */
export const columns: Scene = {
  palettes: ['sea', 'day', 'sunset', 'mist', 'dawn'],
  draw({ palette, random, sun, seaFill }) {
    return (
      box(0, 166, 400, 134, seaFill) +
      glitter(random, sun.x, 174, palette.sun) +
      crests(random, 8, 184, 240, palette.wall) +
      cluster(random, palette, [112, 132, 124, 154, 168, 196, 214], -12) +
      cluster(random, palette, [226, 204, 190, 160, 148], 285) +
      line('M-6 262q18-16 34-2t34 0 34 0 34 2 34-4 34 2 34-2 34 0 34-2 34 2 34 0 34 0', palette.wall, 7, 0.95) +
      line('M-6 276q20-10 38 0t38 0 38 0 38 0 38 0 38 0 38 0 38 0 38 0 38 0', palette.wall, 4, 0.6) +
      gulls(random.between(190, 250), random.between(96, 130), palette.wall)
    )
  },
}

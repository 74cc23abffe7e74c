import { box, ground, line, shape, times } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** A village bookshop with a bench by the door. */
export const books: Scene = {
  palettes: ['dawn', 'mist', 'day', 'sunset', 'night'],
  draw({ palette, random }) {
    const covers = [palette.accent, palette.bloom, palette.sea[1], palette.hill, palette.land] as const
    const shelf = (y: number) =>
      times(9, (index) => {
        const height = random.between(17, 25)
        return box(126 + index * 10.5, y - height, 8, height, random.pick(covers), 1)
      }) + box(122, y, 98, 4, '#a9754d')
    return (
      ground(random, 196, 8, palette.far) +
      box(96, 120, 208, 132, palette.wall) +
      shape('M78 124L104 82H296L322 124Z', palette.deep) +
      line('M104 84H296M92 104H308', palette.far, 2, 0.5) +
      box(116, 142, 110, 86, '#fbe3b4', 4) +
      shelf(178) +
      shelf(214) +
      line('M171 142V228', palette.wall, 4) +
      box(240, 146, 46, 106, palette.land, 4) +
      box(248, 154, 30, 46, '#fbe3b4', 3) +
      line('M278 214v8', palette.accent, 4) +
      line('M84 142h-22v14', palette.deep, 3) +
      shape('M46 156h34v24h-34z', palette.accent) +
      line('M63 160v16M63 161q-7-3-12 0v14q6-3 12 1 6-4 12-1v-14q-6-3-12 0', palette.wall, 2) +
      ground(random, 252, 2, palette.hill) +
      line('M128 236H212M138 238V262M202 238V262', '#8a5f40', 6) +
      line('M306 262V244', palette.deep, 14) +
      shape('M306 240q-20-4-16-26 16 4 16 26 2-26 20-28 2 24-20 28z', '#4f8f58') +
      ground(random, 268, 3, palette.deep)
    )
  },
}

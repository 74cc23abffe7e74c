import { box, crests, line, place, px, shape, times } from '../draw.ts'
import type { Scene } from '../scene.ts'

function palm(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    line('M0 0Q6-40-2-74', '#8a6a50', 6) +
      shape(
        'M-2-76Q-30-92-46-68-26-78-2-76-34-70-36-46-24-66-2-76 22-94 44-70 24-78-2-76 30-70 34-46 20-66-2-76-4-100 16-106 2-94-2-76Z',
        '#3f8a5c',
      ),
  )
}

/** A hotel by the sea, some windows lit. */
export const hotel: Scene = {
  palettes: ['sunset', 'night', 'sea', 'dawn', 'day'],
  draw({ palette, random, seaFill }) {
    const lit = palette.starry ? palette.accent : '#ffd27a'
    const floors = times(6, (floor) => {
      const y = 102 + floor * 22
      return times(5, (room) => (random.chance(0.35) ? `M${140 + room * 27} ${y}h13v11h-13z` : ''))
    })
    const glass = times(6, (floor) => times(5, (room) => `M${140 + room * 27} ${102 + floor * 22}h13v11h-13z`))
    return (
      box(0, 182, 400, 118, seaFill) +
      crests(random, 9, 192, 232, palette.wall) +
      shape('M288 136h58v104h-58z', palette.far) +
      line('M298 152h38M298 172h38M298 192h38M298 212h38', palette.wall, 6, 0.8) +
      box(126, 84, 148, 160, palette.wall, 6) +
      box(118, 78, 164, 10, palette.deep, 4) +
      box(178, 62, 44, 18, palette.accent, 4) +
      shape(glass, palette.hill) +
      shape(floors, lit) +
      shape('M164 244V228Q200 212 236 228V244Z', palette.accent) +
      box(0, 242, 400, 58, palette.land) +
      shape('M70 262Q120 250 190 254T330 258Q330 282 200 284T70 262Z', palette.sea[0]) +
      line(`M${px(random.between(110, 150))} 266q14-5 28 0t28 0M210 272q14-5 28 0t28 0`, palette.wall, 3, 0.8) +
      palm(88, 256, random.between(1, 1.15)) +
      palm(316, 258, random.between(0.85, 1)) +
      palm(44, 278, 1.2)
    )
  },
}

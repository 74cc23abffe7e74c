import { box, conifer, ground, line, shape, stoneWall } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** An old government hall with an upturned tiled roof. */
export const pavilion: Scene = {
  palettes: ['dawn', 'day', 'sunset', 'mist', 'night'],
  draw({ palette, random }) {
    const pines = [28, 66, 338, 374].map((x) => conifer(x + random.between(-8, 8), 236, random.between(1.4, 2)))
    return (
      ground(random, 196, 8, palette.far) +
      shape(pines.join(''), palette.hill) +
      ground(random, 232, 4, palette.land) +
      box(104, 222, 192, 16, palette.sand) +
      line('M112 230H288', palette.land, 2, 0.5) +
      box(118, 152, 164, 70, palette.wall) +
      [122, 166, 226, 270].map((x) => box(x, 148, 9, 76, '#b5523f')).join('') +
      box(178, 170, 44, 52, palette.starry ? palette.accent : '#5c7f72', 2) +
      line('M200 170V222M178 188H222M178 205H222', palette.wall, 1.6, 0.7) +
      shape('M72 150Q104 142 122 118H278Q296 142 328 150L322 160H78Z', palette.deep) +
      shape('M118 120Q140 110 152 92H248Q260 110 282 120Z', palette.deep) +
      line('M120 119H280M152 91H248', palette.far, 4) +
      line('M140 124L126 154M170 124L162 156M200 124V157M230 124L238 156M260 124L274 154', palette.far, 1.6, 0.45) +
      line('M80 157Q200 166 320 157', palette.accent, 3) +
      stoneWall(random, 268, palette.deep, -8, 150) +
      stoneWall(random, 268, palette.deep, 246) +
      shape('M172 238H228L262 300H138Z', palette.sand) +
      ground(random, 290, 3, palette.deep)
    )
  },
}

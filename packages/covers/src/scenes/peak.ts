import { conifer, dots, ground, line, px, scatter, shape, walker } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** Hallasan: the long shield, the broken crater on top, firs and azaleas below. */
export const peak: Scene = {
  palettes: ['mist', 'day', 'dawn', 'sunset', 'sea'],
  draw({ palette, random }) {
    const top = random.between(88, 102)
    const firs = [14, 52, 88, 304, 342, 380].map((x) =>
      conifer(x + random.between(-9, 9), 258, random.between(0.75, 1.1)),
    )
    const crater = 'l10-9 13 3 9 12 18 3 10-13 14-2 12 10'
    return (
      shape(
        `M-40 226C60 204 112 ${px(top + 40)} 156 ${px(top + 8)}${crater}C290 ${px(top + 44)} 340 204 440 226Z`,
        palette.hill,
      ) +
      shape(`M156 ${px(top + 8)}${crater}l16 15-17-3-9 14-15-15-12 17-15-19-13 16-13-14-19 7z`, palette.wall, 0.85) +
      line('M112 190q16-12 32-18M246 158q18 20 42 28M192 170q8 20 2 38', palette.land, 3.5, 0.45) +
      ground(random, 212, 7, palette.far) +
      ground(random, 230, 8, palette.land) +
      shape(firs.join(''), palette.deep) +
      walker(random.between(150, 250), 258, 1, palette) +
      ground(random, 258, 6, palette.deep) +
      dots(scatter(random, 26, { x: 4, y: 270, width: 392, height: 26 }), 7, palette.bloom)
    )
  },
}

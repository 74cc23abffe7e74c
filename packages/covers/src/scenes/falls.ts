import { circle, conifer, line, shape } from '../draw.ts'
import type { Scene } from '../scene.ts'

/** Water over a basalt cliff into a deep pool. */
export const falls: Scene = {
  palettes: ['mist', 'day', 'sea', 'dawn'],
  draw({ palette, random, seaFill }) {
    const trees = [22, 58, 96, 300, 338, 378].map((x) =>
      conifer(x + random.between(-8, 8), 118, random.between(0.8, 1.2)),
    )
    const left = Math.round(random.between(164, 176))
    const right = Math.round(random.between(224, 238))
    return (
      shape(trees.join(''), palette.land) +
      shape('M0 300V112Q60 98 118 110L140 100H262L284 108Q344 98 400 110V300Z', palette.deep) +
      shape('M116 111L140 100H262L286 108V236H116Z', palette.land) +
      line(
        'M134 118V226M150 110V230M252 112V230M269 118V224M36 130V200M74 126V224M326 126V220M366 130V200',
        palette.deep,
        4,
        0.45,
      ) +
      shape(`M${left} 100Q200 92 ${right} 100L${right + 9} 240H${left - 9}Z`, palette.wall, 0.95) +
      line(`M${left + 12} 108V226M${left + 30} 104V232M${right - 13} 108V224`, palette.sea[0], 3.5, 0.7) +
      shape('M60 300Q66 232 200 230T340 300Z', seaFill) +
      [152, 178, 204, 230, 250]
        .map((x) => circle(x, 240 + random.between(-3, 4), random.between(11, 17), palette.wall, 0.75))
        .join('') +
      line('M130 266q34-12 68 0t68 0M108 284q46-12 92 0t92 0', palette.wall, 3, 0.65) +
      shape('M-10 300q4-44 46-40t44 40zM322 300q6-36 40-38t48 38z', palette.hill) +
      shape('M-10 300q0-26 24-26t28 26zM356 300q4-24 26-22t28 22z', palette.deep)
    )
  },
}

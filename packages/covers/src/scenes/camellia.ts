import { dots, ground, line, scatter, shape, walker } from '../draw.ts'
import type { SceneRandom } from '../random.ts'
import type { Point, Scene } from '../scene.ts'

interface Tree extends Point {
  size: number
}

function crown({ x, y, size }: Tree): string {
  const half = Math.round(size * 0.9)
  const bulge = Math.round(size * 1.2)
  const [shoulder, top] = [Math.round(y - size * 2.2), Math.round(y - size * 2.5)]
  return `M${x - half} ${y}Q${x - bulge} ${shoulder} ${x} ${top}Q${x + bulge} ${shoulder} ${x + half} ${y}Z`
}

function flowersOf({ x, y, size }: Tree, random: SceneRandom): Point[] {
  return scatter(random, 13, { x: x - size * 0.75, y: y - size * 1.9, width: size * 1.5, height: size * 1.75 })
}

/** Camellias in bloom and the petals under them. */
export const camellia: Scene = {
  palettes: ['mist', 'dawn', 'day', 'canola'],
  draw({ palette, random }) {
    const far: Tree[] = [136, 264].map((x) => ({ x, y: 234, size: 38 }))
    const near: Tree[] = [46, 354].map((x) => ({ x, y: 284, size: 62 }))
    const grove = (trees: Tree[], flowerSize: number, leaf: string) => {
      const flowers = trees.flatMap((tree) => flowersOf(tree, random))
      return (
        shape(trees.map(crown).join(''), leaf) +
        dots(flowers, flowerSize, '#d9485f') +
        dots(flowers, Math.round(flowerSize / 3), palette.accent)
      )
    }
    return (
      ground(random, 196, 8, palette.far) +
      dots(scatter(random, 6, { x: 0, y: 188, width: 400, height: 14 }), 72, palette.hill) +
      ground(random, 214, 4, palette.hill) +
      shape('M110 320Q190 262 194 214H206Q214 262 290 320Z', palette.sand) +
      grove(far, 9, '#4a8259') +
      walker(random.between(196, 206), 250, 0.8, palette) +
      grove(near, 15, '#3c7350') +
      line('M-5 286H116M284 286H405', palette.land, 8) +
      dots(scatter(random, 24, { x: 6, y: 268, width: 388, height: 30 }), 6, '#e4667a')
    )
  },
}

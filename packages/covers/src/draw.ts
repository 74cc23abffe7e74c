import type { Palette } from './palettes.ts'
import type { SceneRandom } from './random.ts'
import { COVER_WIDTH, type Point } from './scene.ts'

/** One decimal is finer than a device pixel at every size a cover is shown, and keeps the files small. */
export function px(value: number): number {
  return Math.round(value * 10) / 10
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

function faint(opacity: number): string {
  return opacity < 1 ? ` opacity="${opacity}"` : ''
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${faint(opacity)}/>`
}

/** A stroke; its round caps and joins are set once, on the document. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${faint(opacity)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${fill}"${faint(opacity)}/>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`
}

export function place(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${px(x)} ${px(y)}) scale(${Math.round(scale * 100) / 100})">${content}</g>`
}

/** Many equal dots in one element: strokes of no length with round caps. */
export function dots(points: readonly Point[], size: number, colour: string, opacity = 1): string {
  return line(points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h.1`).join(''), colour, size, opacity)
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export function scatter(random: SceneRandom, count: number, area: Area): Point[] {
  return Array.from({ length: count }, () => ({
    x: random.between(area.x, area.x + area.width),
    y: random.between(area.y, area.y + area.height),
  }))
}

/** Fills reach down here, which is past the bottom of every canvas. */
const FLOOR = 330

/** Gently rolling ground from one edge to the other, filled down to the bottom of the canvas. */
export function ground(random: SceneRandom, y: number, swing: number, fill: string, width = COVER_WIDTH): string {
  const step = width / 5
  let d = `M0 ${FLOOR}V${px(y)}`
  let previous = y
  for (let x = 0; x < width; x += step) {
    const next = y + random.between(-swing, swing)
    d += `C${px(x + step * 0.45)} ${px(previous)} ${px(x + step * 0.55)} ${px(next)} ${px(x + step)} ${px(next)}`
    previous = next
  }
  return shape(`${d}V${FLOOR}Z`, fill)
}

export interface Hill {
  x: number
  /** Height of the foot on the canvas. */
  y: number
  width: number
  height: number
  /** The depth of the crater between its two shoulders. */
  dip?: number
}

/** An oreum: the small volcanic cone that only Jeju has in such number. */
export function hill({ x, y, width, height, dip = 0 }: Hill, fill: string): string {
  const top = y - height
  const rim = width * 0.1
  return shape(
    `M${px(x - width / 2)} ${px(y)}C${px(x - width * 0.3)} ${px(y - height * 0.3)} ${px(x - width * 0.22)} ${px(top)} ${px(x - rim)} ${px(top)}` +
      `Q${px(x)} ${px(top + dip * 2)} ${px(x + rim)} ${px(top)}` +
      `C${px(x + width * 0.22)} ${px(top)} ${px(x + width * 0.3)} ${px(y - height * 0.3)} ${px(x + width / 2)} ${px(y)}Z`,
    fill,
  )
}

/** The side of the same hill that lies in shadow. */
export function hillShade({ x, y, width, height }: Hill, fill: string): string {
  const top = y - height
  const rim = width * 0.1
  return shape(
    `M${px(x + rim)} ${px(top)}C${px(x + width * 0.22)} ${px(top)} ${px(x + width * 0.3)} ${px(y - height * 0.3)} ${px(x + width / 2)} ${px(y)}` +
      `H${px(x + width * 0.12)}C${px(x + width * 0.22)} ${px(y - height * 0.4)} ${px(x + width * 0.05)} ${px(y - height * 0.55)} ${px(x + rim)} ${px(top)}Z`,
    fill,
    0.28,
  )
}

/** Small crests scattered over water. */
export function crests(random: SceneRandom, count: number, top: number, bottom: number, colour: string): string {
  const d = scatter(random, count, { x: -10, y: top, width: COVER_WIDTH - 20, height: bottom - top })
    .map(({ x, y }) => {
      const reach = px(5 + (y - top) * 0.06)
      return `M${Math.round(x)} ${Math.round(y)}q${reach}-${px(reach * 0.6)} ${px(reach * 2)} 0t${px(reach * 2)} 0`
    })
    .join('')
  return line(d, colour, 2.2, 0.6)
}

/** The path of light that the sun lays on the sea. */
export function glitter(random: SceneRandom, x: number, y: number, colour: string): string {
  const d = times(7, (row) => {
    const half = random.between(6, 15 + row * 2)
    return `M${px(x - half + random.between(-4, 4))} ${y + row * 8}h${px(half * 2)}`
  })
  return line(d, colour, 3, 0.55)
}

/** A drystone wall of basalt, one course high. */
export function stoneWall(random: SceneRandom, y: number, fill: string, from = -8, to = COVER_WIDTH): string {
  let d = ''
  for (let x = from; x < to;) {
    const width = Math.round(random.between(13, 24))
    const height = Math.round(random.between(9, 15))
    d += `M${Math.round(x)} ${Math.round(y - height)}h${width}l2 ${height}h-${width + 3}z`
    x += width + 7
  }
  return `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="5"/>`
}

/** Outline of a conifer rooted at (x, y), for one path of many trees. */
export function conifer(x: number, y: number, scale: number): string {
  // Large trees do without the decimal: it is nearly half of their bytes.
  const unit = (length: number) => (scale < 1.2 ? px(length * scale) : Math.round(length * scale))
  const [tier, overhang, trunk] = [unit(14), unit(4), unit(8)]
  const [low, middle, high] = [unit(9), unit(8), unit(7)]
  const skirt = low + middle + high - 2 * overhang - 2
  return (
    `M${px(x - 2)} ${px(y)}v-${trunk}h-${px(skirt)}l${low}-${tier}h-${overhang}l${middle}-${tier}h-${overhang}l${high}-${tier} ` +
    `${high} ${tier}h-${overhang}l${middle} ${tier}h-${overhang}l${low} ${tier}h-${px(skirt)}z`
  )
}

export function tangerine(x: number, y: number, scale: number, colour: string): string {
  return place(x, y, scale, `<circle r="9" fill="${colour}"/><path d="M0-8q5-8 13-4-4 7-13 4" fill="#4f8a4b"/>`)
}

export function cloud(x: number, y: number, scale: number, colour: string, opacity = 0.8): string {
  const d = 'M-36 0a11 11 0 0 1 2-21 15 15 0 0 1 27-8 19 19 0 0 1 31 6 12 12 0 0 1 10 23z'
  return place(x, y, scale, shape(d, colour, opacity))
}

export function gulls(x: number, y: number, colour: string): string {
  return line(`M${px(x)} ${px(y)}q6-7 10 0q5-7 10 0m12 10q5-6 8 0q4-6 8 0`, colour, 2.2)
}

/** The one who came alone, seen from afar with a tangerine backpack: Honjeo's signature in its landscapes. */
export function walker(x: number, y: number, scale: number, palette: Palette): string {
  return place(
    x,
    y,
    scale,
    line('M-4 0l3-13 4 0 4 13', palette.deep, 4) +
      shape('M-6-12q-1-16 6-16t6 16z', palette.wall) +
      box(-11, -27, 8, 13, palette.accent, 3.5) +
      line('M3-22l7 9M10-20v20', palette.deep, 1.8) +
      circle(1, -32, 4.6, '#f2c6a2') +
      shape('M-6-33q7-9 14 0z', palette.deep),
  )
}

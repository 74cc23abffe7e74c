import { circle, cloud, dots, px, scatter } from './draw.ts'
import type { Palette } from './palettes.ts'
import type { SceneRandom } from './random.ts'
import type { Point } from './scene.ts'

/** Start tag of a picture. Caps and joins are inherited by every stroke in it, which saves their bytes. */
export function openSvg(width: number, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"` +
    ' stroke-linecap="round" stroke-linejoin="round">'
  )
}

export function gradient(id: string, [from, to]: readonly [string, string], end = 1): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="${end}" stop-color="${to}"/></linearGradient>`
}

/** Sun with its glow; stars at night, clouds by day. */
export function weather(random: SceneRandom, palette: Palette, sun: Point): string {
  const radius = random.between(17, 25)
  const disc = circle(sun.x, sun.y, radius * 1.9, palette.sun, 0.28) + circle(sun.x, sun.y, radius, palette.sun)
  if (palette.starry) {
    return dots(scatter(random, 22, { x: 8, y: 8, width: 384, height: 120 }), 2.2, '#fff', 0.8) + disc
  }
  const x = random.between(60, 340)
  return (
    disc +
    cloud(x, random.between(48, 84), random.between(0.8, 1.1), palette.cloud) +
    cloud(px((x + 170) % 400), random.between(72, 112), random.between(0.5, 0.7), palette.cloud, 0.6)
  )
}

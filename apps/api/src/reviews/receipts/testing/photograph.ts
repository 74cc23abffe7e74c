import type { SceneRandom } from '@honjeo/covers/random'
import sharp from 'sharp'

/** What goes wrong when a receipt is photographed. */
export interface Flaws {
  /** The turn of the paper in degrees. */
  tilt: number
  /** The sigma of the blur in px of the photo. */
  blur: number
  /** Standard deviation of the grey values. */
  noise: number
  folds: number
  /** How dark the darker side is, 0–1. */
  shadow: number
  /** The quality of the JPEG, 0–100. */
  quality: number
}

/** Paper turns away from the light on one side of a fold and towards it on the other; between them runs a thin crease. */
function foldsOf(random: SceneRandom, count: number, width: number, height: number): string {
  const folds = Array.from({ length: count }, () => {
    const y = random.between(0.12, 0.92) * height
    const turn = random.between(-2, 2)
    return `<g transform="rotate(${turn} ${width / 2} ${y})"><rect x="-50" y="${y - 45}" width="${width + 100}" height="45" fill="url(#dark)"/><rect x="-50" y="${y}" width="${width + 100}" height="45" fill="url(#bright)"/><path d="M-50 ${y}H${width + 50}" stroke="#000" stroke-opacity=".3" stroke-width="2"/></g>`
  })
  return `<defs><linearGradient id="dark" x2="0" y2="1"><stop stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient><linearGradient id="bright" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>${folds.join('')}`
}

const overlay = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)

/** Draws a number that is nearly normal: the sum of three even ones. */
const normal = (random: SceneRandom) => random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1)

/** A receipt (SVG) on a table, taken with a phone: JPEG. Deterministic for the state of `random`. */
export async function photograph(random: SceneRandom, svg: string, flaws: Flaws): Promise<Buffer> {
  const paper = sharp(Buffer.from(svg))
  const { width, height } = await paper.metadata()
  const folded = await paper
    .composite([{ input: overlay(width, height, foldsOf(random, flaws.folds, width, height)) }])
    .png()
    .toBuffer()
  const turned = await sharp(folded)
    .ensureAlpha()
    .rotate(flaws.tilt, { background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const frame = {
    width: Math.round(turned.info.width * random.between(1.05, 1.3)),
    height: Math.round(turned.info.height * random.between(1.03, 1.12)),
  }
  const table = random.pick(['#5b4636', '#3c4148', '#77695a', '#2f3b36'])
  const shade = overlay(
    frame.width,
    frame.height,
    `<defs><linearGradient id="g" x2="1" y2=".4"><stop stop-opacity="0"/><stop offset="1" stop-opacity="${flaws.shadow}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
  )
  const flat = await sharp({ create: { ...frame, channels: 3, background: table } })
    .composite([{ input: turned.data }, { input: shade }])
    .png()
    .toBuffer()
  const { data, info } = await sharp(flat).blur(Math.max(0.3, flaws.blur)).raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += info.channels) {
    const change = normal(random) * flaws.noise
    for (let c = 0; c < info.channels; c++) data[at + c] = Math.max(0, Math.min(255, data[at + c]! + change))
  }
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw }).jpeg({ quality: flaws.quality }).toBuffer()
}

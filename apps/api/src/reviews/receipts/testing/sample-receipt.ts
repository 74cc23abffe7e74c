import type { SceneRandom } from '@honjeo/covers/random'
import { drawReceipt } from './draw-receipt.ts'
import { photograph, type Flaws } from './photograph.ts'
import type { PrintedReceipt } from './printed-receipt.ts'
import { LAYOUTS, type Line } from './receipt-layouts.ts'

const FONTS = ['Noto Sans CJK KR', 'Noto Sans Mono CJK KR', 'Noto Serif CJK KR'] as const

type Range = readonly [number, number]
interface Condition {
  ink: Range
  paper: Range
  blur: Range
  noise: Range
  folds: Range
  shadow: Range
  quality: Range
}

/** The conditions from a fresh receipt in daylight to a faded one from the trouser pocket. Inks and papers are greys. */
const CONDITIONS: readonly [Condition, ...Condition[]] = [
  {
    ink: [20, 60],
    paper: [235, 250],
    blur: [0.4, 0.9],
    noise: [2, 5],
    folds: [0, 1],
    shadow: [0, 0.2],
    quality: [75, 92],
  },
  {
    ink: [50, 95],
    paper: [222, 240],
    blur: [0.8, 1.5],
    noise: [4, 8],
    folds: [0, 2],
    shadow: [0.1, 0.4],
    quality: [50, 80],
  },
  {
    ink: [80, 125],
    paper: [205, 230],
    blur: [1.2, 2.2],
    noise: [6, 11],
    folds: [1, 3],
    shadow: [0.2, 0.5],
    quality: [30, 60],
  },
]

export const printLines = (receipt: PrintedReceipt, layout: number, rewrite = (text: string) => text): Line[] =>
  LAYOUTS[layout % LAYOUTS.length]!(receipt).map((line) => {
    if (line === 'rule') return line
    return 'left' in line ? { ...line, right: rewrite(line.right) } : { ...line, text: rewrite(line.text) }
  })

/** The conditions in daylight alone. */
const GOOD_LIGHT = [CONDITIONS[0]] as const

export interface SampleOptions {
  /** Changes only the printed text: with the same `random` it is the same photo with other letters. */
  rewrite?: (text: string) => string
  /** A photo taken to be read, and not as most are. */
  inGoodLight?: boolean
}

/** Returns a photo of a receipt; another call shows the same print under other conditions. */
export function samplePhoto(
  random: SceneRandom,
  receipt: PrintedReceipt,
  layout: number,
  { rewrite = (text: string) => text, inGoodLight = false }: SampleOptions = {},
): Promise<Buffer> {
  const draw = ([min, max]: Range) => random.between(min, max)
  const condition = random.pick(inGoodLight ? GOOD_LIGHT : CONDITIONS)
  const lines = printLines(receipt, layout, rewrite)
  const font = FONTS[layout % FONTS.length]!
  const print = {
    font,
    width: Math.round(random.between(760, 1000)),
    ink: Math.round(draw(condition.ink)),
    paper: Math.round(draw(condition.paper)),
  }
  const flaws: Flaws = {
    tilt: random.between(-5, 5),
    blur: draw(condition.blur),
    noise: draw(condition.noise),
    folds: Math.round(draw(condition.folds)),
    shadow: draw(condition.shadow),
    quality: Math.round(draw(condition.quality)),
  }
  return photograph(random, drawReceipt(lines, print), flaws)
}

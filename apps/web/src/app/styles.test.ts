import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// The styles are read as a file: Vitest hands out stylesheets as empty text.
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = read('tokens.css') + read('styles.css')

const DARK = '@media screen and (prefers-color-scheme: dark)'
const MORE = '@media screen and (prefers-contrast: more)'

function readColours(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]))
}

/** The colours of one `@media` block. */
function readBlock(condition: string): Record<string, string> {
  const start = css.indexOf(`${condition} {`)
  return readColours(css.slice(start, css.indexOf('\n  }\n', start)))
}

const light = readColours(css.slice(0, css.indexOf(DARK)))
const dark = { ...light, ...readBlock(DARK) }
const contrastLight = { ...light, ...readBlock(MORE) }
const contrastDark = { ...dark, ...readBlock(MORE), ...readBlock(`${MORE} and (prefers-color-scheme: dark)`) }

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return channels.reduce((sum, channel, index) => sum + channel * [0.2126, 0.7152, 0.0722][index]!, 0)
}

function contrast(a: string, b: string): number {
  const [bright, dim] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

const SURFACES = ['sand', 'paper', 'basalt-100']

const TEXT_PAIRS: [text: string, backgrounds: string[]][] = [
  ['basalt-900', [...SURFACES, 'basalt-200', 'tangerine-50', 'tangerine-100', 'sea-50']],
  ['basalt-700', [...SURFACES, 'basalt-200', 'tangerine-50', 'sea-50']],
  ['basalt-500', SURFACES],
  ['tangerine-700', [...SURFACES, 'tangerine-50', 'tangerine-100']],
  ['sea-700', [...SURFACES, 'sea-50', 'sea-100']],
  ['easy', ['paper', 'sand', 'easy-bg']],
  ['normal', ['paper', 'sand', 'normal-bg']],
  ['hard', ['paper', 'sand', 'hard-bg']],
  ['danger', [...SURFACES, 'danger-bg']],
  ['ink', ['tangerine-400', 'tangerine-500']],
  ['white', ['sea-600', 'danger-fill', 'ink']],
  ['paper', ['basalt-900']],
]

/** Edges and marks that show what a control is, or that it has the focus. */
const MARK_PAIRS: [mark: string, backgrounds: string[]][] = [
  ['basalt-400', ['paper', 'sand']],
  ['sea-700', SURFACES],
  ['tangerine-700', ['paper', 'sand', 'tangerine-50']],
]

/** Whether a text lies on a fill that is of one colour in every scheme, and so is as it is. */
const isOnFill = ([text]: [text: string, backgrounds: string[]]) => text === 'ink' || text === 'white'

function failures(colours: Record<string, string>, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([text, backgrounds]) =>
    backgrounds
      .map((background) => ({ background, ratio: contrast(colours[text]!, colours[background]!) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ background, ratio }) => `${text} on ${background}: ${ratio.toFixed(2)}`),
  )
}

describe.each([
  ['light', light],
  ['dark', dark],
])('colours of the %s scheme', (_, colours) => {
  it('let every text be read (4.5:1)', () => {
    expect(failures(colours, TEXT_PAIRS, 4.5)).toEqual([])
  })

  it('let every control be seen (3:1)', () => {
    expect(failures(colours, MARK_PAIRS, 3)).toEqual([])
  })
})

describe.each([
  ['light', contrastLight],
  ['dark', contrastDark],
])('colours of the %s scheme where more contrast is asked for', (_, colours) => {
  it('let every text be read (7:1)', () => {
    const pairs = TEXT_PAIRS.filter((pair) => !isOnFill(pair))
    expect(failures(colours, pairs, 7)).toEqual([])
  })

  it('let every control be seen (4.5:1)', () => {
    expect(failures(colours, MARK_PAIRS, 4.5)).toEqual([])
  })
})

it('reads black on white as 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

/** A file of a font, and the code points it is asked for. */
export interface Face {
  file: string
  points: readonly number[]
}

/** The faces of a stylesheet that has one file and one `unicode-range` in each. */
export function readFaces(css: string): Face[] {
  const faces = css.matchAll(/@font-face\s*\{[^}]*?src:\s*url\('?(?:\.\/)?([^')]+)'?\)[^}]*?unicode-range:\s*([^;]+);/g)
  return [...faces].map(([, file = '', ranges = '']) => ({ file, points: ranges.split(',').flatMap(pointsOf) }))
}

function pointsOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .replace(/^U\+/i, '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16))
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** A CSS `unicode-range`; one range runs on over a gap in which every point may belong to it. */
export function toRanges(points: readonly number[], mayRunOver: (point: number) => boolean = () => false): string {
  const ranges: [first: number, last: number][] = []
  for (const point of points.toSorted((a, b) => a - b)) {
    const open = ranges.at(-1)
    if (open !== undefined && isFree(open[1] + 1, point, mayRunOver)) open[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

function isFree(from: number, to: number, mayRunOver: (point: number) => boolean): boolean {
  for (let point = from; point < to; point++) if (!mayRunOver(point)) return false
  return true
}

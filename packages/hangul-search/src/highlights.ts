import { sourceOf, toLetters, toUnfinished, type Letter } from './letters.ts'
import type { Reading } from './reading.ts'
import { keyPositions, searchKey } from './search-key.ts'

/** A range [start, end). */
export type Range = [number, number]

/** Returns ranges sorted, those that meet made one. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** Returns ranges of a title's key as UTF-16 code units of the title; what lies between two marked letters is marked too. */
export function inTitle(title: string, ranges: readonly Range[]): Range[] {
  const positions = keyPositions(title)
  return merge(ranges).map(([start, end]) => [positions[start] ?? 0, (positions[end - 1] ?? -1) + 1])
}

const length = (ranges: readonly Range[]) => ranges.reduce((sum, [start, end]) => sum + end - start, 0)

/** Finds in titles what a reading matched there: the whole, or else as much of its words or parts as a title holds. */
export function createHighlighter({ key, words, divisions }: Reading): (title: string) => Range[] {
  const unfinished = toUnfinished(key)
  const ways: Letter[][][] = [
    [toLetters(key)],
    ...(unfinished ? [[unfinished.letters]] : []),
    ...[words, ...divisions].map((parts) => parts.map(toLetters)),
  ]
  const patterns = ways.map((way) => way.map((letters) => new RegExp(sourceOf(letters))))
  return (title) => {
    const titleKey = searchKey(title)
    const found = patterns.map((way) => merge(way.flatMap((pattern) => rangeOf(pattern.exec(titleKey)))))
    return inTitle(
      title,
      found.reduce((best, ranges) => (length(ranges) > length(best) ? ranges : best)),
    )
  }
}

const rangeOf = (match: RegExpExecArray | null): Range[] =>
  match ? [[match.index, match.index + match[0].length]] : []

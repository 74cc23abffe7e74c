import { describe, expect, it } from 'vitest'
import { splitHighlights } from './highlighted-text.tsx'

const marked = (text: string, ranges: [number, number][]) =>
  splitHighlights(text, ranges)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('splitting a title at its matches', () => {
  it('leaves a title without matches whole', () => {
    expect(splitHighlights('새별오름', [])).toEqual([{ text: '새별오름', isMatch: false }])
  })

  it.each<[string, [number, number][], string]>([
    ['새별오름', [[2, 4]], '새별[오름]'],
    [
      '오름 위 오름',
      [
        [0, 2],
        [5, 7],
      ],
      '[오름] 위 [오름]',
    ],
    ['한라산', [[0, 3]], '[한라산]'],
    [
      '한라산 둘레길',
      [
        [0, 3],
        [3, 5],
      ],
      '[한라산][ 둘]레길',
    ],
  ])('marks %s', (text, ranges, expected) => {
    expect(marked(text, ranges)).toBe(expected)
  })

  it('makes no empty parts', () => {
    expect(splitHighlights('한라산', [[0, 3]])).toEqual([{ text: '한라산', isMatch: true }])
  })
})

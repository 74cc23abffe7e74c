import { splitHighlights } from './highlight.ts'

export interface HighlightedTextProps {
  text: string
  /** Ranges [start, end) in UTF-16 code units. */
  highlights: readonly (readonly [number, number])[]
}

export function HighlightedText({ text, highlights }: HighlightedTextProps) {
  return splitHighlights(text, highlights).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="bg-transparent text-tangerine-700">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

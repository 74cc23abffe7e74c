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

interface TextPart {
  text: string
  isMatch: boolean
}

/** Cuts a text at its matches: sorted, disjoint ranges [start, end) in UTF-16 code units. Nothing of the text is lost. */
export function splitHighlights(text: string, ranges: readonly (readonly [number, number])[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const [from, to] of ranges) {
    parts.push({ text: text.slice(end, from), isMatch: false }, { text: text.slice(from, to), isMatch: true })
    end = to
  }
  parts.push({ text: text.slice(end), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

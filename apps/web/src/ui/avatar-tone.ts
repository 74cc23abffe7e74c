/** 32-bit FNV-1a over UTF-16 code units: the same name gets the same colour on every device. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The first letter as people see it: one Hangul syllable, one emoji. */
export function initialOf(name: string): string {
  const [first] = segmenter.segment(name.trim())
  return first?.segment.toUpperCase() ?? '?'
}

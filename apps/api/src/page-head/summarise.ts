/** About what a preview shows of a description. */
const LENGTH = 110

/** The beginning of a text in one line, cut between words. */
export function summarise(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= LENGTH) return line
  const start = characters.slice(0, LENGTH).join('')
  const isWhole = characters[LENGTH] === ' '
  const words = isWhole ? start : start.replace(/ [^ ]*$/, '')
  return `${words.replace(/[\s,.]+$/, '')}…`
}

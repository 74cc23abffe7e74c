/**
 * Returns how much of `needle` is somewhere in `text`, 0–1: one less the share of its letters that must be changed, dropped or added to find it
 * there. Sellers' algorithm: edit distance with both ends of the text free.
 */
export function likeness(needle: string, text: string): number {
  if (needle === '' || text === '') return 0
  let above = new Uint16Array(text.length + 1)
  let row = new Uint16Array(text.length + 1)
  for (let i = 0; i < needle.length; i++) {
    row[0] = i + 1
    const letter = needle.charCodeAt(i)
    for (let j = 0; j < text.length; j++) {
      const changed = above[j]! + (text.charCodeAt(j) === letter ? 0 : 1)
      row[j + 1] = Math.min(changed, above[j + 1]! + 1, row[j]! + 1)
    }
    ;[above, row] = [row, above]
  }
  return 1 - Math.min(...above) / needle.length
}

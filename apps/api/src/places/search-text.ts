/** The words of a query as the search column holds text: lower case, without spaces inside. */
export const searchWords = (q: string) => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)

/** Where the words stand in a title, as [start, end) in UTF-16 code units, merged and in order; spaces in the title do not hinder. */
export function findHighlights(title: string, words: readonly string[]): [number, number][] {
  const positions: number[] = []
  let dense = ''
  for (const [i, char] of title.toLowerCase().split('').entries()) {
    if (/\s/.test(char)) continue
    positions.push(i)
    dense += char
  }
  const found = words.flatMap((word): [number, number][] => {
    const at = dense.indexOf(word)
    return at < 0 ? [] : [[positions[at] ?? 0, (positions[at + word.length - 1] ?? 0) + 1]]
  })
  const merged: [number, number][] = []
  for (const range of found.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else merged.push(range)
  }
  return merged
}

/** Where the object that begins at `start` ends, or −1; braces within strings do not count. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (inString) {
      if (letter === '\\') at++
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at
  }
  return -1
}

/** The first JSON object in a text, which models without a schema wrap into prose and fences; undefined without one. */
export function firstJsonObject(text: string): unknown {
  const start = text.indexOf('{')
  const end = start < 0 ? -1 : endOfObject(text, start)
  if (end < 0) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** What of a bundler's chunk counts here. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  moduleIds: readonly string[]
  imports: readonly string[]
  styles: readonly string[]
}

/**
 * The files that the entry and the given modules cannot do without: their chunks, the chunks these import at once, and
 * their styles. Throws for a module that no chunk holds.
 */
export function precachedFiles(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()

  function add(chunk: Chunk | undefined) {
    if (chunk === undefined || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.styles) files.add(style)
    for (const name of chunk.imports) add(byName.get(name))
  }

  for (const chunk of chunks) if (chunk.isEntry) add(chunk)
  for (const module of modules) {
    const holding = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (holding === undefined) throw new Error(`no chunk holds ${module}`)
    add(holding)
  }
  return [...files].toSorted()
}

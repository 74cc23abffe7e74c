import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { type Chunk, precachedFiles } from './precached-files.ts'

export interface PrecacheOptions {
  /** Its file, in which `self.PRECACHE` stands for the list. */
  worker: string
  /** Lazy modules that are to be there as well, by their paths from this folder. */
  modules: readonly string[]
}

const PAGE = 'index.html'
const PLACE = 'self.PRECACHE'
/** As the network carries it: what everybody fetches who may never be without one. A fifth of it is what safety needs. */
const BYTES_MAX = 600_000

/** Tells the service worker which files of this build to fetch before they are needed. */
export function precache({ worker, modules }: PrecacheOptions): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    // The worker is built within the build of a page, which is only then known whole.
    writeBundle({ dir = '' }, bundle) {
      const read = (file: string) => readFileSync(join(dir, file))
      const files = precachedFiles(Object.values(bundle).flatMap(toChunk), modules)
      const bytes = [PAGE, ...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0)
      if (bytes > BYTES_MAX) this.error(`${bytes} bytes to be fetched ahead are more than ${BYTES_MAX}`)

      // Files named after their content need no revision.
      const revision = createHash('sha256').update(read(PAGE)).digest('hex').slice(0, 16)
      const list = [{ url: `/${PAGE}`, revision }, ...files.map((file) => ({ url: `/${file}`, revision: null }))]
      const script = read(worker).toString()
      if (!script.includes(PLACE)) this.error(`${worker} has no ${PLACE}`)
      writeFileSync(
        join(dir, worker),
        script.replace(PLACE, () => JSON.stringify(list)),
      )
      this.info(`${list.length} files, ${bytes} bytes compressed, are fetched ahead`)
    },
  }
}

export function toChunk(file: Rolldown.OutputChunk | Rolldown.OutputAsset): Chunk[] {
  if (file.type === 'asset') return []
  const { fileName, isEntry, moduleIds, imports, viteMetadata } = file
  return [{ fileName, isEntry, moduleIds, imports, styles: [...(viteMetadata?.importedCss ?? [])] }]
}

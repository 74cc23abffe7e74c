import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_SCREENS } from './src/app/first-screens.ts'

/** The build of the worker leaves these names in the place of the lists. */
const LIST = 'self.PRECACHE'
const TEXTS = 'self.TEXTS'
/** The texts of a language, in two files. */
const TEXTS_OF = /^assets\/(?:more-)?(?:en|ja|zh)-[\w-]+\.js$/

/** The files that the entries and the given modules cannot do without: their chunks, what these import at once, their styles. */
export function neededFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (chunk === undefined) throw new Error(`no chunk holds ${module}`)
    needed.add(chunk)
  }
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  const files = [...needed].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
  return [...new Set(files)].toSorted()
}

/** Finds path and module of every screen of travellers; in a text, for the table is written with macros. */
export function findScreens() {
  const table = readFileSync(new URL('src/app/screens.ts', import.meta.url), 'utf8')
  return table.matchAll(/path: '([^']+)'.*?import\('(?:\.\/|#)([\w/-]+\.tsx)'\)/gs)
}

/**
 * Writes down for the server which files the app needs at once, and which ones each screen needs beyond them. Writes into the
 * service worker which files it fetches ahead: those of the app, and of the modules that open without a network.
 */
export function screenFiles(worker: string, offline: readonly string[]): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    // The page is in the bundle by then, and nothing is compressed yet.
    enforce: 'post',
    generateBundle(_, bundle) {
      const app = neededFiles(bundle, [])
      const filesOf = (module: string) => neededFiles(bundle, [module]).filter((file) => !app.includes(file))
      const screens = Object.fromEntries(Array.from(findScreens(), ([, path, module = '']) => [path, filesOf(module)]))
      this.emitFile({
        type: 'asset',
        fileName: 'screen-files.json',
        source: JSON.stringify({ app, screens, first: [...FIRST_SCREENS] }),
      })

      const [page, script] = [bundle['index.html'], bundle[worker]]
      if (page?.type !== 'asset' || script?.type !== 'asset')
        return this.error(`the build has no page, or no ${worker}`)
      // The names of all other files change with their content.
      const revision = createHash('sha256').update(page.source).digest('hex').slice(0, 16)
      const files = neededFiles(bundle, offline).map((file) => ({ url: `/${file}`, revision: null }))
      const list = JSON.stringify([{ url: '/index.html', revision }, ...files])
      const code = Buffer.from(script.source).toString()
      const texts = JSON.stringify(
        Object.keys(bundle)
          .filter((name) => TEXTS_OF.test(name))
          .map((name) => `/${name}`),
      )
      for (const name of [LIST, TEXTS]) if (!code.includes(name)) this.error(`${worker} has no ${name}`)
      script.source = code.replace(LIST, () => list).replace(TEXTS, () => texts)
    },
  }
}

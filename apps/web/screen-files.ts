import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { closureOf, PAGE } from './chunk-names.ts'
import { FIRST_SCREENS } from './src/app/first-screens.ts'

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const STYLES_AND_REST = /((?:\s*<link rel="stylesheet"[^>]*>)+)(.*?)(?=\s*<\/body>)/s

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** The files that the page and the given modules cannot do without: their chunks, what these import at once, their styles. */
export function neededFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = chunksOf(bundle)
  const holding = ['src/main.tsx', ...modules].map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (chunk === undefined) throw new Error(`no chunk holds ${module}`)
    return chunk
  })
  const needed = closureOf(holding, ({ imports }) => chunks.filter(({ fileName }) => imports.includes(fileName)))
  const files = Array.from(needed, (chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
  const codeOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.code ?? ''
  // The largest first, which is else the last to come: a browser asks for six at a time.
  return [...new Set(files.flat())].toSorted((one, other) => codeOf(other).length - codeOf(one).length)
}

const PRELOADS = /\s*<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>/g

/** The page with what it fetches ahead in the order in which `neededFiles` has it. */
function largestFirst(html: string, bundle: Rolldown.OutputBundle): string {
  const links = new Map(Array.from(html.matchAll(PRELOADS), ([link, file = '']) => [file, link]))
  const ordered = neededFiles(bundle, []).flatMap((file) => links.get(file) ?? [])
  if (ordered.length < links.size) throw new Error('the page fetches ahead what the app does not need')
  return html.replaceAll(PRELOADS, () => ordered.shift() ?? '')
}

/** Finds path and module of every screen of travellers; in a text, for the table is written with macros. */
function findScreens() {
  const table = readFileSync(new URL('src/app/screens.ts', import.meta.url), 'utf8')
  const rows = table.matchAll(/path: '([^']+)'.*?import\('(?:\.\/|#)([\w/-]+\.tsx)'\)/gs)
  return Array.from(rows, ([, path = '', module = '']) => ({ path, module }))
}

/**
 * Orders what the page loads by what is seen first: its first script is part of it, the app's files come with a low priority and start
 * after a paint, and its styles are the last thing in the body, since browsers paint what is before them without waiting. Writes down for the server which files
 * the app and each screen need, and into the service worker, in place of two names, which ones it fetches ahead.
 */
export const screenFiles = (worker: string, offline: readonly string[]): Plugin => ({
  name: 'screen-files',
  apply: 'build',
  // The page is in the bundle by then, and nothing is compressed yet.
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const first = chunksOf(bundle).find(({ name }) => name === 'paint-first')
      const scripts = Array.from(html.matchAll(SCRIPT), ([, src]) => src)
      if (first === undefined || first.imports.length > 0 || scripts.length === 0)
        throw new Error('the page has no script to wait for a paint with')
      // As a file, or as a module, which waits for the styles, it would ask a round trip later. The content security policy knows its hash.
      delete bundle[first.fileName]
      const start = `<script data-app="${scripts.at(-1)}">(()=>{${first.code.trim()}})()</script>`
      const ahead = html.replaceAll(SCRIPT, '<link rel="modulepreload" fetchpriority="low" crossorigin href="$1">')
      return largestFirst(ahead, bundle)
        .replace('<link rel="modulepreload"', (link) => `${start}\n    ${link}`)
        .replace(STYLES_AND_REST, '$2$1')
    },
  },
  // Leaves in `en.po` what the first screens say, with all that opens over them and what no file names, as of an error of the server,
  // and puts the rest into `en.po?lingui`: together they are as large as React.
  renderChunk(code, { facadeModuleId }) {
    if (!/\.po(?:\?lingui)?$/.test(facadeModuleId ?? '')) return null
    const later = findScreens().map(({ path, module }) => (FIRST_SCREENS.has(path) ? 'staff-routes.tsx' : module))
    const early = closureOf([PAGE], (id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
      return importedIds.concat(dynamicallyImportedIds.filter((lazy) => !later.some((end) => lazy.endsWith(`/${end}`))))
    })
    const textsIn = (id: string) => this.getModuleInfo(id)?.code?.match(/(?<=\bid: ?["'`])[^"'`]+/g) ?? []
    const rest = new Set(Array.from(this.getModuleIds(), textsIn).flat())
    for (const text of Array.from(early, textsIn).flat()) rest.delete(text)
    const part = code.replace(/(?<=JSON\.parse\()".*"(?=\))/s, (text) => {
      const messages = Object.entries(JSON.parse(JSON.parse(text) as string) as object)
      const kept = messages.filter(([id]) => rest.has(id) === facadeModuleId?.endsWith('?lingui'))
      return JSON.stringify(JSON.stringify(Object.fromEntries(kept)))
    })
    return { code: part, map: null }
  },
  generateBundle(_, bundle) {
    const app = neededFiles(bundle, [])
    const filesOf = (module: string) => neededFiles(bundle, [module]).filter((file) => !app.includes(file))
    const screens = Object.fromEntries(findScreens().map(({ path, module }) => [path, filesOf(module)]))
    const source = JSON.stringify({ app, screens, first: [...FIRST_SCREENS] })
    this.emitFile({ type: 'asset', fileName: 'screen-files.json', source })

    const [page, script] = [bundle['index.html'], bundle[worker]]
    if (page?.type !== 'asset' || script?.type !== 'asset') return this.error(`the build has no page, or no ${worker}`)
    // One that only hands on what another holds would be in no list, and a screen would wait for it.
    if (chunksOf(bundle).some(({ moduleIds }) => moduleIds.length === 0)) return this.error('a chunk holds no module')
    // The names of all other files change with their content.
    const revision = createHash('sha256').update(page.source).digest('hex').slice(0, 16)
    const files = neededFiles(bundle, offline).map((file) => ({ url: `/${file}`, revision: null }))
    const texts = Object.keys(bundle).filter((name) => /^assets\/(?:more-)?(?:en|ja|zh)-[\w-]+\.js$/.test(name))
    const lists = { PRECACHE: [{ url: '/index.html', revision }, ...files], TEXTS: texts.map((name) => `/${name}`) }
    let code = Buffer.from(script.source).toString()
    for (const [name, list] of Object.entries(lists)) code = code.replace(`self.${name}`, () => JSON.stringify(list))
    script.source = code
  },
})

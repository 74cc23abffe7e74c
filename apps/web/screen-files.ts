import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { toChunk } from './precache.ts'
import { precachedFiles } from './precached-files.ts'

/** What the server and the check of weights read. */
const FILE = 'screen-files.json'
const TABLE = 'src/app/screens.ts'

/** Path and module of every screen of travellers; as text, for the table is written with macros. */
function listScreens(root: string): [path: string, module: string][] {
  const table = readFileSync(join(root, TABLE), 'utf8')
  const rows = table.matchAll(/path: '([^']+)'.*?import\('(#|\.\/)([\w/-]+\.tsx)'\)/gs)
  return [...rows].map(([, path = '', from, module = '']) => [
    path,
    from === '#' ? `src/${module}` : `src/app/${module}`,
  ])
}

/** Writes down which files the app needs at once, and which ones each screen needs beyond them. */
export function screenFiles(root: string): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).flatMap(toChunk)
      const app = precachedFiles(chunks, [])
      const filesOf = (module: string) => precachedFiles(chunks, [module]).filter((file) => !app.includes(file))
      const screens = Object.fromEntries(listScreens(root).map(([path, module]) => [path, filesOf(module)]))
      writeFileSync(join(dir, FILE), JSON.stringify({ app, screens }))
    },
  }
}

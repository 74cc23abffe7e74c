import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { QUIET, readChunkNames } from './chunk-names.ts'

interface Row {
  imports?: string[]
  lazyImports?: string[]
  code?: string
}

const pathOf = (name: string) =>
  name.startsWith('lib:')
    ? `/node_modules/${name.slice(4)}`
    : fileURLToPath(new URL(name === 'page' ? 'index.html' : `src/${name}`, import.meta.url))

/** The files of more than one module or for more than one screen, each as the names of its modules. */
function filesOf(rows: Record<string, Row>): Record<string, string[]> {
  const infos = Object.entries(rows).map(([name, { imports = [], lazyImports = [], code = 'x'.repeat(100) }]) => {
    const info = { importedIds: imports.map(pathOf), dynamicallyImportedIds: lazyImports.map(pathOf), code }
    return [pathOf(name), { name, info }] as const
  })
  const byPath = new Map(infos)
  const names = readChunkNames({ getModuleInfo: (id) => (byPath.get(id)?.info ?? null) as never })
  const files: Record<string, string[]> = {}
  for (const [id, file] of names) (files[file] ??= []).push(byPath.get(id)?.name ?? id)
  for (const modules of Object.values(files)) modules.sort()
  return files
}
const sharedIn = (rows: Record<string, Row>) =>
  Object.entries(filesOf(rows))
    .filter(([file]) => file !== 'app')
    .map(([, modules]) => modules.join('+'))
    .toSorted()

const SCREENS = ['a-screen.tsx', 'b-screen.tsx', 'c-screen.tsx']
const page = { imports: ['main.tsx'] }
const main = { imports: ['app.tsx'], lazyImports: SCREENS }

it('puts into the app what starts it and what home shares with most screens, and apart what only the others share', () => {
  const screens = Array.from({ length: 44 }, (_, index) => `s${index}-screen.tsx`)
  const rows = Object.fromEntries(screens.map((screen) => [screen, { imports: ['button.tsx', 'form.tsx'] }]))
  expect(
    filesOf({
      page,
      'main.tsx': { ...main, lazyImports: ['home-screen.tsx', ...screens] },
      'app.tsx': {},
      'home-screen.tsx': { imports: ['button.tsx'] },
      'button.tsx': { imports: ['lib:react.js'] },
      'form.tsx': {},
      'lib:react.js': {},
      ...rows,
    }),
  ).toEqual({ app: ['app.tsx', 'button.tsx', 'lib:react.js', 'main.tsx'], common: ['form.tsx'] })
})

it('makes one file of small modules whose screens are nearly the same, and lets none bear a large one it does not need', () => {
  expect(
    sharedIn({
      page,
      'main.tsx': main,
      'app.tsx': {},
      'a-screen.tsx': { imports: ['card.tsx', 'button.tsx', 'map.tsx'] },
      'b-screen.tsx': { imports: ['card.tsx', 'button.tsx'] },
      'c-screen.tsx': { imports: ['card.tsx', 'map.tsx'] },
      'card.tsx': {},
      'button.tsx': {},
      'map.tsx': { code: 'x'.repeat(9000) },
    }),
  ).toEqual(['button.tsx+card.tsx', 'map.tsx'])
})

it('brings no library to a screen that shares a small module with those who use it', () => {
  expect(
    sharedIn({
      page,
      'main.tsx': main,
      'app.tsx': {},
      'a-screen.tsx': { imports: ['field.tsx', 'card.tsx'] },
      'b-screen.tsx': { imports: ['field.tsx', 'card.tsx'] },
      'c-screen.tsx': { imports: ['card.tsx'] },
      'field.tsx': { imports: ['lib:form.js'] },
      'card.tsx': {},
      'lib:form.js': {},
    }),
  ).toEqual(['card.tsx', 'field.tsx'])
})

it('makes one file of what every screen fetches once it is quiet, and shares it with no screen that can do without', () => {
  expect(
    filesOf({
      page,
      'main.tsx': { ...main, lazyImports: [...SCREENS, 'app/running.tsx'] },
      'app.tsx': { lazyImports: ['safety/help/help-sheet.tsx'] },
      'app/running.tsx': { imports: ['bar.tsx', 'row.tsx', 'map.tsx'] },
      'safety/help/help-sheet.tsx': { imports: ['bar.tsx', 'sheet.tsx', 'card.tsx'] },
      'a-screen.tsx': { imports: ['row.tsx', 'card.tsx'] },
      'b-screen.tsx': { imports: ['row.tsx', 'map.tsx'] },
      'c-screen.tsx': {},
      'bar.tsx': {},
      'sheet.tsx': { code: 'x'.repeat(90_000) },
      'row.tsx': {},
      'card.tsx': {},
      'map.tsx': { code: 'x'.repeat(90_000) },
    }),
  ).toEqual({
    app: ['app.tsx', 'main.tsx'],
    quiet: ['app/running.tsx', 'bar.tsx', 'safety/help/help-sheet.tsx', 'sheet.tsx'],
    'shared-0': ['card.tsx', 'row.tsx'],
    'shared-1': ['map.tsx'],
  })
})

it('finds what every screen fetches once it is quiet by the names that the modules have', () => {
  const sources = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  expect(sources.filter((path) => QUIET.test(`/${path}`)).toSorted()).toEqual([
    'app/fallbacks.tsx',
    'app/running.tsx',
    'app/start-worker.ts',
    'features/safety/help/help-sheet.tsx',
  ])
})

it('knows the icons that a module names, by any of their names', () => {
  const index = 'lib:lucide-react/dist/esm/lucide-react.mjs'
  const bell = 'lib:lucide-react/dist/esm/icons/bell.mjs'
  const importsBell = { imports: [index], code: "import { Ring } from 'lucide-react'" }
  expect(
    sharedIn({
      page,
      'main.tsx': main,
      'app.tsx': {},
      'a-screen.tsx': importsBell,
      'b-screen.tsx': importsBell,
      'c-screen.tsx': { imports: [index], code: "import { X } from 'lucide-react'" },
      [index]: {
        imports: [bell],
        code: "export { default as Bell, default as Ring } from './icons/bell.mjs';\nexport { default as X } from './icons/x.mjs';",
      },
      [bell]: {},
    }),
  ).toEqual([bell])
})

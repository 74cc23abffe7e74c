import { expect, it } from 'vitest'
import type { ModuleGraph } from './module-graph.ts'
import { moduleUsers } from './module-users.ts'
import { sharedFiles } from './shared-files.ts'

interface Row {
  imports?: string[]
  lazyImports?: string[]
  bytes?: number
}

const graphOf = (rows: Record<string, Row>): ModuleGraph =>
  new Map(
    Object.entries(rows).map(([id, { imports = [], lazyImports = [], bytes = 100 }]) => [
      id,
      { imports, lazyImports, bytes },
    ]),
  )

const filesOf = (graph: ModuleGraph, isFree = (id: string) => id !== '') =>
  sharedFiles({ graph, users: moduleUsers(graph, 'entry'), isFree, fileBytesOf: () => 500, weightOf: () => 1 })
    .map((modules) => modules.toSorted().join('+'))
    .toSorted()

const entry = { imports: ['app'], lazyImports: ['a', 'b', 'c'] }

it('counts for a lazy module what it needs, but for what is there whenever it is asked for', () => {
  const graph = graphOf({
    entry,
    app: {},
    a: { imports: ['x', 'app'], lazyImports: ['sheet'] },
    b: { imports: ['y'] },
    c: {},
    sheet: { imports: ['x', 'y', 'app'] },
    x: {},
    y: {},
  })
  const users = moduleUsers(graph, 'entry')
  expect(users.get('app')).toBeUndefined()
  // The sheet opens over a alone, which has x already.
  expect(users.get('x')).toEqual(new Set(['a']))
  expect(users.get('y')).toEqual(new Set(['b', 'sheet']))
})

it('makes one file of small modules whose users are nearly the same, and lets none bear a large one it does not need', () => {
  const graph = graphOf({
    entry,
    app: {},
    a: { imports: ['icon', 'button', 'map'] },
    b: { imports: ['icon', 'button'] },
    c: { imports: ['icon', 'map'] },
    icon: {},
    button: {},
    map: { bytes: 9000 },
  })
  expect(filesOf(graph)).toEqual(['button+icon', 'map'])
})

it('counts what a file brings along: nobody gets a library by sharing a small module of those who use it', () => {
  const graph = graphOf({
    entry,
    app: {},
    a: { imports: ['field', 'icon'] },
    b: { imports: ['field', 'icon'] },
    c: { imports: ['icon'] },
    field: { imports: ['library'] },
    icon: {},
    library: { bytes: 40_000 },
  })
  expect(filesOf(graph, (id) => id !== 'library')).toEqual(['field', 'icon'])
})

it('makes no two files wait for each other', () => {
  // top → library → base: with top and base in one file, each of the two would need the other first.
  const graph = graphOf({
    entry,
    app: {},
    a: { imports: ['top'] },
    b: { imports: ['top'] },
    c: { imports: ['base'] },
    top: { imports: ['library'] },
    library: { imports: ['base'] },
    base: {},
  })
  expect(filesOf(graph, (id) => id !== 'library')).toEqual(['base', 'top'])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { referencedProjects } from './project-references.mjs'
import { root } from './root.mjs'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'honjeo-references-'))
  return () => rmSync(base, { recursive: true })
})

function project(path: string, ...references: string[]) {
  mkdirSync(join(base, path, '..'), { recursive: true })
  writeFileSync(join(base, path), JSON.stringify({ references: references.map((each) => ({ path: each })) }))
}

it('follows references of references, each once', () => {
  project('apps/api/tsconfig.app.json', '../../packages/planner', '../../packages/contract')
  project('packages/planner/tsconfig.json', '../contract')
  project('packages/contract/tsconfig.json')
  project('packages/island/tsconfig.json', '../contract')
  expect(referencedProjects(base, 'apps/api/tsconfig.app.json')).toEqual(['packages/contract', 'packages/planner'])
})

it('ends where projects refer to each other', () => {
  project('one/tsconfig.json', '../two')
  project('two/tsconfig.json', '../one')
  expect(referencedProjects(base, 'one/tsconfig.json')).toEqual(['one', 'two'])
})

it("has no start of the server wait for what the server's build does not make", () => {
  const made = referencedProjects(root, 'apps/api/tsconfig.app.json')
  expect(made).toContain('packages/planner')
  expect(made.filter((folder) => !folder.startsWith('packages/'))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

/** Every line of the product's own code in a folder that matches, as `path: line`. */
function linesWith(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)(?:testing|faults)\//.test(path))
    .flatMap((path) =>
      readFileSync(join(root, folder, path), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
}

it('CODE-markup: nothing of the app writes markup from a string', () => {
  const sink = /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|document\.write)\b/
  // A comment may name what the guard is for.
  expect(linesWith('apps/web/src', sink).filter((line) => !/: (?:\/?\*|\/\/)/.test(line))).toEqual([])
})

it('CODE-sql: no statement is put together from strings', () => {
  // A backup names tables and constraints, which no parameter can; only the operator runs it.
  const lines = linesWith('apps/api/src', /\.query\(\s*`[^`]*\$\{|\.query\([^)]*['"`]\s*\+/)
  expect(lines.filter((line) => !line.startsWith('programs/backup/'))).toEqual([])
})

it('CODE-raw: raw SQL is only where its words are our own', () => {
  const files = linesWith('apps/api/src', /\bsql\.raw\(/).map((line) => line.split(':')[0] ?? '')
  const outside = [...new Set(files)].filter((path) => !/^(?:db|demo|records)\//.test(path))
  expect(outside.toSorted()).toEqual([
    'admin/exports.queries.ts',
    'help-points/help-points.queries.ts',
    'home/home.queries.ts',
    'places/search.queries.ts',
    'plans/plans.queries.ts',
    'programs/tourapi/places.queries.ts',
  ])
})

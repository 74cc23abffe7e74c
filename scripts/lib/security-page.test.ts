import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const STATES = ['met', 'partly', 'deviates', 'operator']

/** The rows of the tables of requirements, cell by cell. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const judged = rows.filter((cells) => cells.length === 5)

const toPath = (name: string) => name.replace(/^api\//, 'apps/api/src/').replace(/^web\//, 'apps/web/src/')

/** Files that a text names, each with the words it is to hold; none where the whole file is meant. */
const referencesOf = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:ts|mjs))`(?: “([^”]+)”)?/g)].map(([, file = '', words = '']) => ({ file, words }))
/** Those of all tables: quoted words are those of a test in every column. */
const references = [
  ...judged.flatMap(([, , , , tested = '']) => referencesOf(tested)),
  ...referencesOf(page).filter(({ words }) => words !== ''),
]

it('PAGE-read: the tables are found', () => {
  expect(judged.length).toBeGreaterThan(90)
  expect(references.length).toBeGreaterThan(150)
})

it('PAGE-once: every requirement is listed once, with a state and how it is shown', () => {
  const ids = rows.flatMap(([cell = '']) => cell.match(/\d+\.\d+\.\d+/g) ?? [])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(judged.filter(([, , state = '']) => !STATES.includes(state))).toEqual([])
  expect(judged.filter(([, , , , tested]) => tested === '')).toEqual([])
})

it('PAGE-tests: every test that is named is there', () => {
  const missing = references.filter(({ file, words }) => {
    const path = join(root, toPath(file))
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(words)
  })
  expect(missing).toEqual([])
})

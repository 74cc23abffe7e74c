import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.mjs'
import { readFaces } from './unicode-ranges.ts'

const folder = join(root, 'apps/web/src/app/fonts')
const faces = readFaces(readFileSync(join(folder, 'fonts.css'), 'utf8'))
const lettersOf = (file: RegExp) =>
  new Set(faces.filter((face) => file.test(face.file)).flatMap(({ points }) => points))
const texts = readFileSync(join(root, 'apps/web/src/locales/ko.po'), 'utf8').match(/[가-힣]/g) ?? []
const shareOf = (letters: ReadonlySet<number>) =>
  texts.filter((letter) => letters.has(letter.codePointAt(0)!)).length / texts.length

it('has what the app says of itself in the first file, but for seldom letters (`npm run fonts` after many new texts)', () => {
  expect(shareOf(lettersOf(/letters-0\.woff2/))).toBeGreaterThan(0.97)
})

it('has every letter that the app says in a file of its own: the next one costs 24 kB (`npm run fonts`)', () => {
  const own = lettersOf(/letters-\d+\.woff2/)
  expect(new Set(texts.filter((letter) => !own.has(letter.codePointAt(0)!)))).toEqual(new Set())
})

it('has every syllable there is', () => {
  const all = lettersOf(/woff2/)
  const missing = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, i) => 0xac00 + i).filter((point) => !all.has(point))
  expect(missing).toEqual([])
})

it('stays below what a screen may ask for, even one on which all letters of the app are', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(300_000)
})

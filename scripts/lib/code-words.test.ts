import { expect, it } from 'vitest'
import { bareCodes, exportedTypes } from './code-words.ts'

it('finds codes of failures in code and in comments, and takes nothing else for one', () => {
  expect(bareCodes("throw appError('CHAT4040') // as ADMIN4090\nconst NA0101 = 'COMMON200'")).toEqual([
    'CHAT4040',
    'ADMIN4090',
  ])
})

it('finds the types that a file exports', () => {
  const source =
    'export interface Place {}\ntype Local = 1\nexport type Region = 2\nexport class Tally {}\nexport const Draft = 3'
  expect(exportedTypes(source)).toEqual(['Place', 'Region', 'Tally'])
})

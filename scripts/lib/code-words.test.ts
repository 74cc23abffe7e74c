import { expect, it } from 'vitest'
import { bareCodes, exportedTypes, mayNameCodes } from './code-words.ts'

it('finds codes of failures in code and in comments, and takes nothing else for one', () => {
  expect(bareCodes("throw appError('CHAT4040') // as ADMIN4090\nconst NA0101 = 'COMMON200'")).toEqual([
    'CHAT4040',
    'ADMIN4090',
  ])
})

it('finds the number that a screen compares or has as a key, and not its name', () => {
  expect(bareCodes("if (error.code === 'AUTH4003') return\nconst FIELDS = { PLAN4001: 'dates' }")).toEqual([
    'AUTH4003',
    'PLAN4001',
  ])
  expect(
    bareCodes("if (error.code === failures.UNDER_14) return\nconst FIELDS = { [failures.UNDER_19]: 'a' }"),
  ).toEqual([])
})

it.each([
  ['packages/contract/src/values/error-numbers.ts', true],
  ['packages/contract/src/values/errors/rooms.ts', false],
  ['packages/contract/src/common.ts', true],
  ['apps/api/src/rooms/rooms.test.ts', true],
  ['apps/api/src/rooms/room-act.ts', false],
  ['apps/web/src/locales/en.po', true],
  ['apps/web/src/lib/server/http.ts', false],
  ['apps/web/src/lib/server/http.test.ts', false],
])('knows which files may name codes: %s', (path, may) => {
  expect(mayNameCodes(path)).toBe(may)
})

it('finds the types that a file exports', () => {
  const source =
    'export interface Place {}\ntype Local = 1\nexport type Region = 2\nexport class Tally {}\nexport const Draft = 3'
  expect(exportedTypes(source)).toEqual(['Place', 'Region', 'Tally'])
})

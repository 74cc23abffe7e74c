import { expect, it } from 'vitest'
import { withoutDents } from './convex.ts'

it.each([
  ['a dent', [0, 4, 1, 2, 4, 0], [0, 4, 4, 4, 4, 0]],
  ['two dents', [0, 6, 3, 6, 2, 4], [0, 6, 6, 6, 5, 4]],
  ['a hollow side', [0, 1, 2, 9], [0, 3, 6, 9]],
])('fills %s', (_, values, filled) => {
  expect(withoutDents(values)).toEqual(filled)
})

it.each([[[]], [[3]], [[3, 1]], [[0, 3, 5, 6, 5, 3, 0]], [[2, 2, 2, 2]]])('leaves %j as it is', (values) => {
  expect(withoutDents(values)).toEqual(values)
})

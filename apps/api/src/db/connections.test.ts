import { expect, it } from 'vitest'
import { connectionsBeside } from './client.ts'

it.each([
  [1, 4],
  [2, 5],
  [4, 9],
  [16, 10],
])('asks a database that shares its %d cores for no more than they can work on', (cores, connections) => {
  expect(connectionsBeside(cores)).toBe(connections)
})

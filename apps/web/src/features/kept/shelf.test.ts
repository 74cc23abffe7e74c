import { expect, it } from 'vitest'
import { surplus } from './shelf.ts'

const ME = 1
const MAX = 10
const kept = (id: number, userId = ME) => ({
  id,
  userId,
  savedAt: new Date(Date.UTC(2026, 10, 1) + id * 60_000).toISOString(),
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => kept(index + 1))
const idsOf = (letGo: { id: number }[]) => letGo.map(({ id }) => id)

it('keeps as many as there may be', () => {
  expect(surplus(rows(MAX), ME, MAX)).toEqual([])
})

it('lets those go that were opened longest ago', () => {
  expect(idsOf(surplus(rows(MAX + 2), ME, MAX))).toEqual([1, 2])
})

it("keeps nothing of another member's", () => {
  expect(idsOf(surplus([kept(1), kept(2, ME + 1), kept(3)], ME, MAX))).toEqual([2])
})

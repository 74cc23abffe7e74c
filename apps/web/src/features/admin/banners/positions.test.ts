import type { StaffBanner } from '@honjeo/contract/admin/publishing'
import { expect, it } from 'vitest'
import { moved, nextPosition, positionsOf } from './positions.ts'

const banner = (id: number, position: number): StaffBanner => ({
  id,
  position,
  title: '안전',
  subtitle: '확인해요',
  link: '/safety-check',
  scene: 'SAFETY',
  isActive: true,
  translations: {},
})

it('moves one of a list, and no further than its ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

it('saves those alone whose number says another place', () => {
  expect(positionsOf([banner(1, 0), banner(2, 1)])).toEqual([])
  expect(positionsOf([banner(2, 1), banner(1, 0), banner(3, 2)])).toEqual([banner(2, 0), banner(1, 1)])
  expect(positionsOf([banner(1, 1), banner(2, 1)])).toEqual([banner(1, 0)])
})

it('puts a new one behind all others', () => {
  expect(nextPosition([])).toBe(0)
  expect(nextPosition([banner(1, 4), banner(2, 1)])).toBe(5)
})

import { expect, it } from 'vitest'
import { pageWindow } from './pagination.tsx'

it('offers every page where there are few', () => {
  expect(pageWindow(1, 0)).toEqual([])
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(5, 5)).toEqual([1, 2, 3, 4, 5])
})

it('slides with the current page, and stops at both ends', () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(3, 9)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(4, 9)).toEqual([2, 3, 4, 5, 6])
  expect(pageWindow(7, 9)).toEqual([5, 6, 7, 8, 9])
  expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9])
})

it('stays within what there is when the current page is beyond it', () => {
  expect(pageWindow(40, 9)).toEqual([5, 6, 7, 8, 9])
})

import { expect, it } from 'vitest'
import { imageUrlOf, widthsOf } from './image-url.ts'

it('keeps an image in each width that the one before does not reach, the smallest always', () => {
  expect(widthsOf(1)).toEqual([320])
  expect(widthsOf(320)).toEqual([320])
  expect(widthsOf(321)).toEqual([320, 640])
  expect(widthsOf(640)).toEqual([320, 640])
  expect(widthsOf(641)).toEqual([320, 640, 1280])
  expect(widthsOf(12_000)).toEqual([320, 640, 1280])
})

it('names a file by its image and width', () => {
  expect(imageUrlOf('4fUQbXvD2nPzqT0m9sWc1A', 640)).toBe('/images/4fUQbXvD2nPzqT0m9sWc1A/640.webp')
  expect(imageUrlOf('4fUQbXvD2nPzqT0m9sWc1A', 'thumb')).toBe('/images/4fUQbXvD2nPzqT0m9sWc1A/thumb.webp')
})

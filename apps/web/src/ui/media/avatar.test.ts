import { expect, it } from 'vitest'
import { hashText, initialOf } from './avatar.tsx'

it('follows the published vectors of FNV-1a', () => {
  expect(hashText('')).toBe(0x811c9dc5)
  expect(hashText('a')).toBe(0xe40c292c)
  expect(hashText('foobar')).toBe(0xbf9cf968)
})

it('takes one whole letter of a name', () => {
  expect(initialOf('바람개비')).toBe('바')
  expect(initialOf(' min ')).toBe('M')
  expect(initialOf('👩‍🚀우주인')).toBe('👩‍🚀')
  expect(initialOf('한라')).toBe('한')
})

it('shows a question mark for a name of nothing', () => {
  expect(initialOf('  ')).toBe('?')
})

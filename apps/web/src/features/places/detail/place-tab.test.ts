import { expect, it } from 'vitest'
import { readPlaceTab } from './place-tab.ts'

const tab = (query: string, state: unknown = null) => readPlaceTab(new URLSearchParams(query), state)

it('begins at home', () => {
  expect(tab('')).toBe('home')
})

it('begins where the link wanted to go', () => {
  expect(tab('', { tab: 'reviews' })).toBe('reviews')
})

it('stays where one has gone since', () => {
  expect(tab('tab=photos', { tab: 'reviews' })).toBe('photos')
})

it.each([
  ['tab=menu', null],
  ['', { tab: 'menu' }],
  ['', { tab: 3 }],
  ['', 'reviews'],
])('passes over what is no tab: %j %j', (query, state) => {
  expect(tab(query, state)).toBe('home')
})

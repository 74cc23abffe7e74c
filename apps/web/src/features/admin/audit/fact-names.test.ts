import { expect, it } from 'vitest'
import { factChanges } from './fact-names.ts'

it('sets what was beside what is, fact by fact', () => {
  expect(factChanges({ before: { title: '옛', isActive: true }, after: { isActive: false, link: '/' } })).toEqual([
    { name: 'title', before: '옛', after: undefined },
    { name: 'isActive', before: true, after: false },
    { name: 'link', before: undefined, after: '/' },
  ])
})

it('leaves out what a new thing does not have', () => {
  expect(factChanges({ before: null, after: { title: '책방', tel: null } })).toEqual([
    { name: 'title', before: undefined, after: '책방' },
  ])
})

it('says nothing of what has no facts', () => {
  expect(factChanges({ before: null, after: null })).toEqual([])
})

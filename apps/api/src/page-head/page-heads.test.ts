import { expect, it } from 'vitest'
import { summarise } from './page-heads.ts'

it('leaves a short text as it is, in one line', () => {
  expect(summarise(' 억새가 \n 물결쳐요. ')).toBe('억새가 물결쳐요.')
  expect(summarise('')).toBe('')
  expect(summarise('가'.repeat(110))).toBe('가'.repeat(110))
})

it('cuts a long one between words, and says so', () => {
  expect(summarise('바람 부는 오름, '.repeat(20))).toBe(`${'바람 부는 오름, '.repeat(11).slice(0, -2)}…`)
  expect(summarise(`${'가'.repeat(110)} 나`)).toBe(`${'가'.repeat(110)}…`)
  expect(summarise(`${'가'.repeat(100)} ${'나'.repeat(20)}`)).toBe(`${'가'.repeat(100)}…`)
})

it('cuts no character in two', () => {
  const emoji = '🏝️'.repeat(200)
  expect(summarise(emoji)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
  expect(Array.from(summarise('가'.repeat(500)))).toHaveLength(111)
})

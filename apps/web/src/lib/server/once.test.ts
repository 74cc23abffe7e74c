import { expect, it } from 'vitest'
import { createIntentKey } from './once.ts'

it('keeps the key for the same content and changes it with the content', () => {
  const keyFor = createIntentKey()
  const first = keyFor({ title: '새별오름' })
  expect(keyFor({ title: '새별오름' })).toBe(first)
  const second = keyFor({ title: '금오름' })
  expect(second).not.toBe(first)
  expect(keyFor({ title: '금오름' })).toBe(second)
})

it('never repeats the key of another form', () => {
  expect(createIntentKey()({ title: '새별오름' })).not.toBe(createIntentKey()({ title: '새별오름' }))
})

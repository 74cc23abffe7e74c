import { expect, it } from 'vitest'
import { isPhoneNumber, keepHelper, readHelper } from './own-helper.ts'

it.each(['010-1234-5678', '+81 90-1234-5678', '119'])('takes %s for a number', (text) => {
  expect(isPhoneNumber(text)).toBe(true)
})

it.each(['', '12', '엄마', '010-1234-5678;body=x', `0${'1'.repeat(30)}`])('takes %j for none', (text) => {
  expect(isPhoneNumber(text)).toBe(false)
})

it('keeps a number, and forgets it with what is none', () => {
  keepHelper(' 010-1234-5678 ')
  expect(readHelper()).toBe('010-1234-5678')
  keepHelper('')
  expect(readHelper()).toBe('')
})

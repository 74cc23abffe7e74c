import { expect, it } from 'vitest'
import { areGoodPins } from './pin-rules.ts'

it.each([
  ['4071', '4071'],
  ['4071', '1704'],
  ['4071', '0714'],
  ['4071', '4072'],
  ['4071', '4070'],
  ['4000', '3999'],
  ['0000', '9999'],
  ['7777', '4071'],
  ['4071', '1111'],
])('%s and %s are too easy to guess, alone or one from the other', (pin, duressPin) => {
  expect(areGoodPins(pin, duressPin)).toBe(false)
  expect(areGoodPins(duressPin, pin)).toBe(false)
})

it.each([
  ['4071', '9203'],
  ['4071', '4073'],
  ['0012', '5600'],
])('%s and %s do', (pin, duressPin) => {
  expect(areGoodPins(pin, duressPin)).toBe(true)
})

import { QUESTIONS } from '@honjeo/contract/values/traveller-type'
import { expect, it } from 'vitest'
import { TRAVEL_QUESTIONS } from './travel-questions.ts'

it('offers as many options as the server knows', () => {
  for (const { field, options } of QUESTIONS) expect(TRAVEL_QUESTIONS[field].options).toHaveLength(options)
})

import { CONSENT_TYPES } from '@honjeo/contract/values/enums'
import { expect, it } from 'vitest'
import { isRequired, missingConsents, toggleAllConsents, toggleConsent } from './consents.ts'

it('requires terms, privacy and age, and nothing else', () => {
  expect(CONSENT_TYPES.filter(isRequired)).toEqual(['TERMS', 'PRIVACY', 'AGE14'])
  expect(missingConsents(['LOCATION', 'PRIVACY'])).toEqual(['TERMS', 'AGE14'])
  expect(missingConsents(['AGE14', 'TERMS', 'PRIVACY'])).toEqual([])
})

it('switches one and leaves the others', () => {
  expect(toggleConsent(['TERMS'], 'MARKETING')).toEqual(['TERMS', 'MARKETING'])
  expect(toggleConsent(['TERMS', 'MARKETING'], 'TERMS')).toEqual(['MARKETING'])
})

it('agrees to all at once, and takes all back', () => {
  expect(toggleAllConsents(['TERMS'])).toEqual(CONSENT_TYPES)
  expect(toggleAllConsents(CONSENT_TYPES)).toEqual([])
})

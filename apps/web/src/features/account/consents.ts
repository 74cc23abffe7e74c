import { CONSENT_TYPES, REQUIRED_CONSENTS, type ConsentType } from '@honjeo/contract/values/enums'

export function isRequired(type: ConsentType): boolean {
  return REQUIRED_CONSENTS.some((required) => required === type)
}

/** Required ones not agreed to yet, in the order they are shown. */
export function missingConsents(agreed: readonly ConsentType[]): ConsentType[] {
  return REQUIRED_CONSENTS.filter((type) => !agreed.includes(type))
}

export function toggleConsent(agreed: readonly ConsentType[], type: ConsentType): ConsentType[] {
  return CONSENT_TYPES.filter((each) => agreed.includes(each) !== (each === type))
}

/** All of them, or none when that is what they were. */
export function toggleAllConsents(agreed: readonly ConsentType[]): readonly ConsentType[] {
  return agreed.length === CONSENT_TYPES.length ? [] : CONSENT_TYPES
}

import { CONSENT_TYPES, type ConsentType, REQUIRED_CONSENTS } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#lib/navigation/paths.ts'

export function isRequired(type: ConsentType): boolean {
  return REQUIRED_CONSENTS.some((required) => required === type)
}

/** Returns the required consents that are not agreed to yet, in the order they are shown. */
export function missingConsents(agreed: readonly ConsentType[]): ConsentType[] {
  return REQUIRED_CONSENTS.filter((type) => !agreed.includes(type))
}

export function toggleConsent(agreed: readonly ConsentType[], type: ConsentType): ConsentType[] {
  return CONSENT_TYPES.filter((each) => agreed.includes(each) !== (each === type))
}

/** Returns all consents, or none when all were given. */
export function toggleAllConsents(agreed: readonly ConsentType[]): readonly ConsentType[] {
  return agreed.length === CONSENT_TYPES.length ? [] : CONSENT_TYPES
}

interface ConsentText {
  name: MessageDescriptor
  /** The page of its text; age is a statement, not a text. */
  path?: string
}

export const CONSENT_TEXTS: Record<ConsentType, ConsentText> = {
  TERMS: { name: msg`이용약관`, path: paths.terms() },
  PRIVACY: { name: msg`개인정보 수집·이용`, path: paths.privacy() },
  AGE14: { name: msg`만 14세 이상이에요` },
  LOCATION: { name: msg`위치기반 서비스`, path: paths.locationTerms() },
  MARKETING: { name: msg`마케팅 알림 받기`, path: paths.marketingConsent() },
}

import type { ConsentType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#lib/paths.ts'

interface ConsentText {
  name: MessageDescriptor
  /** Where its text stands; age is a statement, not a text. */
  path?: string
}

export const CONSENT_TEXTS: Record<ConsentType, ConsentText> = {
  TERMS: { name: msg`이용약관`, path: paths.terms() },
  PRIVACY: { name: msg`개인정보 수집·이용`, path: paths.privacy() },
  AGE14: { name: msg`만 14세 이상이에요` },
  LOCATION: { name: msg`위치기반 서비스`, path: paths.locationTerms() },
  MARKETING: { name: msg`마케팅 알림 받기`, path: paths.marketingConsent() },
}

import type { PlacePhoto } from '@honjeo/contract/places'
import type { CopyrightType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const LICENCES: Record<CopyrightType, MessageDescriptor> = {
  TYPE1: msg`공공누리 제1유형`,
  TYPE3: msg`공공누리 제3유형`,
}

/** Whose photo it is, and under which licence. */
export function PhotoLicence({ photo: { credit, copyrightType } }: { photo: PlacePhoto }) {
  const { i18n } = useLingui()
  return [credit, copyrightType && i18n._(LICENCES[copyrightType])].filter((part) => part !== null).join(' · ')
}

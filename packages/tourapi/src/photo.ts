import type { CopyrightType } from '@honjeo/contract/values/enums'
import { PHOTO_ORIGIN } from './tourism-service.ts'

export interface Photo {
  url: string
  copyrightType: CopyrightType
}

const PHOTO_HOST = new URL(PHOTO_ORIGIN).host
const LICENCES = new Map<string, CopyrightType>([
  ['Type1', 'TYPE1'],
  ['Type3', 'TYPE3'],
])

/**
 * Returns a photo that may be shown: from the service's own host, over https, under a known licence, and not a bitmap, which phones load for ever.
 */
export function photoOf(address: string, licence: string): Photo | null {
  const copyrightType = LICENCES.get(licence)
  if (copyrightType === undefined || !URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.host !== PHOTO_HOST || url.username !== '' || /\.bmp$/i.test(url.pathname)) return null
  url.protocol = 'https:'
  return { url: url.href, copyrightType }
}

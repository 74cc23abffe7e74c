import { isOnJeju } from '@honjeo/catalogue/bounds'
import { regionOfAddress } from '@honjeo/catalogue/region'
import type { Region } from '@honjeo/contract/values/enums'
import { appError } from '../lib/errors.ts'

interface Place {
  addr1: string
  region: Region
  lat: number
  lng: number
  homepage?: string | null | undefined
  eventStart?: string | null | undefined
  eventEnd?: string | null | undefined
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** The faults that no field by itself can show; see the rules of `packages/catalogue`. */
const RULES: readonly (readonly [field: keyof Place, sentence: string, holds: (place: Place) => boolean])[] = [
  [
    'lat',
    '제주 바깥의 위치예요. 위도와 경도가 서로 바뀌지 않았는지 확인해주세요.',
    ({ lat, lng }) => isOnJeju(lat, lng),
  ],
  [
    'region',
    '주소와 지역이 서로 달라요. 주소에 맞는 지역을 골라주세요.',
    ({ addr1, region }) => (regionOfAddress(addr1) ?? region) === region,
  ],
  [
    'homepage',
    '홈페이지는 http:// 또는 https://로 시작하는 주소로 입력해주세요.',
    ({ homepage }) => !homepage || isWebAddress(homepage),
  ],
  [
    'eventEnd',
    '끝나는 날은 시작하는 날과 같거나 그 뒤여야 해요.',
    ({ eventStart, eventEnd }) => !eventStart || !eventEnd || eventStart <= eventEnd,
  ],
]

/** Throws INVALID_INPUT with a sentence for each thing that is wrong with a place as a whole. */
export function requireSoundPlace(place: Place): void {
  const faults = RULES.filter(([, , holds]) => !holds(place))
  if (faults.length === 0) return
  throw appError('INVALID_INPUT', { fields: Object.fromEntries(faults.map(([field, sentence]) => [field, sentence])) })
}

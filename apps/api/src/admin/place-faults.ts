import { isOnJeju } from '@honjeo/catalogue/bounds'
import { regionOfAddress } from '@honjeo/catalogue/region'
import type { Region } from '@honjeo/contract/values/enums'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
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
const RULES: readonly (readonly [field: keyof Place, sentence: Sentence, holds: (place: Place) => boolean])[] = [
  ['lat', say('OFF_THE_ISLAND'), ({ lat, lng }) => isOnJeju(lat, lng)],
  ['region', say('REGION_OF_ADDRESS'), ({ addr1, region }) => (regionOfAddress(addr1) ?? region) === region],
  ['homepage', say('HOMEPAGE'), ({ homepage }) => !homepage || isWebAddress(homepage)],
  [
    'eventEnd',
    say('END_BEFORE_START'),
    ({ eventStart, eventEnd }) => !eventStart || !eventEnd || eventStart <= eventEnd,
  ],
]

/** Throws INVALID_INPUT with a sentence for each thing that is wrong with a place as a whole. */
export function requireSoundPlace(place: Place): void {
  const faults = RULES.filter(([, , holds]) => !holds(place))
  if (faults.length === 0) return
  throw appError('INVALID_INPUT', { fields: Object.fromEntries(faults.map(([field, sentence]) => [field, sentence])) })
}

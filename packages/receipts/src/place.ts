import { addressKeyOf, type AddressKey } from './address.ts'
import { jamoOf } from './letters.ts'
import { phonesIn } from './phone.ts'
import { isNameUnmistakable, spellingsOf, type Spelling } from './shop-name.ts'

/** A place as the catalogue has it. */
export interface KnownPlace {
  title: string
  addr1: string
  tel: string | null
}

/** The signs of a place that its receipts may hold. */
export interface Sought {
  spellings: readonly Spelling[]
  address: AddressKey | undefined
  phones: readonly string[]
  /** Whether another place's name reads like this one's; then the name alone proves nothing. */
  hasTwin: boolean
}

/** The margin by which a few letters of another place's name may have been misread towards this one's. */
const TWIN_MARGIN = 0.03

/** Prepares a place for being looked for; `otherTitles` are those of all other places. */
export function soughtOf(place: KnownPlace, otherTitles: readonly string[]): Sought {
  const spellings = spellingsOf(place.title)
  return {
    spellings,
    address: addressKeyOf(place.addr1),
    phones: phonesIn(place.tel ?? ''),
    hasTwin: otherTitles.some((title) => isNameUnmistakable(spellings, [jamoOf(title)], TWIN_MARGIN)),
  }
}

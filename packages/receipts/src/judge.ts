import { hasAddress } from './address.ts'
import { isWithin, type DayClaim } from './day-claim.ts'
import type { Paper } from './paper.ts'
import type { Sought } from './place.ts'
import { isNameUnmistakable, nameLikeness } from './shop-name.ts'

/** Why a receipt proves nothing. UNREADABLE: another photo of it may. */
export type Refusal = 'UNREADABLE' | 'OTHER_PLACE' | 'OTHER_DATE'

/** `purchase` is the same however often one receipt is photographed. */
export type Verdict = { ok: true; purchase: string } | { ok: false; reason: Refusal }

const refuse = (reason: Refusal): Verdict => ({ ok: false, reason })

const LIKE_THE_NAME = 0.7
const RATHER_LIKE_THE_NAME = 0.5

/** Two independent signs of the place, or a name that no other place has. */
export function isOfPlace(paper: Paper, { spellings, address, phones, hasTwin }: Sought): boolean {
  const name = nameLikeness(spellings, paper.head)
  const isAddressHit = address !== undefined && hasAddress(address, paper.addressLines)
  if (isAddressHit && name >= LIKE_THE_NAME) return true
  if (phones.some((phone) => paper.phones.includes(phone)) && (isAddressHit || name >= RATHER_LIKE_THE_NAME))
    return true
  return !hasTwin && isNameUnmistakable(spellings, paper.head)
}

/** Whether a receipt shows that somebody was at a place on a day. */
export function judge(paper: Paper, sought: Sought, claim: DayClaim): Verdict {
  const isLegible = paper.total !== null && paper.times.length > 0
  if (!isOfPlace(paper, sought)) return refuse(isLegible ? 'OTHER_PLACE' : 'UNREADABLE')
  if (!isLegible) return refuse('UNREADABLE')
  const times = paper.times.filter(({ day }) => isWithin(day, claim))
  // Some lines name the day alone.
  const at = times.find(({ time }) => time !== null) ?? times[0]
  if (!at) return refuse('OTHER_DATE')
  return { ok: true, purchase: [at.day, at.time ?? paper.approvalNumber ?? '', paper.total].join(' ') }
}

import { hasAddress } from './address.ts'
import { isWithin, type DayClaim } from './day-claim.ts'
import type { Paper } from './paper.ts'
import { paymentOf, type Payment } from './payment.ts'
import type { Sought } from './place.ts'
import { isNameUnmistakable, nameLikeness } from './shop-name.ts'

/**
 * The reason why a receipt proves nothing. UNREADABLE: another photo of it may. INCOMPLETE: place, day and total were read, but nothing that
 * distinguishes one payment from others.
 */
export type Refusal = 'UNREADABLE' | 'INCOMPLETE' | 'OTHER_PLACE' | 'OTHER_DATE'

/** The marks identify the payment, however often its paper is photographed. */
export type Verdict = ({ ok: true } & Payment) | { ok: false; reason: Refusal }

const refuse = (reason: Refusal): Verdict => ({ ok: false, reason })

const LIKE_THE_NAME = 0.7
const RATHER_LIKE_THE_NAME = 0.5

/** Whether a paper has two independent signs of the place, or a name that no other place has. */
export function isOfPlace(paper: Paper, { spellings, address, phones, hasTwin }: Sought): boolean {
  const name = nameLikeness(spellings, paper.head)
  const isAddressHit = address !== undefined && hasAddress(address, paper.addressLines)
  if (isAddressHit && name >= LIKE_THE_NAME) return true
  if (phones.some((phone) => paper.phones.includes(phone)) && (isAddressHit || name >= RATHER_LIKE_THE_NAME))
    return true
  return !hasTwin && isNameUnmistakable(spellings, paper.head)
}

/** Whether a receipt shows that its owner was at a place on a day. */
export function judge(paper: Paper, sought: Sought, claim: DayClaim): Verdict {
  const isLegible = paper.total !== null && paper.times.length > 0
  if (!isOfPlace(paper, sought)) return refuse(isLegible ? 'OTHER_PLACE' : 'UNREADABLE')
  if (!isLegible) return refuse('UNREADABLE')
  const times = paper.times.filter(({ day }) => isWithin(day, claim))
  if (times.length === 0) return refuse('OTHER_DATE')
  const payment = paymentOf(paper, times)
  return payment ? { ok: true, ...payment } : refuse('INCOMPLETE')
}

import { isBusinessNumber } from './business-number.ts'
import { asNumbers } from './digits.ts'
import { lettersOf } from './letters.ts'
import { phonesIn } from './phone.ts'
import { purchaseTimesIn, type PurchaseTime } from './purchase-time.ts'
import { printedNameOf } from './shop-name.ts'
import { isAddress, toAddressLines, type AddressLine } from './address.ts'
import { sumsIn, totalIn } from './total.ts'

/** What was read on a receipt. */
export interface Paper {
  /** Jamo of the lines that may hold the shop's name. */
  head: readonly string[]
  addressLines: readonly AddressLine[]
  phones: readonly string[]
  businessNumbers: readonly string[]
  times: readonly PurchaseTime[]
  total: number | null
  /** All totals that were read, since readings may differ, and the sums of what was bought. */
  totals: readonly number[]
  /** Approval numbers of a card's issuer. */
  approvalNumbers: readonly string[]
  /** Whether it was paid by card, so that an approval number is printed on it, read or not. */
  isByCard: boolean
}

/** Shops print their name at the top, seldom below a line or two of greetings. */
const HEAD_LINES = 14
const BUSINESS_NUMBER = /(?<!\d)(\d{3})\s*[-.\s]?\s*(\d{2})\s*[-.\s]?\s*(\d{5})(?!\d)/g
/**
 * The number behind 승인번호, however its first letters were read: no other number of a receipt has eight digits without a
 * dash.
 */
const APPROVAL = /번[호후]\D{0,4}(\d{8})(?!\d)/

/** What is printed on receipts of cards, in more places than one, and on no others. */
const BY_CARD = /승인|신용카드|카드번호|카드종류|일시불/

const isUnlikeOthers = <T>(value: T, i: number, values: readonly T[]) => values.indexOf(value) === i

const linesOf = (text: string) => text.split('\n').filter((line) => lettersOf(line) !== '')

/** Reads a receipt in what was recognised of it, once or, from two treatments of one photo, more often. */
export function readPaper(texts: readonly string[]): Paper {
  const readings = texts.map(linesOf)
  const lines = readings.flat()
  const totals = readings.map(totalIn).filter((total) => total !== null)
  return {
    head: readings.flatMap((reading) =>
      reading
        .slice(0, HEAD_LINES)
        .filter((line) => !isAddress(line))
        .map(printedNameOf),
    ),
    addressLines: readings.flatMap(toAddressLines),
    phones: lines.flatMap(phonesIn),
    businessNumbers: lines
      .flatMap((line) => [...asNumbers(line).matchAll(BUSINESS_NUMBER)].map((match) => match.slice(1).join('')))
      .filter(isBusinessNumber)
      .filter(isUnlikeOthers),
    times: lines.flatMap(purchaseTimesIn),
    total: totals[0] ?? null,
    totals: [...totals, ...readings.flatMap(sumsIn)].filter(isUnlikeOthers),
    isByCard: lines.some((line) => BY_CARD.test(line.replaceAll(/\s/g, ''))),
    approvalNumbers: lines
      .flatMap((line) => APPROVAL.exec(asNumbers(line).replaceAll(/\s/g, ''))?.[1] ?? [])
      .filter(isUnlikeOthers),
  }
}

/** Whether anything of a receipt was made out, or only shapes that were taken for letters. */
export const hasAnyFact = ({ times, total, phones, businessNumbers }: Paper) =>
  total !== null || [times, phones, businessNumbers].some((facts) => facts.length > 0)

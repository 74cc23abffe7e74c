import { isBusinessNumber } from './business-number.ts'
import { asNumbers } from './digits.ts'
import { jamoOf, lettersOf } from './letters.ts'
import { likeness } from './likeness.ts'
import { phonesIn } from './phone.ts'
import { purchaseTimesIn, type PurchaseTime } from './purchase-time.ts'
import { printedNameOf } from './shop-name.ts'
import { isAddress, toAddressLines, type AddressLine } from './address.ts'
import { sumsIn, totalIn } from './total.ts'

/** The facts that were read on a receipt. */
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
/** Eight digits behind the label of a number, which is compared with the labels that receipts print. */
const LABELLED = /(\D{0,20})번\s?[호후]\D{0,6}(\d(?:\s?\d){7})(?!\d)/g
const APPROVAL = jamoOf('승인')
/** Other numbers may have eight digits as well: they are the same on each receipt of a shop, or begin with the day. */
const OTHER_LABELS = (
  '단말기 영수증 가맹점 사업자 등록 주문 대기 거래 전표 카드 회원 일련 매장 포스 관리 전화 접수 예약 티켓 발권 입장 ' +
  '상품 좌석 차량 문서 확인 고객 식별'
)
  .split(' ')
  .map(jamoOf)
/** A label that is less like the word than this says nothing, as where a thumb covers it. */
const LIKE_APPROVAL = 0.4

function isApprovalLabel(label: string): boolean {
  const jamo = jamoOf(label)
  const like = likeness(APPROVAL, jamo)
  return like >= LIKE_APPROVAL && OTHER_LABELS.every((other) => likeness(other, jamo) < like)
}

function approvalNumbersIn(line: string): string[] {
  const labelled = [...asNumbers(line).replaceAll(/\s+/g, ' ').matchAll(LABELLED)]
  return labelled.flatMap(([, label = '', digits = '']) =>
    isApprovalLabel(label) ? [digits.replaceAll(/\s/g, '')] : [],
  )
}

/** The pattern of what is printed on receipts of cards, in more places than one, and on no others. */
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
    approvalNumbers: lines.flatMap(approvalNumbersIn).filter(isUnlikeOthers),
  }
}

/** Whether anything of a receipt was made out, or only shapes that were taken for letters. */
export const hasAnyFact = ({ times, total, phones, businessNumbers }: Paper) =>
  total !== null || [times, phones, businessNumbers].some((facts) => facts.length > 0)

import type { Paper } from './paper.ts'
import type { PurchaseTime } from './purchase-time.ts'

/**
 * Marks by which one payment is recognised. No two payments share a mark of the exact kinds. They may share loose ones,
 * as tickets cost the same for all and two people may pay in one minute, so these count only where a paper shows no
 * approval number. CLOCK is the time without its day, which may have been changed.
 */
export const EXACT_MARKS = [
  'APPROVAL_PLACE',
  'APPROVAL_DAY',
  'SECOND',
  'CLOCK_SECOND_TOTAL',
  'MINUTE_TOTAL',
  'SHOP_MINUTE_TOTAL',
] as const
export const LOOSE_MARKS = ['MINUTE', 'DAY_TOTAL', 'CLOCK_TOTAL'] as const
export type MarkKind = (typeof EXACT_MARKS)[number] | (typeof LOOSE_MARKS)[number]

export interface Mark {
  kind: MarkKind
  value: string
  /** Whether it distinguishes payments at one place only; other marks hold wherever the paper is shown. */
  atPlace: boolean
}

export interface Payment {
  /** The marks of day, minute and total: the first reading, then the other ones. */
  purchases: readonly [string, ...string[]]
  marks: readonly Mark[]
}

function marksAt({ day, time, seconds }: PurchaseTime, { totals, approvalNumbers, businessNumbers }: Paper): Mark[] {
  const minute = `${day} ${time}`
  const sums = totals.map((total) => `${minute} ${total}`)
  // Two papers without seconds show one minute only where one was paid twice in it, which hardly ever happens.
  const markWithoutSecond = { kind: 'SECOND', value: `${minute}:`, atPlace: true } as const
  return [
    ...approvalNumbers.map((value) => ({ kind: 'APPROVAL_DAY', value: `${day} ${value}`, atPlace: false }) as const),
    ...(seconds === null ? [markWithoutSecond] : secondMarks(`${time}:${seconds}`)),
    ...sums.map((value) => ({ kind: 'MINUTE_TOTAL', value, atPlace: true }) as const),
    ...businessNumbers.flatMap((shop) =>
      sums.map((value) => ({ kind: 'SHOP_MINUTE_TOTAL', value: `${shop} ${value}`, atPlace: false }) as const),
    ),
    { kind: 'MINUTE', value: minute, atPlace: true },
    ...totals.flatMap((total) => [
      { kind: 'DAY_TOTAL', value: `${day} ${total}`, atPlace: true } as const,
      { kind: 'CLOCK_TOTAL', value: `${time} ${total}`, atPlace: true } as const,
    ]),
  ]

  function secondMarks(clock: string): Mark[] {
    return [
      { kind: 'SECOND', value: `${day} ${clock}`, atPlace: true },
      ...totals.map((total) => ({ kind: 'CLOCK_SECOND_TOTAL', value: `${clock} ${total}`, atPlace: true }) as const),
    ]
  }
}

const keyOf = ({ kind, value }: Mark) => `${kind} ${value}`

/**
 * Returns the payment that a paper shows on one of those days. Undefined without its minute, or without what parts it
 * from other payments: the approval number of a card, or where it was paid otherwise a business number. Every real
 * receipt prints these, and without them one paper could pass for several.
 */
export function paymentOf(paper: Paper, days: readonly PurchaseTime[]): Payment | undefined {
  // Some lines have the day alone.
  const times = days.filter(({ time }) => time !== null)
  const { approvalNumbers, businessNumbers, isByCard, total } = paper
  const [first] = times
  const isKnown = approvalNumbers.length > 0 || (!isByCard && businessNumbers.length > 0)
  if (!first || !isKnown) return undefined
  const marks: Mark[] = [
    // The clock counts even where the day was changed.
    ...approvalNumbers.map((value) => ({ kind: 'APPROVAL_PLACE', value, atPlace: true }) as const),
    ...times.flatMap((time) => marksAt(time, paper)),
  ]
  const purchase = `${first.day} ${first.time} ${total}`
  const others = times.flatMap(({ day, time }) => paper.totals.map((sum) => `${day} ${time} ${sum}`))
  return {
    purchases: [purchase, ...others.filter((other) => other !== purchase)],
    marks: [...new Map(marks.map((mark) => [keyOf(mark), mark])).values()],
  }
}

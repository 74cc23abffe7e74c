import { expect, it } from 'vitest'
import { readPaper } from './paper.ts'
import { EXACT_MARKS, paymentOf } from './payment.ts'

const PAPER = {
  shop: '616-81-12348',
  day: '2026-10-03',
  time: '12:34:56',
  items: '고기국수 9,000 x 1 9,000\n카페라떼 4,500 x 1 4,500',
  total: '합계 13,500',
  approval: '승인번호 30215748',
}

function marksOf(change: Partial<typeof PAPER> = {}) {
  const { day, time, ...lines } = { ...PAPER, ...change }
  const paper = readPaper([[`${day} ${time}`, ...Object.values(lines)].join('\n')])
  const keys = paymentOf(paper, paper.times)!.marks.map(({ kind, value }) => ({ kind, key: `${kind} ${value}` }))
  return {
    exact: new Set(keys.filter(({ kind }) => EXACT_MARKS.some((exact) => exact === kind)).map(({ key }) => key)),
    loose: new Set(keys.filter(({ kind }) => !EXACT_MARKS.some((exact) => exact === kind)).map(({ key }) => key)),
    showsApproval: keys.some(({ kind }) => kind === 'APPROVAL_PLACE'),
  }
}

type Marks = ReturnType<typeof marksOf>
const haveOneInCommon = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some((key) => others.has(key))
/** Compares two papers shown for one place as the server does. */
const isSame = (one: Marks, other: Marks) =>
  haveOneInCommon(one.exact, other.exact) ||
  (!(one.showsApproval && other.showsApproval) && haveOneInCommon(one.loose, other.loose))

it.each([
  ['its total', { total: '합계 13,600' }],
  ['its minute', { time: '12:35:56' }],
  ['its day', { day: '2026-10-02' }],
  ['a digit of its approval number', { approval: '승인번호 30215743' }],
  ['its seconds left out', { time: '12:34' }],
  ['its approval number left out', { approval: '' }],
  ['its business number left out', { shop: '' }],
  ['its approval number left out and its total', { approval: '', total: '합계 13,600' }],
  ['its approval number left out and its minute', { approval: '', time: '12:35:56' }],
  ['its approval number left out and its day', { approval: '', day: '2026-10-01' }],
  ['its approval number and its day', { approval: '승인번호 88120034', day: '2026-10-01' }],
  ['its total and its minute', { total: '합계 13,600', time: '12:37:56' }],
  ['its total and its minute, its approval number left out', { total: '합계 13,600', time: '12:37:56', approval: '' }],
  ['its total and its day, its approval number left out', { total: '합계 13,600', day: '2026-10-01', approval: '' }],
])('a payment is known again with %s changed', (_, change) => {
  expect(isSame(marksOf(), marksOf(change))).toBe(true)
})

it.each([
  [
    'at the same time of another day for the same price',
    { day: '2026-10-02', time: '12:34:12', approval: '승인번호 88120034' },
  ],
  ['at another time for the same price', { time: '15:02:10', approval: '승인번호 88120034' }],
  [
    'in the same minute for another price',
    { time: '12:34:58', approval: '승인번호 88120034', items: '고기국수 9,000', total: '합계 9,000' },
  ],
])('a second visitor who pays at the same place %s is taken for a second one', (_, change) => {
  expect(isSame(marksOf(), marksOf(change))).toBe(false)
})

it('two papers of one minute without seconds are one, whatever else was written on the second', () => {
  const change = { time: '12:34', approval: '승인번호 88120034', items: '', total: '합계 13,600' }
  expect(isSame(marksOf({ time: '12:34' }), marksOf(change))).toBe(true)
})

it('needs the minute, and a number that no drawing has by chance', () => {
  for (const text of [
    '2026-10-03\n합계 13,500\n승인번호 30215748',
    '2026-10-03 12:34\n합계 13,500\n616-81-12349',
    '2026-10-03 12:34\n합계 13,500\n616-81-12348\n신용카드 13,500',
  ]) {
    const paper = readPaper([text])
    expect(paymentOf(paper, paper.times)).toBeUndefined()
  }
})

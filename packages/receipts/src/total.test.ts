import { expect, it } from 'vitest'
import { sumsIn, totalIn } from './total.ts'

it.each([
  [
    'the line that says so, however spaced',
    ['고기국수 9,000', '카페라떼 12,000', '합 계   21,000원', '부가세 1,909'],
    21_000,
  ],
  [
    'the largest of those that say so',
    ['공급가액 30,000', '결제금액 13,500', '신용카드 13,500', '할인 40,000'],
    13_500,
  ],
  ['not what was handed over', ['받을금액 9,500', '받은금액 10,000', '거스름돈 500'], 9500],
  ['a comma taken for a point', ['합계 13. 500'], 13_500],
  ['a comma that was lost, on a line that says so', ['합계 6000원', '과세물품가액 5,455'], 6000],
  ['the largest of all where no line says so', ['5,455원', '545원', '6,000원'], 6000],
])('is %s', (_, lines, total) => {
  expect(totalIn(lines)).toBe(total)
})

it.each([[['문의 064-712-3456', '승인번호 30215748']], [['161. 064.742 78181']], [['합계 0,000']], [[]]])(
  'is unknown in %j',
  (lines) => {
    expect(totalIn(lines)).toBeNull()
  },
)

it.each([
  [
    'of the items and of price and tax',
    ['고기국수 9,000 x 1 9,000', '카페라떼 4,500 x 1 4,500', '과세물품가액 12,273', '부가세 1,227', '합계 13,600'],
    [13_500, 13_500, 13_500],
  ],
  ['of a price and its tax', ['가맹점명: 안덕계곡', '금액 12,273원', '부가세 1,227원', '합계 13,600원'], [13_500]],
  ['by the piece', ['입장권 4,500 x 3 13,600', '받을금액 13,600', '받은금액 20,000'], [13_600, 13_500]],
  [
    'of the items, where the total itself is covered',
    ['고기국수 9,000 x 1 9,000', '카페라떼 4,500 x 1 4,500', '합계', '받은금액 20,000'],
    [13_500, 13_500],
  ],
  ['of nothing', ['합계 13,600', '문의 064-712-3456'], []],
])('a sum %s stays what it was when another total is written', (_, lines, sums) => {
  expect(sumsIn(lines)).toEqual(sums)
})

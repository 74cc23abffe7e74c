import { expect, it } from 'vitest'
import { islandRules } from '@honjeo/catalogue/island-rules'
import { checkRules } from '../testing/check-rules.ts'
import { placeNamed } from '../testing/jeju-trip.ts'
import { brokenRules } from '../testing/rule-journeys.ts'

/** `npm run bench:planner` has ten thousand of them. */
const JOURNEYS = 150
/** The seeds that were found among the ten thousand: rain moved a stop past its gate. */
const FOUND = [3151, 5521]

it(
  'no journey of 24 months leads through a shut gate, after a last boat or through a closure unwarned',
  {
    timeout: 120_000,
  },
  () => {
    expect(
      [...Array.from({ length: JOURNEYS }, (_, seed) => seed), ...FOUND].flatMap((seed) => brokenRules(seed)),
    ).toEqual([])
  },
)

it('the checker finds what the planner did before July 2024', () => {
  const at = (title: string, date: string, start: number, end: number) =>
    checkRules(islandRules, date, [{ ...placeNamed(title), start, end }])
  expect(at('성판악', '2027-03-10', 8 * 60 + 40, 17 * 60 + 40)).toEqual(['2027-03-10 성판악: shelter 11:30'])
  expect(at('성판악', '2027-03-10', 8 * 60 + 30, 17 * 60 + 30)).toEqual([])
  expect(at('가파도', '2027-03-10', 13 * 60, 16 * 60 + 5)).toEqual(['2027-03-10 가파도: last boat back 16:10'])
  expect(at('마라도', '2027-03-10', 15 * 60, 15 * 60 + 30)).toEqual(['2027-03-10 마라도: last boat out 13:50'])
  expect(at('만장굴', '2027-03-10', 600, 660)).toEqual(['2027-03-10 만장굴: closed'])
})

import { expect, it } from 'vitest'
import { bookingOpensOn } from './booking-opens.ts'

it.each([
  ['2027-03-10', '2027-02-01'],
  // The first of January is a holiday, and a Saturday and a Sunday follow.
  ['2028-02-29', '2028-01-03'],
  // The first is New Year's Day, a Friday.
  ['2027-02-10', '2027-01-04'],
  // The first of May is 노동절, a Saturday, which the third makes up for.
  ['2027-06-01', '2027-05-04'],
  ['2027-01-31', '2026-12-01'],
])('what is walked on %s is booked from %s on', (date, opensOn) => {
  expect(bookingOpensOn(date)).toBe(opensOn)
})

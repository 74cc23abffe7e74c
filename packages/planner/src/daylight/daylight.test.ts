import { describe, expect, it } from 'vitest'
import { sunriseOn, sunsetOn } from './daylight.ts'

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The almanac's times for 제주; that of New Year is announced each year by the Korea Astronomy and Space Science Institute. */
describe.each([
  ['2026-01-01', '07:38', '17:36'],
  ['2026-03-20', '06:38', '18:46'],
  ['2026-06-21', '05:25', '19:47'],
  ['2026-09-23', '06:20', '18:28'],
  ['2026-12-22', '07:34', '17:29'],
])('on %s', (date, sunrise, sunset) => {
  it('the sun rises and sets within two minutes of the almanac', () => {
    expect(Math.abs(sunriseOn(date) - minuteOf(sunrise))).toBeLessThanOrEqual(2)
    expect(Math.abs(sunsetOn(date) - minuteOf(sunset))).toBeLessThanOrEqual(2)
  })
})

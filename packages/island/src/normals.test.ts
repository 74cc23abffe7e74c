import { expect, it } from 'vitest'
import { coastNormals, NORMALS_CHECKED_ON, STATION_NORMALS, type StationNormals } from './normals.ts'
import { januaryOfNewspapers, workbookNormals, yearlyRain } from './testing/normals-reference.ts'

const stations = Object.entries(STATION_NORMALS)
const WHATS = ['highs', 'lows', 'rain'] as const

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it('has what a second copy of the table has, and the yearly rain of a third', () => {
  expect(STATION_NORMALS).toEqual(workbookNormals)
  const sums = Object.fromEntries(stations.map(([name, { rain }]) => [name, Number((12 * mean(rain)).toFixed(1))]))
  expect(sums).toEqual(yearlyRain)
  expect(NORMALS_CHECKED_ON).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it.each(WHATS)('is, with %s, within 0.06 of what newspapers say of January', (what) => {
  const january = mean(stations.map(([, normals]) => normals[what][0]!))
  expect(Math.abs(january - januaryOfNewspapers[what])).toBeLessThanOrEqual(0.06)
})

it('says of every month from where to where it goes on the coast', () => {
  expect(coastNormals(11)).toEqual({ highs: [16, 18], lows: [9, 11], rain: [60, 103] })
  const isSpan = (month: number, what: keyof StationNormals) => {
    const [least, most] = coastNormals(month)[what]
    return least < most
  }
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  expect(months.filter((month) => !WHATS.every((what) => isSpan(month, what)))).toEqual([])
  expect(months.filter((month) => coastNormals(month).lows[1] >= coastNormals(month).highs[0])).toEqual([])
})

import type { RecommendedSpot } from '@honjeo/contract/home'
import { HOME_SPOTS } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { shipRules } from '../island-rules/ship-rules.queries.ts'
import { koreanDay, koreanHour } from '../lib/clock.ts'
import { withCatalogue } from '../testing/places.ts'
import { faultOf, sunsetIn, type JudgedPlace, type JudgedRule } from '../testing/shut-places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(async (database) => {
  await withCatalogue(database)
  await shipRules(database.db)
})
const HOUR_SECONDS = 3600
/** Every 29th day of a year: each month, weekday and season; 1 takes them all. */
const YEAR_STEP_DAYS = Number(process.env['HOME_YEAR_STEP'] ?? 29)

let places: Map<number, JudgedPlace>
let rules: JudgedRule[]

beforeAll(async () => {
  places = new Map(
    (
      await t.database.pool.query<JudgedPlace>(
        `select content_id, content_type_id, title, lat, lng, indoor, months, open_time, rest_date,
          event_start::text, event_end::text, keywords, scene from places`,
      )
    ).rows.map((row) => [row.content_id, row]),
  )
  rules = (
    await t.database.pool.query<JudgedRule>(
      `select subject, valid_from::text, valid_to::text, months, terms from island_rules where state = 'IN_FORCE'`,
    )
  ).rows
})

const spots = async () => (await t.call<RecommendedSpot[]>('/api/home/recommended-spots')).result

/** Moves the clock ahead to an hour of the next such day in Korea (`-01-01T03:00`). */
function goTo(end: string) {
  const [day, time] = end.split('T') as [string, string]
  const next = [0, 1].map((years) => Date.parse(`${t.clock.now().getUTCFullYear() + years}${day}T${time}:00+09:00`))
  const at = next.find((instant) => instant > t.clock.now().getTime())!
  t.clock.advance((at - t.clock.now().getTime()) / 1000)
}

/** What the hour shows that is shut, or can no longer be reached. */
async function faultsNow(): Promise<string[]> {
  const now = t.clock.now()
  const today = koreanDay(now)
  const three = await spots()
  const minute = koreanHour(now) * 60
  const faults = three.flatMap(({ contentId, day }) => {
    const place = places.get(contentId)!
    const fault = faultOf(place, day, day === today ? minute : 0, rules)
    return fault === undefined ? [] : [`${today} ${koreanHour(now)} h, ${place.title} on ${day}: ${fault}`]
  })
  if (three.length !== HOME_SPOTS) faults.push(`${today} ${koreanHour(now)} h: ${three.length} places`)
  if (new Set(three.map(({ day }) => day)).size > 1) faults.push(`${today} ${koreanHour(now)} h: two days`)
  if (three.some(({ day }) => day < today)) faults.push(`${today}: proposed for the past`)
  return faults
}

async function faultsOfHours(count: number): Promise<string[]> {
  const faults: string[] = []
  for (let hour = 0; hour < count; hour++) {
    faults.push(...(await faultsNow()))
    t.clock.advance(HOUR_SECONDS)
  }
  return faults
}

describe('the judge', () => {
  it('knows the sun to four minutes', () => {
    for (const [date, clock] of [
      ['2026-06-21', 19 * 60 + 47],
      ['2026-11-28', 17 * 60 + 27],
      ['2027-03-20', 18 * 60 + 44],
    ] as const)
      expect(Math.abs(sunsetIn(date) - clock)).toBeLessThan(5)
  })

  it('finds what would be wrong at ten in the evening', async () => {
    const all = [...places.values()].filter(({ content_type_id: kind }) => kind === 12)
    const late = all.filter((place) => faultOf(place, '2026-11-28', 22 * 60, rules) !== undefined)
    expect(late.length).toBeGreaterThan(all.length * 0.8)
  })
})

describe('nothing is proposed that is shut or out of reach', () => {
  it('in any hour of a journey of five days in winter', async () => {
    goTo('-12-10T00:00')
    expect(await faultsOfHours(5 * 24)).toEqual([])
  })

  it('in any hour of days all over a year', { timeout: 600_000 }, async () => {
    goTo('-01-01T00:00')
    const faults: string[] = []
    for (let day = 0; day < 365; day += YEAR_STEP_DAYS) {
      faults.push(...(await faultsOfHours(24)))
      t.clock.advance((YEAR_STEP_DAYS - 1) * 24 * HOUR_SECONDS)
    }
    expect(faults).toEqual([])
  })
})

it('in the evening the places of tomorrow are shown, and the night changes nothing of them', async () => {
  goTo('-11-29T22:50')
  const evening = await spots()
  const tomorrow = koreanDay(new Date(t.clock.inSeconds(24 * HOUR_SECONDS)))
  expect(evening.map(({ day }) => day)).toEqual([tomorrow, tomorrow, tomorrow])
  t.clock.advance(2 * HOUR_SECONDS)
  expect(await spots()).toEqual(evening)
})

import type { HelpAround } from '@honjeo/contract/help-points'
import { HELP_AROUND } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { keptLog } from '../testing/kept-log.ts'
import { withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const log = keptLog()
const t = setUpTestApp(withCatalogue, { logger: log.logger })

const around = (lat: number, lng: number) => t.call<HelpAround>(`/api/help-points?lat=${lat}&lng=${lng}`)
const namesAt = async (lat: number, lng: number) => (await around(lat, lng)).result.points.map(({ name }) => name)

describe('a call', () => {
  it.each(['', '?lat=33.5', '?lng=126.5', '?lat=91&lng=126.5', '?lat=a&lng=b', '?lat=33.5&lng=126.5&radius=9'])(
    'without a whole position is refused: %s',
    async (query) => {
      const { status, code } = await t.call(`/api/help-points${query}`)
      expect([status, code]).toEqual([400, 'COMMON400'])
    },
  )

  it('needs no account and no key: the emergency rooms ship with the app, the nearest first', async () => {
    expect((await namesAt(33.4899, 126.485)).slice(0, 2)).toEqual(['제주한라병원', '중앙병원'])
    expect((await namesAt(33.2553, 126.5642))[0]).toBe('서귀포의료원')
  })

  it('gives each with who says so and of which day, and no hours that are not known', async () => {
    const { result } = await around(33.5, 126.5)
    expect(result.points.map(({ kind }) => kind)).toEqual([
      ...Array<string>(6).fill('EMERGENCY_ROOM'),
      ...Array<string>(4).fill('TOILET'),
      ...Array<string>(3).fill('TOURIST_INFO'),
    ])
    for (const point of result.points) {
      expect(point).toMatchObject({
        hours: null,
        dataDate: expect.stringMatching(/^202[236]-\d\d-\d\d$/),
        source: { name: expect.stringMatching(/./), url: expect.stringMatching(/^https:/) },
      })
      expect(point.phone ?? point.kind).toMatch(/^(064-|TOILET$)/)
    }
  })

  it('says which days are public holidays, from yesterday on', async () => {
    t.clock.advance((Date.parse('2026-12-25T23:30:00+09:00') - t.clock.now().getTime()) / 1000)
    const { result } = await around(33.5, 126.5)
    expect([result.today, result.holidays]).toEqual(['2026-12-25', ['2026-12-25', '2027-01-01']])
  })

  it('gives the nearest from far away, too', async () => {
    expect((await around(37.5, 127)).result.points[0]?.name).toBe('한국병원')
  })
})

it('gives so many of each kind, whatever the number of another', async () => {
  await t.sql(`insert into help_points (kind, data_set, source_key, name, lat, lng, source_name, source_url, data_date)
    select case when i % 50 = 0 then 'AED' else 'EMERGENCY_BELL' end, 'test', i::text, 'b' || i, 33.4 + i * 0.0001, 126.5, 's', 'https://s.example/', '2026-11-01'
    from generate_series(1, 1000) i`)
  const { result } = await around(33.4, 126.5)
  const count = (kind: string) => result.points.filter((point) => point.kind === kind).length
  expect([count('EMERGENCY_BELL'), count('AED'), count('EMERGENCY_ROOM')]).toEqual([HELP_AROUND, 20, 6])
  const bells = result.points.filter(({ kind }) => kind === 'EMERGENCY_BELL')
  expect(bells.map(({ lat }) => lat)).toEqual(bells.map(({ lat }) => lat).toSorted((a, b) => a - b))
  await t.sql("delete from help_points where data_set = 'test'")
})

it('keeps the position out of the log and of the database', async () => {
  await around(33.412345, 126.523456)
  expect(JSON.stringify(log.lines)).not.toMatch(/33\.41|126\.52/)
  const { rows } = await t.database.pool.query<{ count: number }>(
    "select count(*)::int from help_points where lat::text like '33.412%'",
  )
  expect(rows).toEqual([{ count: 0 }])
})

it.each([
  ["'BANK'", "'n'", "'https://s.example/'", 33.4, 'help_points_kind'],
  ["'AED'", "''", "'https://s.example/'", 33.4, 'help_points_texts'],
  ["'AED'", "'n'", "'http://s.example/'", 33.4, 'help_points_said_by'],
  ["'AED'", "'n'", "'https://s.example/'", 37.4, 'help_points_lat'],
])('the table refuses %s, %s, %s, %s', async (kind, name, url, lat, constraint) => {
  const insert = t.sql(
    `insert into help_points (kind, data_set, source_key, name, lat, lng, source_name, source_url, data_date)
     values (${kind}, 'test', 'x', ${name}, ${lat}, 126.5, 's', ${url}, '2026-11-01')`,
  )
  await expect(insert).rejects.toMatchObject({ constraint })
})

import type { DayWeather } from '@honjeo/contract/weather'
import type { Trip } from '@honjeo/contract/trip'
import type { Notification } from '@honjeo/contract/notifications'
import { FORECAST_PATH } from '@honjeo/open-data/kma-forecast'
import { WARNINGS_PATH } from '@honjeo/open-data/kma-warnings'
import { expect, it, onTestFinished, vi } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { asJson, gatewayFault, SILENCE } from '../testing/open-data-server.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { TestApp, type Member } from '../testing/test-app.ts'
import { beginWeather, BOTH, pace, settled, WAIT, type WeatherStage } from '../testing/weather-app.ts'
import type { WeatherServer } from '../testing/weather-server.ts'

const UDO = 127_336
const SEONGPANAK = 126_436
/** The number of cells of the grid with places of the catalogue. */
const CELLS = 85

async function planFor({ t, today }: WeatherStage, member: Member, contentId: number, startDate = today) {
  const spots = [{ contentId, title: '가는 곳', startTime: '10:00', endTime: '12:00' }]
  const body = { transportType: 'CAR', startDate, endDate: startDate, days: [{ dayIndex: 0, spots }] }
  return (await t.call<{ planId: number }>('/api/plans', { method: 'POST', body }, member)).result.planId
}

it('a stop has the rain, the wind and what one feels in its hours, by the forecast of its own place', async () => {
  const stage = await beginWeather()
  const { service, today, at, ask, t } = stage
  service.say = (hour) =>
    hour === `${today} 10`
      ? { PTY: '1', PCP: '2.5mm', POP: '70', WSD: '9.0', TMP: '8' }
      : hour === `${today} 11`
        ? { PTY: '4', PCP: '1mm 미만', POP: '60', WSD: '4.0', TMP: '6' }
        : {}
  await stage.open()
  await settled(stage, BOTH)
  const { isAsked, stops, warningsAt } = await ask([
    at(SAEBYEOL),
    at(SAEBYEOL, '13:00', '14:00'),
    at(SAEBYEOL, null, null),
    at(SAEBYEOL, '07:00', '08:00'),
    at(999_999_999),
  ])
  expect(isAsked).toBe(true)
  expect(warningsAt).toBe(t.clock.now().toISOString())
  const announcedAt = new Date(`${today}T08:00:00+09:00`).toISOString()
  // The two hours have 8 degrees at 32.4 km/h and 6 degrees at 14.4 km/h; what one feels goes by the formula of winter.
  expect(stops[0]!.forecast).toMatchObject({
    announcedAt,
    rain: 'RAIN',
    rainMm: 3.5,
    rainChance: 70,
    windMs: 9,
    temperature: 7,
  })
  expect(stops[1]!.forecast).toMatchObject({ rain: 'NONE', rainMm: 0, rainChance: 10, windMs: 3, temperature: 9 })
  expect(stops[2]!.forecast).toMatchObject({ rain: 'RAIN', rainMm: 3.5 })
  expect(stops[3]!.forecast?.rain ?? null).toBeNull()
  expect(stops[4]).toEqual({ forecast: null, warnings: [] })

  // Each cell in which there is a place was asked for once, on one page, and warnings once.
  const asked = service.calls(FORECAST_PATH)
  expect(new Set(asked.map(({ parameters }) => `${parameters['nx']} ${parameters['ny']}`)).size).toBe(CELLS)
  expect(asked).toHaveLength(CELLS)
  expect(asked[0]!.parameters).toMatchObject({
    dataType: 'JSON',
    base_date: today.replaceAll('-', ''),
    base_time: '0800',
  })
  expect([await stage.calls('FORECAST'), await stage.calls('WARNINGS')]).toEqual([CELLS, 1])

  // Where a place lies is asked once in a minute: a question within it costs the database nothing.
  await t.sql('update places set hidden_at = now() where content_id = $1', SAEBYEOL)
  expect((await ask([at(SAEBYEOL)])).stops[0]!.forecast).not.toBeNull()

  // Nothing is known beyond what is forecast; and six hours later neither is what was.
  const inDays = (days: number) => koreanDay(new Date(t.clock.inSeconds(days * 86_400)))
  expect((await ask([at(SAEBYEOL)], inDays(1))).stops[0]!.forecast).not.toBeNull()
  expect((await ask([at(SAEBYEOL)], inDays(4))).stops[0]!.forecast).toBeNull()
  t.clock.advance(4.5 * 3600 - 60)
  const late = async () => (await ask([at(SAEBYEOL, '15:00', '16:00')])).stops[0]!.forecast
  expect(await late()).not.toBeNull()
  t.clock.advance(120)
  expect(await late()).toBeNull()
  expect((await ask([at(SAEBYEOL)])).warningsAt).toBeNull()
})

it('without a key nothing is asked and nothing is said', async () => {
  const stage = await beginWeather({ asks: false })
  await stage.open()
  expect(await stage.ask([stage.at(SAEBYEOL)])).toEqual({
    isAsked: false,
    warningsAt: null,
    stops: [{ forecast: null, warnings: [] }],
  })
  expect(stage.service.portal.calls).toEqual([])
})

it('two servers ask for each cell once', async () => {
  const stage = await beginWeather()
  await stage.open()
  const second = new TestApp()
  onTestFinished(() => second.close())
  second.clock.advance((stage.t.clock.now().getTime() - second.clock.now().getTime()) / 1000)
  await second.open(stage.t.connection, { weather: { settings: stage.service.settings, pace } })
  await settled(stage, BOTH)
  expect(stage.service.calls(FORECAST_PATH)).toHaveLength(CELLS)
  expect(stage.service.calls(WARNINGS_PATH)).toHaveLength(1)
  // What one has brought in, the other says, too.
  const body = { date: stage.today, stops: [stage.at(SAEBYEOL)] }
  const other = await second.call<DayWeather>('/api/weather', { method: 'POST', body })
  expect(other.result.stops[0]!.forecast).not.toBeNull()
})

/** What the service does, and what the operator reads. */
const FAULTS = [
  ['has a fault', () => ({ status: 503, body: '' }), 'HTTP 503'],
  ['answers nothing', () => SILENCE, 'no answer in time'],
  ['answers an empty body', () => ({ body: '' }), 'cannot be read'],
  ['breaks off', () => ({ ...asJson([{ a: 'b'.repeat(5000) }], 1), cutAfter: 400 }), /broke off|in time/],
  ['ends its JSON in the middle', () => ({ body: '{"response":{"header":{"resultCode":"00"' }), 'cannot be read'],
  ['has fewer rows than it says', () => asJson([{ a: 'b' }], 40), 'as many rows'],
  ['has rows of something else', () => asJson([{ category: 'TMP', fcstValue: '9' }], 1), /another place|when warnings/],
  ['does not know the key', () => gatewayFault(30, 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR'), 'KMA_KEY'],
  ['has no calls left', () => gatewayFault(22, 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'), 'quota'],
  ['leads elsewhere', () => ({ status: 302, headers: { location: 'https://x.example' }, body: '' }), 'HTTP 302'],
] as const satisfies readonly (readonly [string, WeatherServer['disturb'], string | RegExp])[]

it('whatever the service does, what was there stays, and the operator reads why without the key', async () => {
  const stage = await beginWeather({ timeoutMs: 1000 })
  const { service } = stage
  service.warnings = 'o 풍랑주의보 : 제주도앞바다'
  await stage.open()
  // A machine under load may not answer the first time.
  await vi.waitFor(async () => {
    const { FORECAST } = await stage.runs()
    if (typeof FORECAST === 'string') await stage.again('FORECAST')
    if (FORECAST !== true) throw new Error('not yet')
  }, WAIT)
  await settled(stage, BOTH)
  const known = await stage.forecast()
  expect(known).not.toBeNull()
  // Another announcement is due, and every call of it fails.
  stage.t.clock.advance(2 * 3600)
  for (const [what, answer, problem] of FAULTS) {
    service.disturb = answer
    const before = service.calls(FORECAST_PATH).length
    await stage.again('FORECAST')
    await stage.again('WARNINGS')
    await settled(stage, { FORECAST: expect.stringMatching(problem), WARNINGS: expect.stringMatching(problem) })
    // A service that is ill is left alone after three cells, each of them on two pages at most.
    expect([what, service.calls(FORECAST_PATH).length - before <= 6]).toEqual([what, true])
    const [stop] = (await stage.ask([stage.at(SAEBYEOL, '13:00', '14:00')])).stops
    expect([what, stop!.forecast?.announcedAt]).toEqual([what, known!.announcedAt])
    expect(JSON.stringify(await stage.runs())).not.toContain(service.portal.key)
  }
  const { rows } = await stage.t.sql('select kind from weather_warnings where lifted_at is null')
  expect(rows).toEqual([{ kind: 'HIGH_WAVES' }])
  service.disturb = () => undefined
  await stage.again('FORECAST')
  await settled(stage, { FORECAST: true })
  const [fresh] = (await stage.ask([stage.at(SAEBYEOL, '13:00', '14:00')])).stops
  expect(fresh!.forecast!.announcedAt > known!.announcedAt).toBe(true)
}, 60_000)

it('one cell that fails takes the forecast of the others not away, and no day has more calls than its number', async () => {
  const stage = await beginWeather()
  const { service, t } = stage
  service.disturb = ({ parameters }) => (parameters['nx'] === '53' ? { status: 500, body: '' } : undefined)
  await stage.open()
  await settled(stage, { FORECAST: expect.stringContaining('HTTP 500'), WARNINGS: true })
  expect(await stage.forecast()).not.toBeNull()

  await t.sql("update weather_usage set calls = 510 where weather_set = 'FORECAST'")
  await t.sql("update weather_usage set calls = 289 where weather_set = 'WARNINGS'")
  service.disturb = () => undefined
  const before = service.portal.calls.length
  await stage.again('FORECAST')
  await settled(stage, { FORECAST: expect.stringContaining('used up') })
  await stage.again('WARNINGS')
  await settled(stage, { WARNINGS: true })
  await stage.again('WARNINGS')
  await settled(stage, { WARNINGS: expect.stringContaining('used up') })
  expect(service.portal.calls.length - before).toBe(1)
  await expect(t.sql('update weather_usage set calls = calls + 1')).rejects.toThrow('weather_usage_calls')
})

it('a warning marks gates, boats and shores of today, and whoever goes there hears of it once', async () => {
  const stage = await beginWeather()
  const { service, t, today, at } = stage
  await stage.open()
  await settled(stage, BOTH)
  const { rows } = await t.sql("select content_id from places where title = '함덕해수욕장'")
  const hamdeok = Number(rows[0]!['content_id'])
  const [toUdo, toHamdeok, tomorrow, inland] = [
    await t.addMember(),
    await t.addMember(),
    await t.addMember(),
    await t.addMember(),
  ]
  const next = koreanDay(new Date(t.clock.inSeconds(86_400)))
  const planId = await planFor(stage, toUdo, UDO)
  await planFor(stage, toHamdeok, hamdeok)
  await planFor(stage, tomorrow, UDO, next)
  await planFor(stage, inland, SAEBYEOL)
  const noticesOf = async (member: Member) => {
    const page = await t.call<{ content: Notification[] }>('/api/notifications', {}, member)
    return page.result.content.filter(({ code }) => code?.startsWith('WEATHER_'))
  }

  service.warnings = 'o 풍랑경보 : 제주도동부앞바다o 대설주의보 : 제주도(제주도산지)'
  await stage.again('WARNINGS')
  await settled(stage, { WARNINGS: true })
  const marked = await stage.ask([at(UDO), at(SEONGPANAK), at(hamdeok), at(SAEBYEOL)])
  expect(
    marked.stops.map(({ warnings }) => warnings.map(({ kind, level, exposure }) => [kind, level, exposure])),
  ).toEqual([[['HIGH_WAVES', 'WARNING', 'BOAT']], [['HEAVY_SNOW', 'ADVISORY', 'GATE']], [], []])
  expect((await stage.ask([at(UDO)], next)).stops[0]!.warnings).toEqual([])
  expect(await noticesOf(toUdo)).toMatchObject([
    { code: 'WEATHER_HIGH_WAVES', resourceType: 'PLAN', resourceId: planId },
  ])
  for (const member of [toHamdeok, tomorrow, inland]) expect(await noticesOf(member)).toEqual([])
  const { trip } = (await t.call<{ trip: Trip }>('/api/home/trip', {}, toUdo)).result
  expect(trip.days[0]!.stops[0]!.weather).toMatchObject({
    forecast: { rain: 'NONE' },
    warnings: [{ kind: 'HIGH_WAVES', exposure: 'BOAT' }],
  })

  // It reaches another shore: who goes there hears of it, and who has heard of it does not again.
  service.warnings = 'o 풍랑경보 : 제주도앞바다'
  for (let run = 0; run < 2; run += 1) {
    await stage.again('WARNINGS')
    await settled(stage, { WARNINGS: true })
  }
  expect([await noticesOf(toUdo), await noticesOf(toHamdeok)].map(({ length }) => length)).toEqual([1, 1])

  // A warning that is lifted and given again is another.
  for (const warnings of ['o 없 음', 'o 풍랑주의보 : 제주도앞바다']) {
    service.warnings = warnings
    await stage.again('WARNINGS')
    await settled(stage, { WARNINGS: true })
    expect((await stage.ask([at(UDO)])).stops[0]!.warnings).toHaveLength(warnings === 'o 없 음' ? 0 : 1)
  }
  expect(await noticesOf(toUdo)).toHaveLength(2)
  expect(today).toBe(koreanDay(t.clock.now()))

  // A plan that is gone leads nowhere.
  await t.call(`/api/plans/${planId}`, { method: 'DELETE' }, toUdo)
  expect(await noticesOf(toUdo)).toEqual([])
})

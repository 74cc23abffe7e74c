import type { PlanDetail } from '@honjeo/contract/plan'
import type { LegBus, WayBack, WayHome, WayJourney } from '@honjeo/contract/transit'
import type { Trip } from '@honjeo/contract/trip'
import type { StopWeather } from '@honjeo/contract/weather'
import type { Page } from '@playwright/test'
import { inDays } from './plans.ts'

/** What a demo's server knows nothing of, weather and buses, as a service of its own data would answer it; with long names. */

const OREUM = { name: '한국폴리텍대학 제주캠퍼스 후문 건너편(월산정수장입구 방면)', lat: 33.3665, lng: 126.36 }
const TERMINAL = { name: '제주버스터미널', lat: 33.4996, lng: 126.5142 }
const SOURCE = { name: '제주버스정보시스템', url: 'https://bus.jeju.go.kr/', checkedOn: '2026-11-02' }

const RAIN: StopWeather = {
  forecast: {
    announcedAt: new Date().toISOString(),
    rain: 'RAIN',
    rainMm: 13.5,
    rainChance: 70,
    windMs: 18.6,
    temperature: -7,
    feelsLike: -14,
  },
  warnings: [{ kind: 'HIGH_WAVES', level: 'WARNING', announcedAt: new Date().toISOString(), exposure: 'BOAT' }],
}

const journey = (departs: number): WayJourney => ({
  leaves: departs - 9,
  arrives: departs + 90,
  legs: [
    { kind: 'WALK', from: null, to: OREUM, metres: 1285, minutes: 19 },
    {
      kind: 'RIDE',
      number: '3001-1',
      headsign: TERMINAL.name,
      from: OREUM,
      to: TERMINAL,
      departs: { at: departs, spread: 4 },
      arrives: { at: departs + 50, spread: 8 },
      stops: 31,
    },
    {
      kind: 'RIDE',
      number: '282',
      headsign: OREUM.name,
      from: TERMINAL,
      to: OREUM,
      departs: { at: departs + 62, spread: 0 },
      arrives: { at: departs + 80, spread: 0 },
      stops: 9,
    },
    { kind: 'WALK', from: TERMINAL, to: null, metres: 420, minutes: 6 },
  ],
})

/** So that it is ahead at whatever hour the measure runs. */
const LATE = 28 * 60
const bus: LegBus = { journey: journey(LATE), after: journey(LATE + 60), sources: [SOURCE] }

const wayBack: WayBack = {
  date: inDays(0),
  dayKind: 'WEEKDAY',
  sources: [SOURCE],
  unknown: null,
  onFoot: { kind: 'WALK', from: null, to: null, metres: 1290, minutes: 19 },
  stops: [{ ...OREUM, metres: 285, lines: [{ number: '282', headsign: '터미널', isKnown: false }] }],
  last: { from: LATE - 9, until: LATE - 5, journey: journey(LATE), before: null },
}

const wayHome: WayHome = {
  leaves: LATE - 30,
  arrives: LATE + 40,
  stop: OREUM,
  number: '3001-1',
  isLast: true,
  last: LATE,
  from: { lat: OREUM.lat, lng: OREUM.lng },
  to: { lat: TERMINAL.lat, lng: TERMINAL.lng },
  source: SOURCE,
}

/** Changes what the server answers with. */
const change = <T>(page: Page, url: string | RegExp, next: (result: T) => T) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { result: T }
    await route.fulfill({ response, json: { ...reply, result: next(reply.result) } })
  })

const answer = (page: Page, url: string, next: (body: unknown) => unknown) =>
  page.route(url, (route) => {
    const result = next(route.request().postDataJSON())
    return route.fulfill({ json: { isSuccess: true, code: 'COMMON200', message: '', result } })
  })

/** From here on a phone hears of rain, high waves and late buses wherever the app asks. */
export async function hearOfTheDay(page: Page): Promise<void> {
  await answer(page, '**/api/weather', (body) => ({
    isAsked: true,
    warningsAt: new Date().toISOString(),
    stops: (body as { stops: unknown[] }).stops.map(() => RAIN),
  }))
  await answer(page, '**/way-back', () => wayBack)
  await change<{ trip: Trip }>(page, '**/api/home/trip', ({ trip }) => ({
    trip: {
      ...trip,
      days: trip.days.map((day) => ({
        ...day,
        wayHome,
        stops: day.stops.map((stop) => ({ ...stop, weather: RAIN })),
      })),
    },
  }))
  await change<PlanDetail>(page, /\/api\/plans\/\d+$/, (plan) => ({
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      spots: day.spots.map((spot) => ({ ...spot, leg: spot.leg && { ...spot.leg, isEstimate: false, bus } })),
      legToEnd: day.legToEnd && { ...day.legToEnd, bus: { journey: null, after: null, sources: [] } },
    })),
  }))
}

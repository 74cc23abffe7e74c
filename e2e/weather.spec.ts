import type { PlanDetail } from '@honjeo/contract/plan'
import type { DryProposal } from '@honjeo/contract/dry-day'
import type { DayWeather, StopWeather } from '@honjeo/contract/weather'
import type { Trip } from '@honjeo/contract/trip'
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { expectFitsNarrowest } from './narrow.ts'
import { addPlan, BIJARIM, inDays, SAEBYEOL } from './plans.ts'

const UDO = 127336

const announced = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
const longAgo = new Date(Date.now() - 7 * 3_600_000).toISOString()
const RAIN: StopWeather = {
  forecast: {
    announcedAt: announced,
    rain: 'RAIN',
    rainMm: 3.5,
    rainChance: 70,
    windMs: 8.6,
    temperature: 7,
    feelsLike: 4,
  },
  warnings: [],
}
const WAVES: StopWeather = {
  forecast: { ...RAIN.forecast!, rain: 'NONE', rainMm: 0, rainChance: 20 },
  warnings: [{ kind: 'HIGH_WAVES', level: 'WARNING', announcedAt: announced, exposure: 'BOAT' }],
}
const UNKNOWN: StopWeather = { forecast: null, warnings: [] }

const NORMALS = /^예보가 아닌 평년값 · 낮 \d+~\d+°, 밤 \d+~\d+°$/

/** The server of these tests asks no weather service: what it would say is put into its answers. */
async function say(page: Page, answer: Omit<DayWeather, 'stops'>, byPlace: Record<number, StopWeather>) {
  const weatherOf = (contentId: number | null) => byPlace[contentId ?? 0] ?? UNKNOWN
  await page.unrouteAll()
  await page.route('**/api/weather', async (route) => {
    const { stops } = route.request().postDataJSON() as { stops: { contentId: number }[] }
    await answerWith(route, { ...answer, stops: stops.map(({ contentId }) => weatherOf(contentId)) })
  })
  await page.route('**/api/home/trip', async (route) => {
    const reply = await route.fetch()
    const { result } = (await reply.json()) as { result: { trip: Trip } }
    const days = result.trip.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({ ...stop, weather: weatherOf(stop.contentId) })),
    }))
    await answerWith(route, { trip: { ...result.trip, days } })
  })
}

const answerWith = (route: Route, result: unknown) =>
  route.fulfill({ json: { isSuccess: true, code: 'COMMON200', message: '', result } })

test('a plan, home and a place say the weather of the stops, and what is not known is not said', async ({
  newcomer,
  request,
}) => {
  test.slow()
  const { planId } = await addPlan(newcomer, request, {
    startDate: inDays(0),
    endDate: inDays(0),
    days: [
      {
        dayIndex: 0,
        spots: [
          { spotId: 'a', contentId: SAEBYEOL, title: '새별오름', startTime: '23:50', endTime: '23:54' },
          { spotId: 'b', contentId: UDO, title: '우도', startTime: '23:55', endTime: '23:58' },
        ],
      },
    ],
  })
  const known = { isAsked: true, warningsAt: announced }
  await say(newcomer, known, { [SAEBYEOL]: RAIN, [UDO]: WAVES })
  await newcomer.goto(`/plan/${planId}`)
  const day = newcomer.getByRole('region', { name: '1일차' })
  await expect(day.getByText('비 3.5mm · 70% · 바람 9m/s · 체감 4°')).toBeVisible()
  await expect(day.getByText(/풍랑경보 · 배가 뜨지 않을 수 있어요\..*기상청 .* 발표/)).toBeVisible()
  await expect(day.getByText(/^날씨: 기상청 .* 예보$/)).toBeVisible()
  await expect(day.getByText(NORMALS)).toHaveCount(0)
  await expectAccessible(newcomer)
  await shot(newcomer, 'weather-plan')
  await expectFitsNarrowest(newcomer, 'a plan with its weather')
  await newcomer.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(newcomer)
  await shot(newcomer, 'weather-plan-dark')
  await newcomer.emulateMedia({ colorScheme: 'light' })

  // What the server of these tests cannot know is answered for it: one stop at another hour, and another in place of the first.
  await newcomer.route('**/dry-day', async (route) => {
    const plan = await call<PlanDetail>(newcomer, request, 'GET', `/api/plans/${planId}`)
    const days = plan.days.map((each) => ({
      ...each,
      spots: each.spots.map((spot) =>
        spot.spotId === 'a'
          ? { ...spot, spotId: 'roof', contentId: BIJARIM, title: '비자림' }
          : { ...spot, startTime: '21:00', endTime: '21:40' },
      ),
    }))
    const changes: DryProposal['changes'] = [
      { spotId: 'roof', code: 'REPLACED', before: '새별오름' },
      { spotId: 'b', code: 'TO_DRY', before: null },
    ]
    await answerWith(route, {
      version: plan.version,
      announcedAt: announced,
      days,
      wetBefore: 64,
      wetAfter: 0,
      changes,
    } satisfies DryProposal)
  })
  await day.getByRole('button', { name: '비 오는 날로 다시' }).click()
  const sheet = newcomer.getByRole('dialog', { name: '비 오는 날로 다시' })
  await expect(sheet.getByText('‘새별오름’ 대신 비를 피할 수 있는 곳이에요.')).toBeVisible()
  await expect(sheet.getByText('비가 오지 않는 시간으로 옮겼어요.')).toBeVisible()
  await expect(sheet.getByText('비 오는 동안 밖에서 64분 → 0분')).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'weather-rain-sheet')
  await sheet.getByRole('button', { name: '이렇게 바꾸기' }).click()
  await expect(newcomer.getByText('비 오는 날에 맞게 바꿨어요.')).toBeVisible()
  await expect(day.getByRole('link', { name: '비자림' })).toBeVisible()
  await newcomer.getByRole('button', { name: '되돌리기' }).click()
  await expect(day.getByRole('link', { name: '새별오름' })).toBeVisible()
  await expect(newcomer.getByText('저장됨')).toBeVisible()

  await newcomer.goto('/')
  const card = newcomer.getByRole('region', { name: '내 여행', exact: true })
  await expect(card.getByText(/비 3\.5mm · 70% · 바람 9m\/s · 체감 4° 기상청 .* 예보/)).toBeVisible()
  await shot(newcomer, 'weather-home')
  for (const [code, words] of [
    ['en', /Rain 3\.5 ?mm/],
    ['ja', /雨 ?3\.5mm/],
    ['zh', /雨 ?3\.5/],
  ] as const) {
    await newcomer.evaluate((language) => localStorage.setItem('locale', language), code)
    await newcomer.goto(`/plan/${planId}`)
    await expect(newcomer.getByText(words).first()).toBeVisible()
    await shot(newcomer, `weather-plan-${code}`)
  }
  await newcomer.evaluate(() => localStorage.setItem('locale', 'ko'))

  await newcomer.goto(`/search-detail/${UDO}`)
  const today = newcomer.getByRole('region', { name: '오늘 날씨' })
  await expect(today).toContainText('풍랑경보')
  await expect(today).toContainText('비 올 확률 20%')
  await today.scrollIntoViewIfNeeded()
  await shot(newcomer, 'weather-place')

  // A forecast of seven hours ago is none, and that warnings were not looked at is said.
  const old: StopWeather = { forecast: { ...RAIN.forecast!, announcedAt: longAgo }, warnings: [] }
  await say(newcomer, { isAsked: true, warningsAt: null }, { [SAEBYEOL]: old, [UDO]: UNKNOWN })
  await newcomer.goto(`/plan/${planId}`)
  await expect(day.getByText('이날 날씨는 아직 몰라요. 기상특보가 있는지는 지금 몰라요.')).toBeVisible()
  await expect(day.getByText(/체감/)).toHaveCount(0)
  await expect(day.getByText(NORMALS)).toBeVisible()
  await shot(newcomer, 'weather-unknown')
  await newcomer.goto('/')
  await expect(card.getByRole('link', { name: '새별오름' })).toBeVisible()
  await expect(card.getByText(/체감/)).toHaveCount(0)
  await expect(card.getByText(NORMALS)).toBeVisible()

  // A service that asks for no forecasts says nothing of them, but what the month is usually like.
  await say(newcomer, { isAsked: false, warningsAt: null }, {})
  await newcomer.goto(`/plan/${planId}`)
  await expect(day.getByText(NORMALS)).toBeVisible()
  await expect(day.getByRole('link', { name: '새별오름' })).toBeVisible()
  await expect(day.getByText(/날씨|특보/)).toHaveCount(0)
})

test('days that no forecast reaches say what their month is usually like, and that it is no forecast', async ({
  newcomer,
  request,
}) => {
  // The next turn of July to August that is further away than forecasts and than what home says.
  const year = Number(inDays(200).slice(0, 4)) + (inDays(200).slice(5) > '07-31' ? 1 : 0)
  const { planId } = await addPlan(newcomer, request, {
    startDate: `${year}-07-31`,
    endDate: `${year}-08-02`,
    days: [0, 1, 2].map((dayIndex) => ({
      dayIndex,
      spots: [{ spotId: `s${dayIndex}`, contentId: SAEBYEOL, title: '새별오름', startTime: '10:00', endTime: '11:00' }],
    })),
  })
  await newcomer.goto(`/plan/${planId}`)
  const days = newcomer.getByRole('region', { name: /^\d일차$/ })
  await expect(days).toHaveCount(3)
  await expect(newcomer.getByText(NORMALS)).toHaveText([/낮 27~29°, 밤 23~24°$/, /낮 29~30°, 밤 24~25°$/])
  await shot(newcomer, 'weather-normals-plan-folded')
  for (const [day, words] of [
    [0, '7월 바닷가 낮 최고 27~29°, 밤 최저 23~24°, 한 달 비 168~276mm'],
    [1, '8월 바닷가 낮 최고 29~30°, 밤 최저 24~25°, 한 달 비 202~343mm'],
  ] as const) {
    await days.nth(day).locator('summary').filter({ hasText: NORMALS }).press('Enter')
    await expect(days.nth(day).getByText(words)).toBeVisible()
    await expect(days.nth(day).getByText('기상청 1991~2020년 평균, 2026. 11. 30 (월) 확인')).toBeVisible()
  }
  await expect(days.nth(2)).not.toContainText('평년')
  await expectAccessible(newcomer)
  await shot(newcomer, 'weather-normals-plan')
  await expectFitsNarrowest(newcomer, 'a plan with what its months are usually like')

  await addPlan(newcomer, request, { startDate: inDays(5), endDate: inDays(6) })
  await newcomer.goto('/')
  const card = newcomer.getByRole('region', { name: '내 여행', exact: true })
  await card.getByText(NORMALS).click()
  await expect(card.getByText(`${Number(inDays(5).slice(5, 7))}월 바닷가`)).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'weather-normals-home')
  for (const [code, words] of [
    ['en', 'Usual weather, not a forecast · 27–29° by day, 23–24° at night'],
    ['ja', '予報ではなく平年値 · 昼27~29°、夜23~24°'],
    ['zh', '常年值，不是预报 · 白天27~29°，夜间23~24°'],
  ] as const) {
    await newcomer.evaluate((language) => localStorage.setItem('locale', language), code)
    await newcomer.goto(`/plan/${planId}`)
    await expect(newcomer.getByText(words).first()).toBeVisible()
    await shot(newcomer, `weather-normals-plan-${code}`)
  }
})

import type { Page, Route } from '@playwright/test'
import type { PlanDetail } from '@honjeo/contract/plan'
import type { Trip } from '@honjeo/contract/trip'
import type { WayBack, WayHome, WayJourney } from '@honjeo/contract/transit'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { expectFitsNarrowest } from './narrow.ts'
import { addPlan, BIJARIM, inDays, SAEBYEOL } from './plans.ts'

const OREUM = { name: '새별오름', lat: 33.3665, lng: 126.36 }
const TERMINAL = { name: '제주버스터미널', lat: 33.4996, lng: 126.5142 }
const LONG = '한국폴리텍대학 제주캠퍼스 후문 건너편(월산정수장입구 방면) 임시 정류장'
const SOURCE = { name: '제주버스정보시스템', url: 'https://bus.jeju.go.kr/', checkedOn: '2026-11-02' }

/** The minute of the day in Korea: the app goes by the server's clock, which no test of the browser sets. */
const nowMinute = () => Math.floor((Date.now() / 60_000 + 540) % 1440)
const pad = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) =>
  `${minutes < 1440 ? '' : '다음 날 '}${pad(Math.floor((minutes % 1440) / 60))}:${pad(minutes % 60)}`

const journey = (departs: number, name = OREUM.name, change = false): WayJourney => {
  const from = { ...OREUM, name }
  const ride = {
    kind: 'RIDE' as const,
    number: '282',
    headsign: '제주버스터미널',
    from,
    to: TERMINAL,
    departs: { at: departs, spread: 4 },
    arrives: { at: departs + 50, spread: 8 },
    stops: 31,
  }
  const second = { ...ride, number: '3001-1', from: TERMINAL, departs: { at: departs + 62, spread: 0 } }
  return {
    leaves: departs - 9,
    arrives: departs + 65,
    legs: [
      { kind: 'WALK', from: null, to: from, metres: 285, minutes: 5 },
      ride,
      ...(change ? [{ ...second, arrives: { at: departs + 80, spread: 0 }, stops: 9 }] : []),
      { kind: 'WALK', from: TERMINAL, to: null, metres: 420, minutes: 6 },
    ],
  }
}
/** The last bus so many minutes from now; until four it is still the day before. */
function wayBack(minutes: number, more: Partial<NonNullable<WayBack['last']>> = {}): WayBack {
  const now = nowMinute()
  const departs = (now < 240 ? now + 1440 : now) + minutes
  return {
    date: inDays(0),
    dayKind: 'WEEKDAY',
    sources: [SOURCE],
    unknown: null,
    onFoot: null,
    stops: [
      { ...OREUM, metres: 285, lines: [{ number: '282', headsign: '터미널', isKnown: true }] },
      {
        ...OREUM,
        name: LONG,
        lat: 33.367,
        metres: 640,
        lines: [{ number: '251', headsign: '터미널', isKnown: false }],
      },
    ],
    last: { from: departs - 9, until: departs - 5, journey: journey(departs), before: journey(departs - 90), ...more },
  }
}

/** Answers with what a test changes of the server's own answer. */
const changed = <T>(page: Page, url: string | RegExp, change: (result: T) => T) =>
  page.route(url, async (route: Route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { result: T }
    await route.fulfill({ response, json: { ...reply, result: change(reply.result) } })
  })

async function eachLanguage(page: Page, name: string, look: () => Promise<void>) {
  for (const code of ['en', 'ja', 'zh']) {
    await page.evaluate((language) => localStorage.setItem('locale', language), code)
    await page.reload()
    await look()
    await shot(page, `${name}-${code}`)
  }
  await page.evaluate(() => localStorage.setItem('locale', 'ko'))
}

test('a place says its last bus, or that it does not know and what to do', async ({ visitor }) => {
  const card = visitor.getByRole('region').or(visitor.locator('section')).filter({ hasText: '막차' }).last()
  await visitor.goto(`/search-detail/${SAEBYEOL}`)
  await expect(card).toContainText('어디로 돌아가세요?')
  await shot(visitor, 'bus-place-where')
  await card.getByText('제주시', { exact: true }).click()
  await expect(card).toContainText('몰라요.')
  await expect(card.getByRole('link', { name: /택시로 가기/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.kakao\.com\/link\/by\/car\/.+33\.4996,126\.5312$/,
  )
  await card.scrollIntoViewIfNeeded()
  await shot(visitor, 'bus-place-unknown')

  let answer = wayBack(120)
  const { last } = answer
  await changed<WayBack>(visitor, '**/way-back', () => answer)
  await visitor.reload()
  await expect(card).toContainText(`늦어도 ${clock(last!.from)}–${clock(last!.until)}에 출발`)
  await expect(card).toContainText(`그 앞 버스를 타려면 ${clock(last!.before!.leaves)}에 출발`)
  await expect(card.getByRole('link', { name: /택시로 가기/ })).toHaveCount(0)
  await card.getByText('막차 타는 길 보기').click()
  await expect(card).toContainText('‘새별오름’에서 타기')
  await card.getByRole('heading', { name: '막차' }).scrollIntoViewIfNeeded()
  await shot(visitor, 'bus-place')
  await expectAccessible(visitor)
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await shot(visitor, 'bus-place-dark')
  await expectAccessible(visitor)
  await visitor.emulateMedia({ colorScheme: 'light' })
  answer = {
    ...wayBack(120, { journey: journey(1170, LONG, true), before: null }),
    onFoot: { kind: 'WALK', from: null, to: null, metres: 1290, minutes: 19 },
  }
  await visitor.reload()
  await expect(card).toContainText('하루에 이 버스뿐이에요')
  await card.getByText('막차 타는 길 보기').click()
  await expectFitsNarrowest(visitor, 'the last bus', async () => {
    await card.getByText('막차 타는 길 보기').scrollIntoViewIfNeeded()
    await shot(visitor, 'bus-place-long-320')
  })
  answer = wayBack(-20)
  await visitor.reload()
  await expect(card).toContainText('오늘 막차를 타러 출발할 시간이 지났어요.')
  await expect(card.getByRole('link', { name: /택시로 가기/ })).toBeVisible()
  await card.scrollIntoViewIfNeeded()
  await shot(visitor, 'bus-place-gone')
  await eachLanguage(visitor, 'bus-place', async () => {
    const links = visitor.locator('a[href^="https://map.kakao.com/link/by/traffic"]')
    await links.scrollIntoViewIfNeeded()
  })
})

test('a way of a plan has its bus and opens with both ends in the maps of others', async ({ newcomer, request }) => {
  const spots = [
    { spotId: 'one', contentId: SAEBYEOL, title: '새별오름', startTime: '10:00', endTime: '11:00' },
    { spotId: 'two', contentId: BIJARIM, title: '비자림', startTime: '14:00', endTime: '15:30' },
  ]
  const { planId } = await addPlan(newcomer, request, {
    transportType: 'BUS',
    end: { hub: 'AIRPORT' },
    endDate: inDays(30),
    days: [{ dayIndex: 0, spots }],
  })
  await newcomer.goto(`/plan/${planId}`)
  const way = newcomer.getByRole('button', { name: /^버스 · 예상/ }).first()
  await way.click()
  const sheet = newcomer.getByRole('dialog')
  await expect(sheet).toContainText('버스 시간표는 아직 몰라서')
  await expect(sheet.getByRole('link', { name: /카카오맵/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.kakao\.com\/link\/by\/traffic\/.+,33\.\d+,126\.\d+\/.+,33\.\d+,126\.\d+$/,
  )
  await expect(sheet.getByRole('link', { name: /네이버 지도/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.naver\.com\/p\/directions\/126\.\d+,33\.\d+,.+\/126\.\d+,33\.\d+,.+\/-\/transit$/,
  )
  await shot(newcomer, 'bus-leg-estimate')

  await changed<PlanDetail>(newcomer, new RegExp(`/api/plans/${planId}$`), (plan) => ({
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      spots: day.spots.map((spot, index) => ({
        ...spot,
        leg: spot.leg && {
          ...spot.leg,
          isEstimate: false,
          bus: {
            journey: journey(540, index === 0 ? OREUM.name : LONG, index > 0),
            after: journey(600),
            sources: [SOURCE],
          },
        },
      })),
      legToEnd: day.legToEnd && { ...day.legToEnd, bus: { journey: null, after: null, sources: [] } },
    })),
  }))
  await newcomer.reload()
  const first = newcomer.getByRole('button', { name: /282번/ }).first()
  await expect(first).toContainText('새별오름 08:56–09:04')
  await expect(first).toContainText('다음 버스를 타려면 09:51에 출발')
  await expect(newcomer.getByRole('button', { name: /1번 갈아타기/ })).toBeVisible()
  await shot(newcomer, 'bus-plan')
  await first.click()
  await expect(sheet).toContainText('08:51에 출발해서 10:05까지 도착')
  await expect(sheet.getByRole('link', { name: /제주버스정보시스템/ })).toBeVisible()
  await shot(newcomer, 'bus-leg')
  await expectAccessible(newcomer)
  await newcomer.keyboard.press('Escape')
  await expectFitsNarrowest(newcomer, 'a plan by bus', async () => {
    await newcomer.getByRole('button', { name: /1번 갈아타기/ }).scrollIntoViewIfNeeded()
    await shot(newcomer, 'bus-plan-320')
  })
  await newcomer.emulateMedia({ colorScheme: 'dark' })
  await newcomer.getByRole('button', { name: /이 시간에는 버스가 없어요/ }).click()
  await expect(sheet.getByRole('link', { name: /택시로 가기/ })).toBeVisible()
  await shot(newcomer, 'bus-leg-none-dark')
  await expectAccessible(newcomer)
})

test('home says when to set out for the bus back, then the last one, then a taxi or a bed', async ({
  newcomer,
  request,
}) => {
  await addPlan(newcomer, request, {
    transportType: 'BUS',
    startDate: inDays(0),
    endDate: inDays(0),
    end: { hub: 'AIRPORT' },
    days: [
      {
        dayIndex: 0,
        spots: [{ spotId: 'one', contentId: SAEBYEOL, title: '새별오름', startTime: '15:00', endTime: '17:30' }],
      },
    ],
  })
  /** The bus back and the last one, so many minutes from now. */
  const wayHomeIn = (leaves: number, last: number): WayHome => ({
    leaves: nowMinute() + leaves,
    arrives: nowMinute() + leaves + 70,
    stop: { ...OREUM, name: LONG },
    number: '282',
    isLast: false,
    last: nowMinute() + last,
    from: { lat: OREUM.lat, lng: OREUM.lng },
    to: { lat: TERMINAL.lat, lng: TERMINAL.lng },
    source: SOURCE,
  })
  let wayHome = wayHomeIn(30, 100)
  await changed<{ trip: Trip }>(newcomer, '**/api/home/trip', ({ trip }) => ({
    trip: { ...trip, days: trip.days.map((day) => ({ ...day, wayHome })) },
  }))
  const card = newcomer.getByRole('region', { name: '내 여행', exact: true })
  const leaves = clock(wayHome.leaves)
  await newcomer.goto('/')
  await expect(card).toContainText(`${leaves}까지 정류장으로 출발`)
  await expect(card).toContainText(`마지막 버스는 ${clock(wayHome.last)}까지 출발`)
  const midnight = Date.parse(`${inDays(0)}T00:00:00+09:00`)
  const back = new Date(midnight + wayHome.arrives * 60_000).toISOString()
  await expect(card.getByRole('link', { name: '귀가 타이머' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(back)),
  )
  await shot(newcomer, 'bus-home')
  await expectFitsNarrowest(newcomer, 'the card', () => shot(newcomer, 'bus-home-320'))
  await newcomer.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(newcomer)
  await shot(newcomer, 'bus-home-dark')
  await newcomer.emulateMedia({ colorScheme: 'light' })
  await eachLanguage(newcomer, 'bus-home', async () => {
    await expect(newcomer.getByText('282').first()).toBeVisible()
  })
  wayHome = wayHomeIn(-10, 60)
  await newcomer.reload()
  await expect(card).toContainText(`${clock(wayHome.last)}까지 출발해야 마지막 버스를 타요`)
  await shot(newcomer, 'bus-home-missed')
  wayHome = wayHomeIn(-60, -5)
  await newcomer.reload()
  await expect(card.getByRole('link', { name: /택시로 가기/ })).toBeVisible()
  await expect(card.getByRole('link', { name: /묵을 곳 찾기/ })).toBeVisible()
  await shot(newcomer, 'bus-home-over')
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call } from './community.ts'
import { shot } from './fixtures.ts'
import { expectFitsNarrowest } from './narrow.ts'
import { expect, expectListKept, openAndKeep, test } from './offline.ts'
import { addPlan, chooseDay, inDays, SAEBYEOL } from './plans.ts'
import { inDatabase } from './server-database.ts'

test.use({ serviceWorkers: 'allow' })

const SEONGPANAK = 126436
const UDO = 127336
const card = (page: Page) => page.getByRole('region', { name: '내 여행', exact: true })
const stop = (contentId: number | null, title: string, startTime: string, endTime: string) => ({
  spotId: `s${startTime.replace(':', '')}`,
  contentId,
  title,
  startTime,
  endTime,
})
/** How far the banner below the card has moved since it was first drawn. */
const shiftsOfSlot = (page: Page) =>
  page.evaluate(async () => {
    const sources: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node, previousRect, currentRect } of (entry as unknown as { sources: LayoutShiftSource[] })
          .sources) {
          const isBelow = node?.parentElement?.querySelector('[aria-label="내 여행"]') != null
          if (isBelow) sources.push(currentRect.top - previousRect.top)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => setTimeout(done, 100))
    return sources.reduce((sum, moved) => sum + Math.abs(moved), 0)
  })

interface LayoutShiftSource {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** What the card says in another language. */
async function inLanguages(page: Page, name: string) {
  for (const [code, title] of [
    ['en', 'My trip'],
    ['ja', '私の旅'],
    ['zh', '我的旅行'],
  ] as const) {
    await page.evaluate((language) => localStorage.setItem('locale', language), code)
    await page.reload()
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
    await shot(page, `trip-${name}-${code}`)
  }
  await page.evaluate(() => localStorage.setItem('locale', 'ko'))
  await page.reload()
}

test('a member says in one tap when they travel, sees what is to be done, and takes it back', async ({
  newcomer,
  complaints,
}) => {
  await newcomer.goto('/')
  await expect(card(newcomer)).toContainText('언제 제주에 오세요?')
  await shot(newcomer, 'trip-none')

  await card(newcomer).getByRole('button', { name: '여행 날짜 고르기' }).click()
  await chooseDay(newcomer, inDays(3))
  await chooseDay(newcomer, inDays(5))
  await newcomer.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(card(newcomer)).toContainText('제주까지 3일')
  await expect(card(newcomer).getByRole('link', { name: '신뢰 연락처의 동의 받아두기' })).toBeVisible()
  await shot(newcomer, 'trip-given')
  await newcomer.reload()
  await expect(card(newcomer)).toContainText('제주까지 3일')
  await expect(newcomer.getByRole('heading', { name: /의 추천 TOP 3/ })).toBeVisible()
  expect(await shiftsOfSlot(newcomer), 'how far what lies below the card was moved').toBe(0)
  await card(newcomer).getByText('할 일 2개 더 보기').click()
  await expect(card(newcomer).getByRole('link', { name: '혼저를 휴대폰 홈 화면에 두기' })).toBeVisible()
  await expectAccessible(newcomer)

  await test.step('of a journey without a plan nothing is said to be written already', async () => {
    const userId = await newcomer.evaluate(() => localStorage.getItem('userId'))
    await inDatabase('update trips set start_date = start_date - 9, end_date = end_date - 9 where user_id = $1', [
      Number(userId),
    ])
    await newcomer.reload()
    await expect(card(newcomer).getByRole('link', { name: '다녀온 곳의 이야기 남기기' })).toBeVisible()
    await shot(newcomer, 'trip-after-dates')
  })
  await card(newcomer).getByRole('button', { name: '날짜 지우기' }).click()
  await expect(card(newcomer)).toContainText('언제 제주에 오세요?')

  await test.step('a card that fails says so in the room that it has', async () => {
    await newcomer.reload()
    await expect(card(newcomer)).toContainText('언제 제주에 오세요?')
    await newcomer.route('**/api/home/trip', (route) => route.fulfill({ status: 500, json: {} }))
    await newcomer.reload()
    await expect(newcomer.getByRole('alert').filter({ hasText: '여행 카드를 불러오지 못했어요.' })).toBeVisible()
    await shot(newcomer, 'trip-failed')
    // A font that comes late moves it by a few pixels; the card's own room is 164.
    expect(await shiftsOfSlot(newcomer), 'how far what lies below the card was moved').toBeLessThan(20)
    complaints.splice(0)
  })
})

test('before a journey with a plan, the mountain and the boats come first', async ({ newcomer, request }) => {
  await addPlan(newcomer, request, {
    startDate: inDays(40),
    endDate: inDays(41),
    days: [
      { dayIndex: 0, spots: [stop(SEONGPANAK, '성판악', '06:30', '15:30')] },
      { dayIndex: 1, spots: [stop(UDO, '우도', '10:00', '13:00')] },
    ],
  })
  await newcomer.goto('/')
  await expect(card(newcomer)).toContainText('제주까지 40일')
  await expect(card(newcomer)).toContainText(/성판악.*예약이 열려/)
  await card(newcomer).getByText('할 일 4개 더 보기').click()
  await expect(card(newcomer)).toContainText(/돌아오는 마지막 배 \d\d:\d\d확인이 필요해요/)
  await shot(newcomer, 'trip-before')
  await newcomer.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(newcomer)
  await shot(newcomer, 'trip-before-dark')
  await newcomer.emulateMedia({ colorScheme: 'light' })
  await inLanguages(newcomer, 'before')
})

test('on the day the next stop is there with no tap, also without a network, and the timer is one tap away', async ({
  newcomer,
  request,
  context,
  network,
}) => {
  test.slow()
  const long = '친구가 꼭 가보라고 몇 번이나 말한, 이름이 아주 길어서 두 줄은 넘게 되는 해 지는 언덕의 작은 책방'
  const { planId } = await addPlan(newcomer, request, {
    startDate: inDays(0),
    endDate: inDays(1),
    stay: { contentId: await lodging(newcomer, request) },
    days: [
      { dayIndex: 0, spots: [stop(SAEBYEOL, '새별오름', '23:57', '23:58'), stop(null, long, '23:58', '23:59')] },
      { dayIndex: 1, spots: [] },
    ],
  })
  await openAndKeep(newcomer, `${network.origin}/`)
  await expect(card(newcomer)).toContainText('여행 1일째')
  await expect(card(newcomer).getByRole('link', { name: '새별오름' })).toBeVisible()
  await expect(card(newcomer)).toContainText(/\d\d:\d\d 해넘이/)
  await expect(card(newcomer)).toContainText('오늘 밤 ·')
  await shot(newcomer, 'trip-day')
  await expectAccessible(newcomer)
  await expectFitsNarrowest(newcomer, 'the card', () => shot(newcomer, 'trip-day-320'))
  await newcomer.emulateMedia({ colorScheme: 'dark' })
  await shot(newcomer, 'trip-day-dark')
  await newcomer.emulateMedia({ colorScheme: 'light' })
  await inLanguages(newcomer, 'day')

  await expectListKept(newcomer, 'trip')
  await context.setOffline(true)
  await newcomer.reload()
  await expect(card(newcomer)).toContainText('새별오름')
  await expect(card(newcomer)).toContainText('받아 둔 카드예요')
  await shot(newcomer, 'trip-offline')
  await context.setOffline(false)
  await expect(newcomer.getByRole('heading', { name: /의 추천 TOP 3/ })).toBeVisible()

  await card(newcomer).getByRole('link', { name: '귀가 타이머' }).click()
  await expect(newcomer).toHaveURL(new RegExp(`/safety-check/timer\\?.*planId=${planId}`))
})

test('afterwards a review is one tap away', async ({ newcomer, request }) => {
  await addPlan(newcomer, request, {
    startDate: inDays(-3),
    endDate: inDays(-2),
    days: [{ dayIndex: 0, spots: [stop(SAEBYEOL, '새별오름', '10:00', '11:00')] }],
  })
  await newcomer.goto('/')
  await expect(card(newcomer)).toContainText('여행은 어떠셨어요?')
  await shot(newcomer, 'trip-after')
  await card(newcomer).getByRole('link', { name: '새별오름, 어땠는지 남기기' }).click()
  await expect(newcomer).toHaveURL(new RegExp(`/write-review\\?contentId=572973&visited=${inDays(-3)}`))
})

test('a visitor sees no card', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: /의 추천 TOP 3/ })).toBeVisible()
  await expect(card(visitor)).toHaveCount(0)
})

async function lodging(page: Page, request: Parameters<typeof call>[1]): Promise<number> {
  const { content } = await call<{ content: { contentId: number }[] }>(
    page,
    request,
    'GET',
    '/api/tourist-spots?contentTypeId=32',
  )
  return content[0]!.contentId
}

import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { addPlan, BIJARIM, SAEBYEOL } from './plans.ts'

const days = [
  {
    dayIndex: 0,
    spots: [
      { spotId: 'forest', contentId: BIJARIM, title: '비자림' },
      { spotId: 'lunch', title: '아는 분 댁에서 점심' },
    ],
  },
  { dayIndex: 1, spots: [{ spotId: 'oreum', contentId: SAEBYEOL, title: '새별오름' }] },
]

const map = (page: Page) => page.getByRole('region', { name: /^일정 지도/ })
const fullMap = (page: Page) => page.getByRole('dialog', { name: '일정 지도' })
const stop = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true })

/** How far what the map shows has been moved within it. */
const mapMove = (page: Page) =>
  map(page)
    .locator('.leaflet-map-pane')
    .evaluate((pane) => pane.style.transform)

/** px between the stops of both days */
async function wayBetween(page: Page) {
  const [forest, oreum] = await Promise.all([
    stop(page, '1일차 1번 비자림').boundingBox(),
    stop(page, '2일차 1번 새별오름').boundingBox(),
  ])
  return Math.abs((forest?.x ?? 0) - (oreum?.x ?? 0))
}

/** Moves fingers up and down over the map; `at` says for each how far it is from the middle after some way. */
async function touchMap(page: Page, context: BrowserContext, at: (way: number) => number[]) {
  const box = await map(page).boundingBox()
  if (box === null) throw new Error('the map is not there')
  const cdp = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distances: number[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distances.map((y, id) => ({ id, x: box.x + 40 + id * 30, y: box.y + box.height / 2 + y })),
    })
  await touch('touchStart', at(10))
  for (let way = 15; way <= 90; way += 5) await touch('touchMove', at(way))
  await touch('touchEnd', [])
}

test('each day is numbered for itself, and a pressed stop leads to its card', async ({ member, request }) => {
  const { planId } = await addPlan(member, request, { days })
  await member.goto(`/plan/${planId}`)
  await expect(stop(member, '1일차 1번 비자림')).toBeVisible()
  await expect(map(member).getByRole('img', { name: '제주국제공항' })).toBeVisible()
  // The legs follow the drawn roads, and are dotted where there is none.
  await expect(map(member).locator('.plan-route.is-on-road').first()).toBeAttached()
  await expectAccessible(member)
  await shot(member, 'plan-map')

  await stop(member, '2일차 1번 새별오름').click()
  await expect(stop(member, '2일차 1번 새별오름')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(member, '새별오름')).toBeInViewport()

  await member.goto(`/plan/${planId}?tab=1`)
  await expect(stop(member, '1번 비자림')).toBeVisible()
  await expect(map(member).getByRole('button')).toHaveCount(1)
})

test('one finger on the map scrolls the page, and the map stays', async ({ member, context, request }) => {
  const { planId } = await addPlan(member, request, { days })
  await member.goto(`/plan/${planId}`)
  await expect(stop(member, '1일차 1번 비자림')).toBeVisible()
  const before = await mapMove(member)
  await touchMap(member, context, (way) => [-way])
  await expect.poll(() => member.evaluate(() => window.scrollY)).toBeGreaterThan(60)
  expect(await mapMove(member)).toBe(before)
})

test('two fingers look nearer', async ({ member, context, request }) => {
  const { planId } = await addPlan(member, request, { days })
  await member.goto(`/plan/${planId}`)
  const before = await wayBetween(member)
  await touchMap(member, context, (way) => [-way, way])
  await expect.poll(() => wayBetween(member)).toBeGreaterThan(before * 1.2)
  expect(await member.evaluate(() => window.scrollY)).toBe(0)
})

test('over the whole screen the map is moved freely, names a stop, and leads back to its card', async ({
  member,
  request,
}) => {
  const { planId } = await addPlan(member, request, { days })
  await member.goto(`/plan/${planId}`)
  await member.getByRole('button', { name: '지도 크게 보기' }).click()
  await fullMap(member).getByRole('button', { name: '2일차 1번 새별오름' }).click()
  await expect(fullMap(member).getByRole('status')).toHaveText('2일차 1번새별오름')
  await expectAccessible(member)
  await shot(member, 'plan-map-full')
  await fullMap(member).getByRole('button', { name: '일정에서 보기' }).click()
  await expect(fullMap(member)).toHaveCount(0)
  await expect(card(member, '새별오름')).toBeInViewport()

  await member.getByRole('button', { name: '지도 크게 보기' }).click()
  await expect(fullMap(member)).toBeVisible()
  await member.goBack()
  await expect(fullMap(member)).toHaveCount(0)
  await expect(member).toHaveURL(new RegExp(`/plan/${planId}$`))
})

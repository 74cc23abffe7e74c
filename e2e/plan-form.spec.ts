import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { choose, toasts } from './community.ts'
import { expect, listen, shot, test as base } from './fixtures.ts'
import { addPlan, BIJARIM, chooseDates, chooseDay, inDays, SAEBYEOL } from './plans.ts'
import { goToScreen, openScreen } from './screen-visit.ts'

/** One thread makes the plans of all tests: one that waits for too long is refused, and the app asks again. */
const BUSY = /status of 503 .*\/api\/plans\/ai/

const test = base.extend({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    forgetBusy(complaints)
  },
})

const forgetBusy = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !BUSY.test(each)))

/** The answer of a planner that lets one wait for too long. */
const busy = { isSuccess: false, code: 'PLAN5030', message: '지금은 일정을 짜는 사람이 많아요.', result: null }

const chips = (page: Page) => page.getByRole('list', { name: '고른 장소' }).getByRole('listitem')
const day = (page: Page, number: number) => page.getByRole('region', { name: `${number}일차` })
const makeByAi = (page: Page) => page.getByRole('button', { name: '일정 짜주기' })

/** More than one day holds, all over the island. */
const MANY = [126472, 572973, 126672, 127479, 127813, 127490, 126451, 741109, 577461, 126469, 2930935, 1351320]

/** Fills what the form cannot do without. */
async function openForm(
  page: Page,
  contentIds: readonly number[],
  [start, end] = [inDays(30), inDays(32)],
  open = openScreen,
) {
  await open(page, `/plan?places=${contentIds.join(',')}`)
  await expect(makeByAi(page)).toBeVisible()
  await chooseDates(page, start, end)
}

test('the form says what it still needs, and where', async ({ member }) => {
  await member.goto('/plan')
  await makeByAi(member).click()
  await expect(toasts(member)).toContainText('여행 날짜를 골라주세요.')
  await expect(member.getByRole('button', { name: /^여행 날짜/ })).toBeFocused()
  await expect(member.getByText(/장소를 고르지 않고 짜기를 켜주세요/)).toBeVisible()
  await expectAccessible(member)

  await chooseDates(member, inDays(1), inDays(15))
  await expect(member.getByText(/일정은 14일까지 만들 수 있어요/)).toBeVisible()
  await expect(member.getByRole('radio', { name: '버스' })).toBeVisible()
  await expect(member.getByRole('radio', { name: '기차' }), 'the island has no railway').toHaveCount(0)
  await member.getByRole('button', { name: '더 자세히' }).click()
  await expect(member.getByRole('button', { name: /^출발하는 곳/ })).toContainText('제주국제공항')
  await expectAccessible(member)
  await shot(member, 'plan-form-open')
})

test('places are picked in the search without losing the form, and one step back leaves it', async ({ member }) => {
  await member.goto('/mypage/plans')
  await member.getByRole('link', { name: '일정 짜기' }).click()
  await chooseDates(member, inDays(30), inDays(31))
  await member.getByRole('radio', { name: '자전거' }).check({ force: true })
  for (const count of [1, 2]) {
    await member.getByRole('button', { name: '장소 찾기' }).click()
    await member.getByRole('main').getByRole('listitem').nth(count).getByRole('button').click()
    await expect(chips(member)).toHaveCount(count)
    await expect(member).toHaveURL(/\/plan$/)
  }
  await expect(member.getByRole('radio', { name: '자전거' })).toBeChecked()

  await member.getByRole('switch', { name: '장소를 고르지 않고 짜기' }).check({ force: true })
  await expect(chips(member)).toHaveCount(0)
  await member.getByRole('switch', { name: '장소를 고르지 않고 짜기' }).uncheck({ force: true })
  await chips(member).first().getByRole('button', { name: /빼기$/ }).click()
  await expect(chips(member)).toHaveCount(1)

  await member.getByRole('button', { name: '더 자세히' }).click()
  await member.getByRole('button', { name: /^숙소/ }).click()
  await member.getByRole('button', { name: '숙소 찾기' }).click()
  await expect(member).toHaveURL(/contentTypeId=32/)
  await member.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  await expect(member.getByRole('button', { name: /^숙소/ })).not.toContainText('정하지 않았어요')
  await member.reload()
  await expect(chips(member)).toHaveCount(1)
  await member.goBack()
  await expect(member).toHaveURL(/\/mypage\/plans$/)
})

test('a plan made by hand begins with the chosen places, and the form is empty again', async ({ member }) => {
  await openForm(member, [BIJARIM, SAEBYEOL])
  await expect(chips(member)).toHaveCount(2)
  await expect(member).toHaveURL(/\/plan$/)
  await member.getByRole('radio', { name: /직접 짜기/ }).check({ force: true })
  await shot(member, 'plan-form')
  await member.getByRole('button', { name: '직접 일정 짜기' }).click()
  await expect(member).toHaveURL(/\/plan\/\d+$/)
  await expect(day(member, 1).getByRole('listitem').filter({ hasText: '비자림' })).toBeVisible()
  await expect(day(member, 1).getByRole('listitem').filter({ hasText: '새별오름' })).toBeVisible()
  await expect(day(member, 3)).toBeVisible()

  await member.goto('/plan')
  await expect(makeByAi(member)).toBeVisible()
  await expect(chips(member)).toHaveCount(0)
})

test('saved places come along from the cart', async ({ third }) => {
  await third.goto(`/search-detail/${BIJARIM}`)
  const heart = third.getByRole('button', { name: '비자림 담기' })
  // The page is a stranger's until what is the member's own has come.
  await expect(async () => {
    if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await third.getByRole('link', { name: '일정에 넣기' }).click()
  await expect(chips(third)).toHaveCount(1)
  await chips(third).getByRole('button', { name: '비자림 빼기' }).click()
  await third.getByRole('button', { name: '담은 장소에서' }).click()
  await third.getByRole('checkbox', { name: '비자림' }).check()
  await expectAccessible(third)
  await shot(third, 'plan-cart-sheet')
  await third.getByRole('button', { name: '1곳 넣기' }).click()
  await expect(chips(third).filter({ hasText: '비자림' })).toBeVisible()
})

test('an automatic plan can be given up while it is made, loses nothing where it fails, and holds the places in the end', async ({
  member,
  complaints,
}) => {
  await openForm(member, [BIJARIM, SAEBYEOL])
  await member.route('**/api/plans/ai', () => undefined)
  const givenUp = member.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/plans/ai'))
  await makeByAi(member).click()
  const dialog = member.getByRole('dialog', { name: '일정을 짜고 있어요' })
  await expect(dialog).toContainText('순서를 다듬고 있어요.')
  await expectAccessible(member)
  await shot(member, 'plan-making')
  await dialog.getByRole('button', { name: '그만두기' }).click()
  await givenUp
  await expect(dialog).toBeHidden()
  await expect(chips(member)).toHaveCount(2)

  await member.unroute('**/api/plans/ai')
  await member.route('**/api/plans/ai', (route) => route.abort())
  await makeByAi(member).click()
  await expect(toasts(member)).toContainText('서버에 연결할 수 없습니다.')
  await expect(chips(member)).toHaveCount(2)
  expect(complaints.splice(0).every((text) => text.includes('/api/plans/ai'))).toBe(true)

  // A busy one is asked again, and says so meanwhile.
  await member.unroute('**/api/plans/ai')
  const headers = { 'retry-after': '3' }
  await member.route('**/api/plans/ai', (route) => route.fulfill({ status: 503, json: busy, headers }), { times: 1 })
  await makeByAi(member).click()
  await expect(dialog).toContainText('일정을 짜는 사람이 많아 차례를 기다리고 있어요.')
  await shot(member, 'plan-making-busy')
  await expect(member).toHaveURL(/\/plan\/\d+$/, { timeout: 60_000 })
  await expect(member.getByRole('listitem').filter({ hasText: '비자림' }).first()).toBeVisible()
  await expect(member.getByRole('listitem').filter({ hasText: '새별오름' }).first()).toBeVisible()
  for (const number of [1, 2, 3]) await expect(day(member, number).getByRole('listitem').first()).toBeVisible()
  const title = await member.getByRole('heading', { level: 2 }).first().textContent()
  await goToScreen(member, '/mypage/plans')
  await expect(member.getByRole('link', { name: title ?? '' }).first()).toBeVisible()
})

test('where not everything fits, it says which places and why, and makes a plan without them, or a longer one', async ({
  member,
  complaints,
}) => {
  await openForm(member, MANY, [inDays(30), inDays(30)])
  await makeByAi(member).click()
  const sheet = member.getByRole('dialog', { name: '모두 넣을 수는 없어요' })
  await expect(sheet.getByRole('listitem').first()).toContainText('요.', { timeout: 60_000 })
  await expectAccessible(member)
  await shot(member, 'plan-unfit')
  await sheet.getByRole('button', { name: '빼고 만들기' }).click()
  await expect(member).toHaveURL(/\/plan\/\d+$/)
  await expect(day(member, 1).getByRole('listitem').first()).toBeVisible()
  forgetBusy(complaints)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/plans/ai')])

  await openForm(member, MANY.slice(0, 8), [inDays(30), inDays(30)], goToScreen)
  await makeByAi(member).click()
  await member.getByRole('button', { name: /늘려서 만들기$/ }).click()
  await expect(member).toHaveURL(/\/plan\/\d+$/)
  await expect(day(member, 2).getByRole('listitem').first()).toBeVisible()
  forgetBusy(complaints)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/plans/ai')])
})

test('a departure before the arrival is refused at its field, in the fold', async ({ member, complaints }) => {
  await openForm(member, [BIJARIM], [inDays(30), inDays(30)])
  await member.getByRole('button', { name: '더 자세히' }).click()
  for (const field of ['마지막 날 출발', '첫날 도착']) {
    await member.getByRole('button', { name: field }).click()
    const sheet = member.getByRole('dialog', { name: field })
    await sheet.getByRole('listbox', { name: '오전 오후' }).press('Home')
    await sheet.getByRole('button', { name: '확인' }).click()
  }
  await expect(member.getByRole('button', { name: /^첫날 도착 오전 10:00/ })).toBeVisible()
  await member.getByRole('button', { name: '더 자세히' }).click()
  await makeByAi(member).click()
  const departure = member.getByRole('button', { name: /^마지막 날 출발 오전/ })
  await expect(departure).toBeFocused()
  await expect(departure).toHaveAccessibleDescription(/3시간/)
  forgetBusy(complaints)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/plans/ai')])
})

test('my plans are found by how near they are, copied to other days, and deleted', async ({ member, request }) => {
  const { title } = await addPlan(member, request)
  await member.goto('/mypage/plans')
  const upcoming = member.getByRole('list', { name: '다가오는 여행' }).getByRole('listitem')
  await expect(upcoming.filter({ hasText: title })).toHaveCount(1)
  await expect(member.getByRole('list', { name: '지난 여행' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'my-plans')

  await choose(member, `${title} 메뉴`, '복사하기')
  await chooseDay(member, inDays(40))
  await member.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(toasts(member)).toContainText('내 일정으로 복사했어요.')
  await expect(member).toHaveURL(/\/plan\/\d+$/)
  await member.goBack()
  await expect(upcoming.filter({ hasText: title })).toHaveCount(2)

  for (const left of [1, 0]) {
    await upcoming.filter({ hasText: title }).first().getByRole('button', { name: /메뉴$/ }).click()
    await member.getByRole('menuitem', { name: '삭제' }).click()
    await member.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expect(upcoming.filter({ hasText: title })).toHaveCount(left)
  }
})

test('a shared plan is read by anyone, copied by a member, and closed by its owner', async ({
  member,
  other,
  browser,
  complaints,
  request,
}) => {
  const visiting = await browser.newContext()
  const visitor = listen(await visiting.newPage(), complaints)
  const { planId, title, memo } = await addPlan(member, request)
  await member.goto(`/plan/${planId}`)
  await member.getByRole('button', { name: '공유', exact: true }).click()
  const sheet = member.getByRole('dialog', { name: '일정 공유하기' })
  await expect(sheet).toContainText('믿는 사람에게만 보내주세요')
  await sheet.getByRole('button', { name: '공유 링크 만들기' }).click()
  const link = (await sheet.getByText('/shared-plan/').textContent()) ?? ''
  await expectAccessible(member)
  await shot(member, 'plan-share')

  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(day(visitor, 1).getByRole('listitem').filter({ hasText: '비자림' })).toBeVisible()
  await expect(visitor.getByText(memo)).toHaveCount(0)
  await expectAccessible(visitor)
  await shot(visitor, 'shared-plan')
  await visitor.getByRole('link', { name: '로그인하고 내 일정으로 복사' }).click()
  await expect(visitor).toHaveURL(/\/login\?next=%2Fshared-plan%2F/)
  await visiting.close()

  await sheet.getByRole('switch', { name: '메모도 보여주기' }).check({ force: true })
  await expect(sheet.getByRole('switch', { name: '메모도 보여주기' })).toBeEnabled()
  await other.goto(link)
  await expect(other.getByText(memo)).toBeVisible()
  await other.getByRole('button', { name: '내 일정으로 복사' }).click()
  await chooseDay(other, inDays(50))
  await other.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(other).toHaveURL(/\/plan\/\d+$/)
  await expect(other.getByRole('heading', { level: 2, name: title })).toBeVisible()

  for (const [item, extension] of [
    [/^캘린더에 넣기/, 'ics'],
    [/^다른 지도 앱에서 보기/, 'gpx'],
  ] as const) {
    const downloading = member.waitForEvent('download')
    await sheet.getByRole('button', { name: item }).click()
    expect((await downloading).suggestedFilename()).toBe(`honjeo-plan-${planId}.${extension}`)
  }
  const printed = member.waitForEvent('console', (message) => message.text() === 'printed')
  await member.evaluate(() => (window.print = () => console.log('printed')))
  await sheet.getByRole('button', { name: '인쇄' }).click()
  await printed
  await expect(sheet).toBeHidden()

  await member.getByRole('button', { name: '공유', exact: true }).click()
  await sheet.getByRole('button', { name: '공유 끝내기' }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: '공유 끝내기' }).click()
  await expect(toasts(member)).toContainText('공유를 끝냈어요.')
  await other.goto(link)
  await expect(other.getByText('열 수 없는 일정이에요')).toBeVisible()
  await shot(other, 'shared-plan-dead')
  // The page is answered as missing too, for those who only read its head.
  expect(complaints.splice(0).every((text) => /\/shared-plans?\//.test(text))).toBe(true)
})

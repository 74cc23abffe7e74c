import type { Page } from '@playwright/test'
import { newMember, secondPhone, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { expect, listen, shot, test as base } from './fixtures.ts'
import { CATEGORIES, category, kept, NOON, save, tickCategories, unfold } from './safety.ts'

/** A letter that was not seen before, whose part of the font is not on the device: the system's own stands in. */
const isOfFont = (complaint: string) => /net::ERR_FAILED .+\.woff2$/.test(complaint)

const test = base.extend({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfNetwork(each) && !isOfFont(each)))
  },
})

const rate = (page: Page) => page.getByRole('progressbar', { name: '오늘의 완료율' })
const item = (page: Page, name: string) => page.getByRole('checkbox', { name })
const ADDRESS = '숙소 주소와 전화번호를 휴대폰에 저장했어요'
const DOOR = '방문과 창문이 잘 잠기는지 확인했어요'
const celebration = (page: Page) => page.getByRole('dialog', { name: '오늘도 안전한 혼행 하세요!' })
const isKeptByServer = (page: Page) => expect(page.getByText('내 계정에도 저장했어요.')).toBeVisible()
const expectRate = (page: Page, percent: number) => expect(rate(page)).toHaveAttribute('aria-valuenow', String(percent))

test('what is ticked is struck through, counted and kept on the device', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  await item(visitor, ADDRESS).check()
  await expect(visitor.getByText(ADDRESS)).toHaveCSS('text-decoration-line', 'line-through')
  await expectRate(visitor, 3)
  await expect(visitor.getByRole('progressbar', { name: '숙소 완료율' })).toHaveAttribute('aria-valuenow', '20')

  const { check } = await kept(visitor)
  expect(check).toMatchObject({ totalChecked: 1, totalItems: 35, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(check?.categories.map(({ id, items }) => [id, items.length])).toEqual(
    ['accommodation', 'transportation', 'equipment', 'activity', 'health', 'communication', 'mental'].map((id) => [
      id,
      5,
    ]),
  )
  await visitor.reload()
  await expect(item(visitor, ADDRESS)).toBeChecked()
  await expect(item(visitor, DOOR)).not.toBeChecked()
})

test('a category folds, and is ticked and cleared as a whole', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  await expect(category(visitor, '숙소')).toHaveAttribute('aria-expanded', 'true')
  await category(visitor, '숙소').click()
  await expect(item(visitor, ADDRESS)).toBeHidden()
  await tickCategories(visitor, 1)
  for (const box of await visitor.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await expectRate(visitor, 14)
  await shot(visitor, 'safety-check')
  await visitor.getByRole('button', { name: '숙소 모두 해제' }).click()
  await expectRate(visitor, 0)
})

test('the header leads home, to the statistics and to the notifications; 112 and 119 are one tap away', async ({
  visitor,
}) => {
  await visitor.goto('/safety-check')
  for (const number of ['112', '119'])
    await expect(visitor.getByRole('link', { name: new RegExp(`^${number} `) })).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
  await expect(visitor.getByRole('link', { name: '알림', exact: true })).toHaveAttribute('href', '/alarm')
  await visitor.getByRole('link', { name: '안전 통계', exact: true }).click()
  await expect(visitor).toHaveURL(/\/safety-check\/stats$/)
  await visitor.getByRole('button', { name: '뒤로' }).click()
  await visitor.getByRole('button', { name: '뒤로' }).click()
  await expect(visitor).toHaveURL(/\/$/)
})

test('five categories are celebrated, four are not', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  await tickCategories(visitor, 4)
  await save(visitor)
  await expect(visitor).toHaveURL(/stats$/)
  expect((await kept(visitor)).stats).toMatchObject({ completionRate: 57, streak: 0 })

  await visitor.getByRole('link', { name: '오늘 체크하기' }).click()
  await category(visitor, '건강').click()
  await visitor.getByRole('button', { name: '건강 모두 선택' }).click()
  await save(visitor)
  await expect(celebration(visitor)).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'safety-celebration')
  await expect(visitor).toHaveURL(/stats$/)
  expect((await kept(visitor)).stats).toMatchObject({ completionRate: 71, streak: 1 })
})

test('all of it can be done with the keyboard', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  for (const name of CATEGORIES.slice(0, 5)) {
    const header = category(visitor, name)
    await header.focus()
    if ((await header.getAttribute('aria-expanded')) === 'false') await visitor.keyboard.press('Enter')
    await visitor.keyboard.press('Tab')
    await expect(visitor.getByRole('button', { name: `${name} 모두 선택` })).toBeFocused()
    await visitor.keyboard.press('Enter')
    await visitor.keyboard.press('Tab')
    await visitor.keyboard.press('Space')
    await visitor.keyboard.press('Space')
  }
  await expectRate(visitor, 71)
  await visitor.getByRole('button', { name: '저장하기' }).focus()
  await visitor.keyboard.press('Enter')
  await expect(celebration(visitor)).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor).toHaveURL(/stats$/)
})

test('an unattended screen begins a fresh list at midnight in Korea', async ({ visitor }) => {
  await visitor.clock.install({ time: '2026-11-28T14:58:00Z' })
  await visitor.goto('/safety-check')
  await item(visitor, ADDRESS).check()
  await visitor.clock.fastForward('01:00')
  await expect(item(visitor, ADDRESS)).toBeChecked()
  await visitor.clock.fastForward('02:00')
  await expect(item(visitor, ADDRESS)).not.toBeChecked()
  expect((await kept(visitor)).check).toMatchObject({ date: '2026-11-29', totalChecked: 0 })
})

test('the list of another day, one without a category and one that is none make room for a fresh one', async ({
  visitor,
}) => {
  await visitor.goto('/safety-check')
  const spoil = async (change: (text: string) => string) => {
    await item(visitor, ADDRESS).check()
    const text = await visitor.evaluate(() => localStorage.getItem('safety-check') ?? '')
    await visitor.evaluate((changed) => localStorage.setItem('safety-check', changed), change(text))
    await visitor.reload()
    await expect(item(visitor, ADDRESS)).not.toBeChecked()
  }
  await spoil((text) => text.replace(/"date":"\d{4}/, '"date":"2025'))
  await spoil((text) => text.replace('"id":"mental"', '"id":"luck"'))
  await spoil((text) => text.slice(0, -1))
  await spoil(() => '[{"checked":true}]')
})

for (const [name, error] of [
  ['full', 'QuotaExceededError'],
  ['forbidden', 'SecurityError'],
] as const) {
  test(`where storage is ${name} the list works until the page is closed, and says so`, async ({ visitor }) => {
    await visitor.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException('refused', kind)
      }
      Storage.prototype.setItem = refuse
      if (kind === 'SecurityError') Object.defineProperty(window, 'localStorage', { get: refuse })
    }, error)
    await visitor.goto('/safety-check')
    await tickCategories(visitor, 5)
    await expect(visitor.getByText('이 기기에 저장하지 못했어요.', { exact: false })).toBeVisible()
    await expect(item(visitor, DOOR)).toBeChecked()
    await expectAccessible(visitor)
    await shot(visitor, `safety-storage-${name}`)
    await save(visitor)
    await expect(visitor).toHaveURL(/stats$/)
    await expectRate(visitor, 71)
    await expect(visitor.getByText('이 기기에 저장하지 못했어요.', { exact: false })).toBeVisible()
  })
}

test('two tabs stay in step, and neither takes anything from the other', async ({ visitor, context, complaints }) => {
  await visitor.goto('/safety-check')
  const tab = listen(await context.newPage(), complaints)
  await tab.goto('/safety-check')
  await item(visitor, ADDRESS).check()
  await expect(item(tab, ADDRESS)).toBeChecked()
  await item(tab, DOOR).check()
  await expect(item(visitor, DOOR)).toBeChecked()
  await item(tab, ADDRESS).uncheck()
  await expect(item(visitor, ADDRESS)).not.toBeChecked()
  expect((await kept(visitor)).check?.totalChecked).toBe(1)
})

test('two devices of a member bring together what each of them did without a network', async ({
  visitor: phone,
  browser,
  request,
  complaints,
}) => {
  const member = await newMember(request)
  await signIn(phone, member)
  await phone.goto('/safety-check')
  await isKeptByServer(phone)
  const tablet = await secondPhone(browser, member.email, complaints)
  await tablet.goto('/safety-check')
  await isKeptByServer(tablet)

  for (const page of [phone, tablet]) await page.context().setOffline(true)
  await item(phone, ADDRESS).check()
  await item(tablet, DOOR).check()
  for (const page of [phone, tablet]) {
    await expect(page.getByText('아직 내 계정에는 저장하지 못했어요.', { exact: false })).toBeVisible()
    await page.context().setOffline(false)
    await isKeptByServer(page)
  }
  await expect(item(tablet, ADDRESS)).toBeChecked()
  await phone.reload()
  for (const name of [ADDRESS, DOOR]) await expect(item(phone, name)).toBeChecked()
  await tablet.context().close()
})

test('who was here before an account keeps the list; nobody gets that of another member', async ({
  visitor,
  browser,
  request,
  complaints,
}) => {
  await visitor.goto('/safety-check')
  await item(visitor, ADDRESS).check()
  const [first, second] = [await newMember(request), await newMember(request)]
  const become = async ({ id, accessToken, refreshToken }: typeof first) => {
    await visitor.evaluate(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      },
      { userId: String(id), accessToken, refreshToken },
    )
    await visitor.goto('/safety-check')
    await isKeptByServer(visitor)
  }
  await become(first)
  await expect(item(visitor, ADDRESS)).toBeChecked()
  await become(second)
  await expect(item(visitor, ADDRESS)).not.toBeChecked()
  const tablet = await secondPhone(browser, second.email, complaints)
  await tablet.goto('/safety-check')
  await isKeptByServer(tablet)
  await expect(item(tablet, ADDRESS)).not.toBeChecked()
  await tablet.context().close()
  await become(first)
  await expect(item(visitor, ADDRESS)).toBeChecked()
})

test('whoever logs out leaves no list behind', async ({ newcomer }) => {
  await newcomer.goto('/safety-check')
  await item(newcomer, ADDRESS).check()
  await isKeptByServer(newcomer)
  await newcomer.goto('/my')
  await newcomer.getByRole('button', { name: '로그아웃' }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(newcomer).toHaveURL(/\/login/)
  await newcomer.goto('/safety-check')
  await expect(item(newcomer, ADDRESS)).not.toBeChecked()
})

for (const [name, days] of [
  ['fast', 1],
  ['slow', -1],
] as const) {
  test(`a clock that is a day ${name} is told of, and the day is the server's`, async ({ newcomer }) => {
    const koreanDay = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
    await newcomer.clock.install({ time: Date.now() + days * 86_400_000 })
    // Without an answer the device is believed …
    await newcomer.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await newcomer.goto('/safety-check')
    await item(newcomer, ADDRESS).check()
    expect((await kept(newcomer)).check?.date).not.toBe(koreanDay())
    // … and with one, what was done under it is of today.
    await newcomer.unroute('**/api/**')
    await newcomer.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(newcomer.getByText('이 기기의 시계가 맞지 않아서', { exact: false })).toBeVisible()
    await isKeptByServer(newcomer)
    await expect(item(newcomer, ADDRESS)).toBeChecked()
    expect((await kept(newcomer)).check).toMatchObject({ date: koreanDay(), totalChecked: 1 })
    await expectAccessible(newcomer)
    await shot(newcomer, `safety-clock-${name}`)
  })
}

test.describe('with the network off', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the list opens, is ticked and saved, and is told to the account when there is a network again', async ({
    newcomer,
    context,
  }) => {
    const isLive = newcomer.waitForEvent('websocket')
    await newcomer.goto('/')
    await isLive
    await newcomer.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done))
    })
    await context.setOffline(true)
    await newcomer.goto('/safety-check')
    await tickCategories(newcomer, 7)
    await expect(newcomer.getByText('아직 내 계정에는 저장하지 못했어요.', { exact: false })).toBeVisible()
    await shot(newcomer, 'safety-offline')
    await save(newcomer)
    await expect(celebration(newcomer)).toBeVisible()
    await expect(newcomer).toHaveURL(/stats$/)
    await expectRate(newcomer, 100)
    await newcomer.reload()
    await expectRate(newcomer, 100)
    await context.setOffline(false)
    await isKeptByServer(newcomer)
  })
})

test('a clock that goes back over midnight counts no day twice', async ({ visitor }) => {
  await visitor.clock.install({ time: NOON })
  await visitor.goto('/safety-check')
  const saveGoodDay = async () => {
    await unfold(visitor, 5)
    await tickCategories(visitor, 5)
    await save(visitor)
    await visitor.clock.runFor(2000)
    await expect(visitor).toHaveURL(/stats$/)
    await visitor.getByRole('link', { name: '오늘 체크하기' }).click()
  }
  await saveGoodDay()
  await visitor.clock.fastForward('24:00:00')
  await expectRate(visitor, 0)
  await saveGoodDay()
  expect((await kept(visitor)).stats).toMatchObject({ streak: 2, monthlyData: { '2026-11': { 28: 71, 29: 71 } } })

  await visitor.clock.setSystemTime('2026-11-28T13:00:00+09:00')
  await visitor.reload()
  await expectRate(visitor, 0)
  await saveGoodDay()
  expect((await kept(visitor)).stats).toMatchObject({ streak: 1, monthlyData: { '2026-11': { 28: 71, 29: 71 } } })
  await visitor.clock.setSystemTime('2026-11-29T13:00:00+09:00')
  await visitor.reload()
  await expectRate(visitor, 0)
  await saveGoodDay()
  expect((await kept(visitor)).stats).toMatchObject({ streak: 2, monthlyData: { '2026-11': { 28: 71, 29: 71 } } })
})

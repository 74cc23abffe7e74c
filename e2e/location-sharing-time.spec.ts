import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { allowPosition, bar, linkOf, SHARE, start, viewers } from './sharing.ts'
import { agreedContact, expectNoSidewaysScroll, memberPhone, strangerPhone } from './trusted-contacts.ts'

const MINUTE_MS = 60_000

test('the time runs out by itself, on a device whose clock is wrong by a day, too', async ({
  browser,
  request,
  complaints,
}) => {
  const { page } = await memberPhone(browser, request, complaints)
  await page.clock.install({ time: Date.now() + 24 * 60 * MINUTE_MS })
  await allowPosition(page.context())
  await page.goto(SHARE)
  await page.getByText('30분', { exact: true }).click()
  await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
  await start(page).click()
  await expect(bar(page)).toContainText('30분 남음')
  const link = await linkOf(page)
  const stranger = await strangerPhone(browser, complaints)
  await stranger.clock.install()
  await stranger.goto(link)
  await expect(stranger.getByText('30분 남음', { exact: false })).toBeVisible()
  await expect(stranger.getByText('방금 전 위치', { exact: false })).toBeVisible()
  await stranger.route('**/api/**', (route) => route.abort())
  await stranger.clock.fastForward(12 * MINUTE_MS)
  await expect(stranger.getByText('12분 전 위치', { exact: false })).toBeVisible()
  await expect(stranger.getByText('18분 남음', { exact: false })).toBeVisible()
  await stranger.clock.fastForward(19 * MINUTE_MS)
  await expect(stranger.getByText('위치 공유가 끝났어요')).toBeVisible()

  await page.route('**/api/**', (route) => route.abort())
  await page.clock.fastForward(31 * MINUTE_MS)
  await expect(bar(page)).toHaveCount(0)
  await expect(start(page)).toBeVisible()
  complaints.splice(0)
})

test.describe('on the narrowest phone, in the dark', () => {
  const SMALL = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const }
  test('a share stays readable and does not scroll sideways', async ({ browser, request, complaints }) => {
    const { page, member } = await memberPhone(browser, request, complaints, SMALL)
    await agreedContact(request, member, '서귀포에 사는 큰이모와 이모부')
    await allowPosition(page.context())
    await page.goto(SHARE)
    await expect(page.getByRole('checkbox', { name: /큰이모/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shot(page, 'share-narrow')
    await page.getByRole('checkbox', { name: /큰이모/ }).check()
    await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
    await start(page).click()
    await expect(viewers(page)).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shot(page, 'share-narrow-running')
    await page.goto(await linkOf(page))
    await expect(page.getByText('다나 1005 8598').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shot(page, 'where-narrow')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSidewaysScroll(page)
  })
})

test('by keys alone a share is begun, and ended', async ({ browser, request, complaints }) => {
  const { page } = await memberPhone(browser, request, complaints)
  await allowPosition(page.context())
  await page.goto(SHARE)
  await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).focus()
  await page.keyboard.press('Space')
  await start(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '공유 끝내기' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '취소' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(start(page)).toBeVisible()
})

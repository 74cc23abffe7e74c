import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { addContact, bar, left, startTimer, storedText } from './check-ins.ts'
import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.ts'
import { expect, shot, test as base } from './fixtures.ts'
import { letPass } from './timer-time.ts'

/** A letter that was not seen before, whose part of the font is not on the device: the system's own is used. */
const isOfFont = (complaint: string) => /net::ERR_FAILED .+\.woff2$/.test(complaint)

const test = base.extend<{ network: CuttingProxy }>({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfNetwork(each) && !isOfFont(each)))
  },
  network: async ({ baseURL }, use) => {
    const proxy = await startCuttingProxy(baseURL ?? '')
    await use(proxy)
    await proxy.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** Opens a timer, and waits until the app and the timer are on the device. */
async function openAndKeep(page: Page, address: string) {
  const isLive = page.waitForEvent('websocket')
  await page.goto(address)
  await expect(left(page)).toBeAttached()
  await expect(bar(page)).toBeVisible()
  await isLive
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done))
  })
  await expect.poll(() => storedText(page)).toContain('check-in')
}

test('opened without a network, a timer is shown as it was last known, and says so', async ({
  newcomer,
  context,
  request,
  network,
}) => {
  await addContact(newcomer, request)
  const { checkInId, title } = await startTimer(newcomer, request)
  await openAndKeep(newcomer, `${network.origin}/safety-check/timer/${checkInId}`)
  await context.setOffline(true)
  await network.close()

  await newcomer.goto(`${network.origin}/safety-check/timer`)
  await expect(newcomer.getByText('연결이 끊겼어요.')).toBeVisible({ timeout: 20_000 })
  await expect(newcomer.getByText(/에 확인한 모습이에요/)).toBeVisible()
  await expect(newcomer.getByText(title)).toBeVisible()
  await expect(left(newcomer)).toBeAttached()
  await expect(bar(newcomer)).toBeVisible()
  await expect(newcomer.getByRole('link', { name: /구조/ })).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'timer-offline')
})

test('a timer of one’s own ends in an open rescue card: a call and a ready text to who was picked, without a network too', async ({
  newcomer,
  context,
  network,
}) => {
  await newcomer.addInitScript(() => {
    // Chrome on Android has a picker of contacts; the browser of the tests has none.
    Object.assign(window, { ContactsManager: Object })
    const select = () => Promise.resolve([{ tel: ['010-1234-5678'] }])
    Object.defineProperty(navigator, 'contacts', { value: { select } })
  })
  await newcomer.goto(`${network.origin}/safety-check/timer`)
  await newcomer.getByRole('button', { name: '나만의 타이머 켜기' }).click()
  await expect(newcomer).toHaveURL(/\/safety-check\/timer\/\d+$/)
  await expect(
    newcomer.getByText('시간이 지나도 다른 사람에게는 아무것도 알리지 않아요.', { exact: false }),
  ).toBeVisible()
  await newcomer.getByRole('button', { name: '휴대폰 연락처에서 고르기' }).click()
  await expect(newcomer.getByLabel('바로 연락할 사람의 전화번호')).toHaveValue('010-1234-5678')
  await openAndKeep(newcomer, newcomer.url())
  await letPass(Number(newcomer.url().split('/').at(-1)), 80)

  const card = async () => {
    await expect(newcomer.getByRole('heading', { name: '구조 카드' })).toBeVisible({ timeout: 20_000 })
    await expect(newcomer.getByRole('link', { name: '010-1234-5678 전화' })).toHaveAttribute(
      'href',
      'tel:010-1234-5678',
    )
    const text = await newcomer.getByRole('link', { name: '010-1234-5678 문자' }).getAttribute('href')
    expect(decodeURIComponent(text ?? '')).toMatch(/^sms:010-1234-5678\?&body=.*도움/s)
  }
  await card()
  await expect(newcomer.getByRole('button', { name: '알람 끄기' })).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'timer-solo-overdue')
  await context.setOffline(true)
  await network.close()
  await newcomer.reload()
  await expect(newcomer.getByText('연결이 끊겼어요.')).toBeVisible({ timeout: 20_000 })
  await card()
})

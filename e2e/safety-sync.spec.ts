import { newMember, secondPhone, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { expect, shot, test as base } from './fixtures.ts'
import { ADDRESS, celebration, DOOR, expectRate, isKeptByServer, item, kept, save, tickCategories } from './safety.ts'

/** A letter that was not seen before, whose part of the font is not on the device: the system's own is used. */
const isOfFont = (complaint: string) => /net::ERR_FAILED .+\.woff2$/.test(complaint)

const test = base.extend({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfNetwork(each) && !isOfFont(each)))
  },
})

test('F36: two devices of a member bring together what each of them did without a network', async ({
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

test('who was here before an account keeps the list; no one gets that of another member', async ({
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
    // The app may notice by itself, and open once more in the midst of this.
    await expect(() => visitor.goto('/safety-check')).toPass()
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

for (const [name, days] of [
  ['fast', 1],
  ['slow', -1],
] as const) {
  test(`a clock that is a day ${name} is reported, and the day is the server's`, async ({ newcomer }) => {
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

  test('the list opens, is ticked and saved, and is sent to the account when there is a network again', async ({
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

import type { Locator, Page } from '@playwright/test'
import { expect, listen, shot } from './fixtures.ts'
import { subscribeAs, test } from './push-server.ts'
import { openPhone } from './phones.ts'

test.use({ serviceWorkers: 'allow' })

/** What both people touch from the first open to the running timer, with the browser's own question about notifications. */
const TAPS_MAX = 8
/** For both, the server and two browsers; people read as well. */
const WITHIN_MS = 90_000
const PERMISSION = 1

/** What the QR code holds: the link as the sheet's message has it. */
async function linkIn(page: Page): Promise<string> {
  const href = (await page.getByRole('link', { name: '문자 쓰기' }).getAttribute('href')) ?? ''
  return /http\S+/.exec(decodeURIComponent(href))?.[0] ?? ''
}

test(
  'a timer runs on the first evening: the contact scans a code, agrees and hears a test alarm',
  { tag: '@whole-browser' },
  async ({ page: mother, context, browser, service, complaints }) => {
    const newcomer = listen((await openPhone(browser)).page, complaints)
    let taps = 0
    async function tap(target: Locator) {
      await target.click()
      taps++
    }
    const began = Date.now()
    await newcomer.goto('/')
    await expect(newcomer).toHaveURL(/\/login$/)
    await tap(newcomer.getByRole('button', { name: '도움 받기' }))
    await tap(newcomer.getByRole('link', { name: /^귀가 타이머/ }))
    await expect(newcomer).toHaveURL(/\/guest\?next=/)
    await shot(newcomer, 'guest-begins')
    await tap(newcomer.getByRole('button', { name: '동의하고 시작하기' }))
    // Whom to alert comes next, by itself.
    await tap(newcomer.getByRole('button', { name: '링크 만들기' }))
    await expect(newcomer.getByRole('img', { name: '신뢰 연락처 부탁 링크의 QR 코드' })).toBeVisible()
    await shot(newcomer, 'link-to-pass-on')
    const link = await linkIn(newcomer)

    listen(mother, complaints)
    await subscribeAs(mother, service.browser())
    await context.grantPermissions(['notifications'])
    await mother.goto(link)
    await expect(mother.getByRole('heading', { name: /신뢰 연락처가 되어 달라고/ })).toBeVisible()
    await shot(mother, 'guard-open')
    taps += PERMISSION
    await tap(mother.getByRole('button', { name: '동의하고 이 휴대폰으로 알림 받기' }))
    const heard = mother.getByRole('button', { name: '알림이 왔어요' })
    // The browser subscribes at its push service, which takes long on a machine that does much else.
    await expect(heard).toBeEnabled({ timeout: 30_000 })
    expect(service.inbox.items.at(-1)?.message.message).toContain('연습이에요')
    await shot(mother, 'guard-unproven')
    await tap(heard)
    await expect(mother.getByText('준비됐어요. 알림이 이 휴대폰으로 와요')).toBeVisible()
    await shot(mother, 'guard-proven')

    await tap(newcomer.getByRole('button', { name: '귀가 타이머 켜기', exact: true }))
    await expect(newcomer).toHaveURL(/\/safety-check\/timer\/\d+$/)
    await expect(newcomer.getByRole('region', { name: '신뢰 연락처' })).toContainText('가족')
    expect(taps).toBeLessThanOrEqual(TAPS_MAX)
    expect(Date.now() - began).toBeLessThan(WITHIN_MS)
    await expect(newcomer.getByRole('heading', { name: '저장해둘까요?' })).toBeVisible()
    await shot(newcomer, 'guest-timer')
    await newcomer.goto('/cart')
    await expect(newcomer.getByText('가입하면 할 수 있어요.')).toBeVisible()
    await newcomer.getByRole('button', { name: '다른 계정으로 로그인하기' }).click()
    await expect(newcomer.getByRole('alertdialog')).toContainText('타이머는 계속 가고')
    await shot(newcomer, 'guest-logs-in')

    // The link is of no use to others, who read so in the language of their browser, or else in the one its sender chose.
    for (const [locale, heading] of [
      ['ja-JP', '別のブラウザがすでに答えたリンクです'],
      ['th-TH', '다른 브라우저가 이미 답한 링크예요'],
    ] as const) {
      const other = listen(await (await browser.newContext({ locale })).newPage(), complaints)
      await other.goto(link)
      await expect(other.getByRole('heading', { name: heading })).toBeVisible()
      await shot(other, `guard-taken-${locale}`)
      await other.context().close()
    }
  },
)

test('two tabs of one phone that begin at once make one guest, and both go on', async ({ browser, complaints }) => {
  const { context, page } = await openPhone(browser)
  const tabs = [page, await context.newPage()]
  let begun = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth/guests')) begun++
  })
  for (const tab of tabs) await listen(tab, complaints).goto('/safety-check/timer')
  const [one, other] = tabs.map((tab) => tab.getByRole('button', { name: '동의하고 시작하기' }))
  await Promise.all([one, other].map((start) => expect(start!).toBeVisible()))
  await expect(page.getByText('전에 가입 없이 켠 타이머가 있다면')).toBeVisible()
  await Promise.all([one, other].map((start) => start!.evaluate((button: HTMLElement) => button.click())))
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/safety-check\/timer$/)
    await expect(tab.getByRole('region', { name: '알릴 사람' })).toBeAttached()
  }
  expect(begun).toBe(1)
})

test(
  'a contact whose push service fails after the yes reads why, and is subscribed by the next tap',
  { tag: '@whole-browser' },
  async ({ page: mother, context, request, service, complaints }) => {
    const consents = ['TERMS', 'PRIVACY', 'AGE14'].map((type) => ({ type, agreed: true }))
    const guest = await (await request.post('/api/auth/guests', { data: { consents } })).json()
    const asked = await request.post('/api/trusted-contacts/links', {
      data: { name: '엄마', language: 'ko' },
      headers: { authorization: `Bearer ${guest.result.accessToken}` },
    })
    const { token } = (await asked.json()).result.byLink
    listen(mother, complaints)
    await subscribeAs(mother, service.browser())
    // As Chromium rejects where it does not reach its push service.
    await mother.addInitScript(() => {
      const { subscribe } = PushManager.prototype
      let isFirst = true
      PushManager.prototype.subscribe = function (options) {
        if (!isFirst) return subscribe.call(this, options)
        isFirst = false
        return Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'))
      }
    })
    await context.grantPermissions(['notifications'])
    await mother.goto(`/guard/${token}`)
    await mother.getByRole('button', { name: '동의하고 이 휴대폰으로 알림 받기' }).click()
    await expect(mother.getByRole('alert').filter({ hasText: '휴대폰의 알림 서비스가 답하지 않아' })).toBeVisible()
    await mother.getByRole('button', { name: '이 휴대폰으로 알림 받기', exact: true }).click()
    await expect(mother.getByRole('button', { name: '알림이 왔어요' })).toBeEnabled({ timeout: 30_000 })
  },
)

import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.ts'
import { expect, shot, test as base } from './fixtures.ts'
import { button, CARD, main, message, openAt, PEAK, PEAK_NUMBER, status } from './rescue.ts'

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

const NOON = new Date('2026-11-28T12:00:00+09:00')
const MINUTE_MS = 60_000

/** What the device kept of an earlier visit. */
const keep = (page: Page, fix: { lat: number; lng: number; accuracyM: number; takenAt: number }) =>
  page.addInitScript((kept) => localStorage.setItem('last-fix', kept), JSON.stringify(fix))

const KEPT = { lat: PEAK.latitude, lng: PEAK.longitude, accuracyM: 20 }

const call = (page: Page, number: string) => page.getByRole('link', { name: `${number} 전화` })

test('a visitor who allowed it before sees at once where they are, in all the ways one may be asked', async ({
  visitor,
  context,
}) => {
  await openAt(visitor, context, PEAK)
  await expect(main(visitor).getByText(PEAK_NUMBER, { exact: true })).toBeVisible()
  await expect(main(visitor).getByText('읽을 때: 다나 · 공구육팔 · 팔오구구')).toBeVisible()
  await expect(main(visitor).getByText('방금 전 위치 · 약 10m 안')).toBeVisible()
  await expect(main(visitor).getByText('한라산 근처', { exact: true })).toBeVisible()
  await expect(main(visitor).getByText('33.36170, 126.52920', { exact: true })).toBeVisible()
  await expect(call(visitor, '119')).toHaveAttribute('href', 'tel:119')
  await expect(call(visitor, '112')).toHaveAttribute('href', 'tel:112')
  await expect(main(visitor).getByText('혼저는 긴급 신고 서비스가 아니에요.', { exact: false })).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'rescue')
  await visitor.getByRole('heading', { name: '이럴 때는 이렇게' }).scrollIntoViewIfNeeded()
  await shot(visitor, 'rescue-below')
})

test('no one is asked before they tap; then the position is found', async ({ visitor, context }) => {
  await visitor.addInitScript(() => {
    const query = navigator.permissions.query.bind(navigator.permissions)
    // Nothing was answered yet: a state that a headless browser does not have.
    navigator.permissions.query = async (asked) =>
      asked.name === 'geolocation' ? ({ state: 'prompt' } as PermissionStatus) : query(asked)
  })
  await visitor.goto(CARD)
  await expect(main(visitor).getByText('위치를 켜면', { exact: false })).toBeVisible()
  await expect(main(visitor).getByText('국가지점번호', { exact: true })).toHaveCount(0)
  await expectAccessible(visitor)
  await shot(visitor, 'rescue-unasked')

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(PEAK)
  await button(visitor, '내 위치 찾기').click()
  await expect(main(visitor).getByText(PEAK_NUMBER, { exact: true })).toBeVisible()
  await expect(status(visitor).first()).toContainText('위치를 찾았어요.')
})

test('a visitor who said no reads how to say yes, and can still call and write', async ({ visitor, context }) => {
  await context.grantPermissions([])
  await visitor.goto(CARD)
  await expect(status(visitor).first()).toContainText('위치 권한이 꺼져 있어요')
  await expect(status(visitor).first()).toContainText('위치를 켠 뒤 다시 찾아주세요.')
  await expect(call(visitor, '119')).toBeVisible()
  await expect(message(visitor)).toContainText('지금 있는 곳:')
  await expectAccessible(visitor)
  await shot(visitor, 'rescue-denied')

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(PEAK)
  await button(visitor, '위치 다시 찾기').click()
  await expect(main(visitor).getByText(PEAK_NUMBER, { exact: true })).toBeVisible()
  await expect(status(visitor).first()).not.toContainText('꺼져 있어요')
})

test('a device that does not know says so, and shows where it was last, and how long ago', async ({
  visitor,
  context,
}) => {
  await visitor.clock.install({ time: NOON })
  await keep(visitor, { ...KEPT, takenAt: NOON.getTime() - 42 * MINUTE_MS })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(null)
  await visitor.goto(CARD)
  await expect(status(visitor).first()).toContainText('지금 위치를 찾지 못했어요')
  await expect(main(visitor).getByText('42분 전 위치 · 약 20m 안')).toBeVisible()
  await expect(
    main(visitor).getByText('2026. 11. 28 (토) 오전 11:18에 이 기기가 마지막으로 잰 위치예요.', { exact: false }),
  ).toBeVisible()
  await expect(main(visitor).getByText(PEAK_NUMBER, { exact: true })).toBeVisible()
  await expect(message(visitor)).toContainText('위치를 잰 때: 2026-11-28 11:18 (한국 시각)')
  await visitor.clock.runFor(20 * MINUTE_MS)
  await expect(main(visitor).getByText('1시간 전 위치', { exact: false })).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'rescue-old')
})

test('a device that takes too long is given up on', async ({ visitor, context }) => {
  await visitor.clock.install({ time: NOON })
  await context.grantPermissions(['geolocation'])
  // A device that never answers, as some browsers do.
  await visitor.addInitScript(() => (navigator.geolocation.watchPosition = () => 1))
  await visitor.goto(CARD)
  await expect(status(visitor).first()).toContainText('위치를 찾고 있어요.')
  await visitor.clock.runFor(2 * MINUTE_MS)
  await expect(status(visitor).first()).toContainText('위치를 찾는 데 너무 오래 걸려요')
  await expect(button(visitor, '위치 다시 찾기')).toBeEnabled()
})

test('a clock that was put back makes the age unknown, not wrong', async ({ visitor, context }) => {
  await visitor.clock.install({ time: NOON })
  await keep(visitor, { ...KEPT, takenAt: NOON.getTime() + 24 * 60 * MINUTE_MS })
  await context.grantPermissions([])
  await visitor.goto(CARD)
  await expect(main(visitor).getByText('언제인지 알 수 없는 위치', { exact: false })).toBeVisible()
})

test('what is four days old is shown to no one any more', async ({ visitor, context }) => {
  await visitor.clock.install({ time: NOON })
  await keep(visitor, { ...KEPT, takenAt: NOON.getTime() - 4 * 24 * 60 * MINUTE_MS })
  await context.grantPermissions([])
  await visitor.goto(CARD)
  await expect(status(visitor).first()).toContainText('위치 권한이 꺼져 있어요')
  await expect(main(visitor).getByText('국가지점번호', { exact: true })).toHaveCount(0)
})

test('a coarse position is said to be one', async ({ visitor, context }) => {
  await openAt(visitor, context, { ...PEAK, accuracy: 1800 })
  await expect(main(visitor).getByText('대략적인 위치 (약 2km 안)', { exact: false }).first()).toBeVisible()
  await expect(main(visitor).getByText('실제와 많이 다를 수 있어요', { exact: false })).toBeVisible()
  await expect(message(visitor)).toContainText('(대략적인 위치 (약 2km 안))')
  await expectAccessible(visitor)
  await shot(visitor, 'rescue-coarse')
})

test('the better of two answers stays', async ({ visitor, context }) => {
  await openAt(visitor, context, { ...PEAK, accuracy: 300 })
  await expect(main(visitor).getByText('약 300m 안', { exact: false }).first()).toBeVisible()
  await context.setGeolocation({ ...PEAK, latitude: 33.37, accuracy: 900 })
  await context.setGeolocation({ ...PEAK, latitude: 33.3627, accuracy: 12 })
  await expect(main(visitor).getByText('33.36270, 126.52920', { exact: true })).toBeVisible()
  await expect(main(visitor).getByText('한라산에서 북쪽으로 110m', { exact: true })).toBeVisible()
  await expect(button(visitor, '위치 다시 찾기')).not.toHaveAttribute('aria-busy')
})

for (const [where, spot, has] of [
  ['Seoul', { latitude: 37.5665, longitude: 126.978, accuracy: 10 }, '다사 5390 5203'],
  ['Tokyo', { latitude: 35.6812, longitude: 139.7671, accuracy: 10 }, null],
] as const) {
  test(`in ${where} nothing is said that is only true on the island`, async ({ visitor, context }) => {
    await openAt(visitor, context, spot)
    await expect(main(visitor).getByText('위도, 경도', { exact: true })).toBeVisible()
    await expect(main(visitor).getByText('가까운 곳', { exact: true })).toHaveCount(0)
    if (has === null) {
      await expect(main(visitor).getByText('한국 밖에는 국가지점번호가 없어요.', { exact: false })).toBeVisible()
      await expect(message(visitor)).not.toContainText('국가지점번호')
      await shot(visitor, 'rescue-abroad')
    } else await expect(main(visitor).getByText(has, { exact: true })).toBeVisible()
  })
}

test('an address by http says why it has no position', async ({ visitor, context }) => {
  await context.grantPermissions(['geolocation'])
  await visitor.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await visitor.goto(CARD)
  await expect(status(visitor).first()).toContainText('안전하지 않은 주소라 위치를 볼 수 없어요')
  await expect(button(visitor, '내 위치 찾기')).toHaveCount(0)
  await expect(call(visitor, '119')).toBeVisible()
})

test('a device that stores nothing shows the position all the same', async ({ visitor, context }) => {
  await visitor.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openAt(visitor, context, PEAK)
  await expect(main(visitor).getByText(PEAK_NUMBER, { exact: true })).toBeVisible()
})

test('the calls come first for one who uses the keyboard', async ({ visitor, context }) => {
  await openAt(visitor, context, PEAK)
  await expect(main(visitor).getByText(PEAK_NUMBER, { exact: true })).toBeVisible()
  await main(visitor).focus()
  const reached: string[] = []
  for (let step = 0; step < 12; step++) {
    await visitor.keyboard.press('Tab')
    reached.push(await visitor.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  // Back and the way to help have icons alone.
  expect(reached.map((name) => name.trim())).toEqual([
    '',
    '',
    expect.stringContaining('119 전화'),
    expect.stringContaining('112 전화'),
    '위치 다시 찾기',
    '119에 문자 쓰기',
    '112에 문자 쓰기',
    '다른 앱으로 보내기',
    '글 복사',
    expect.stringContaining('가까운 도움'),
    '112',
    '1330',
  ])
})

test('a member who logs out leaves no position behind', async ({ member, context }) => {
  await openAt(member, context, PEAK)
  await expect.poll(() => member.evaluate(() => localStorage.getItem('last-fix'))).toContain('33.3617')
  await member.goto('/my')
  await member.getByRole('button', { name: '로그아웃' }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(member).toHaveURL(/\/login/)
  expect(await member.evaluate(() => localStorage.getItem('last-fix'))).toBeNull()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the card opens, finds the position and can be copied, without ever having been seen before', async ({
    visitor,
    context,
    network,
  }) => {
    await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
    await context.setGeolocation(PEAK)
    await visitor.goto(`${network.origin}/`)
    await visitor.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done))
    })
    await context.setOffline(true)
    await network.close()

    const cold = await context.newPage()
    await cold.goto(`${network.origin}${CARD}`)
    await expect(main(cold).getByText(PEAK_NUMBER, { exact: true })).toBeVisible()
    await expect(main(cold).getByText('한라산 근처', { exact: true })).toBeVisible()
    await button(cold, '글 복사').click()
    await expect(status(cold).last()).toContainText('복사했어요.')
    await expectAccessible(cold)
    await shot(cold, 'rescue-offline')
  })
})

test.describe('on the narrowest phone, in the dark, with text of twice the size', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })

  test('everything is there', async ({ visitor, context }) => {
    await openAt(visitor, context, { ...PEAK, latitude: 33.4312, accuracy: 1800 })
    const width = () => visitor.evaluate(() => document.documentElement.scrollWidth)
    await expect(main(visitor).getByText('위도, 경도', { exact: true })).toBeVisible()
    await expect.poll(width).toBe(320)
    await expectAccessible(visitor)
    await shot(visitor, 'rescue-dark')
    await visitor.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(width).toBe(320)
    await shot(visitor, 'rescue-dark-large')
  })
})

import { expectAccessible } from './axe.ts'
import { startTimer } from './check-ins.ts'
import { letPass } from './timer-time.ts'
import { expect, shot, test } from './fixtures.ts'
import { bar } from './sharing.ts'
import { agreedContact, api, expectNoSidewaysScroll, mailTo, memberPhone } from './trusted-contacts.ts'
import {
  countAsking,
  countLocating,
  LODGING_DIGITS,
  minuteAt,
  north,
  pinAndLeave,
  setOut,
  sleep,
  wakeUps,
  WALK,
} from './walk-home.ts'

interface Share {
  shareId: number
  endedAt: string | null
  fix: { lat: number } | null
}
interface Current {
  checkIn: { checkInId: number; isSolo: boolean; fix: { lat: number } | null } | null
}

test('a member is walked home: seen on the way, asked at a stop and on a wrong way, and let alone at the lodging', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  await agreedContact(request, member, '엄마')
  const located = await countLocating(page)
  await page.clock.install()
  await pinAndLeave(page, 900)
  const sent: string[] = []
  page.on('request', (each) => sent.push(`${each.url()} ${each.postData() ?? ''}`))
  const shared = async () => (await api<Share[]>(request, member, 'GET', '/api/location-shares'))[0]!
  const current = async () => (await api<Current>(request, member, 'GET', '/api/check-ins/current')).checkIn
  const question = page.getByRole('dialog', { name: '괜찮아요?' })

  await test.step('it says what it will do before it begins', async () => {
    await expect(page.getByText('이 기기에만 두고, 서버로 보내지 않아요.', { exact: false })).toBeVisible()
    await expect(page.getByText('동의한 신뢰 연락처에 알려요.', { exact: false })).toBeVisible()
    await page.getByRole('checkbox', { name: /^엄마/ }).check()
    await page.getByText('30분', { exact: true }).click()
    await expectAccessible(page)
    await shot(page, 'walk-start')
    await setOut(page)
    await expect(page.getByText('900m')).toBeVisible()
    await expect(page.getByText('남쪽', { exact: true })).toBeVisible()
    await expect(bar(page).filter({ hasText: '숙소까지 함께' })).toBeVisible()
    await expect(page.getByText('휴대폰이 꺼져도 서버가 알려요.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'walk-underway')
  })

  await test.step('where one goes is sent to those who look, and to the timer', async () => {
    await minuteAt(page, north(600))
    await expect(page.getByText('600m')).toBeVisible()
    await expect.poll(async () => (await shared()).fix?.lat).toBeCloseTo(north(600).latitude, 5)
    await expect.poll(async () => (await current())?.fix?.lat).toBeCloseTo(north(600).latitude, 5)
    expect((await current())?.isSolo).toBe(false)
  })

  await test.step('a stop of more than ten minutes is asked about', async () => {
    for (let minute = 0; minute < 4; minute++) await minuteAt(page, north(610 + minute))
    await sleep(page, 4)
    await minuteAt(page, north(608))
    await expect(question).toBeHidden()
    await minuteAt(page, north(605))
    await expect(question).toContainText('10분 넘게 한곳에 멈춰 있어요.')
    await expectAccessible(page)
    await shot(page, 'walk-asks')
    await question.getByRole('button', { name: '괜찮아요', exact: true }).click()
    await expect(question).toBeHidden()
  })

  await test.step('so is a wrong way, and help is two taps from there', async () => {
    await minuteAt(page, north(600))
    await minuteAt(page, north(950))
    await expect(question).toContainText('숙소에서 멀어지고 있어요.')
    await question.getByRole('button', { name: '도움이 필요해요' }).click()
    const help = page.getByRole('dialog', { name: '도움이 필요할 때' })
    await expect(help.getByRole('link', { name: /119/ })).toBeVisible()
    await expect(help.getByRole('button', { name: '신뢰 연락처에 바로 알리기' })).toBeVisible()
    await expect(help.getByRole('link', { name: '구조 카드 크게 보기' })).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'walk-help')
    await help.getByRole('button', { name: '닫기' }).click()
    await expect(bar(page).filter({ hasText: '괜찮은지 답해주세요' })).toBeVisible()
    await page.getByRole('button', { name: '괜찮아요', exact: true }).click()
    await expect(bar(page).filter({ hasText: '위치 공유' })).toBeVisible()
  })

  await test.step('a bad measurement and a leap into the fence end nothing', async () => {
    await minuteAt(page, north(20, 400))
    await expect(page.getByText('대략적인 위치라', { exact: false })).toBeHidden()
    await minuteAt(page, north(100))
    await expect(page.getByText('100m')).toBeVisible()
    expect((await shared()).endedAt).toBeNull()
  })

  await test.step('at the lodging it ends by itself: share, timer and what this device knew', async () => {
    await minuteAt(page, north(60))
    await expect(page.getByText('숙소에 잘 도착했어요')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByText('서버에 있던 위치는 지웠어요.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'walk-home')
    const { endedAt, fix } = await shared()
    expect([endedAt === null, fix]).toEqual([false, null])
    await expect.poll(current).toBeNull()
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('copy:')))
    expect(kept.some((key) => key.endsWith(':walk'))).toBe(false)
  })

  await test.step('the device was asked once a minute, and the server never learned of the lodging', async () => {
    const { asked, watched } = await located()
    // Sixteen minutes, of which it slept for four; the lodging that was pinned, and the start.
    expect(asked).toBeLessThanOrEqual(16 + 2)
    expect(asked).toBeGreaterThan(10)
    expect(watched).toBe(0)
    expect(sent.filter((each) => each.includes(LODGING_DIGITS))).toEqual([])
  })
})

test('without an answer the timer takes over, and alerts contacts though the phone is dead', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  const { email } = await agreedContact(request, member, '엄마')
  await page.clock.install()
  await pinAndLeave(page, 900)
  await setOut(page)
  await sleep(page, 10)
  await minuteAt(page, north(901))
  const question = page.getByRole('dialog', { name: '괜찮아요?' })
  await expect(question).toContainText('답이 없으면 귀가 타이머가 이어받아')
  await sleep(page, 4)
  await expect(question).toContainText('답이 없어 귀가 타이머에 맡겼어요.')
  await shot(page, 'walk-handed-over')

  await test.step('a page that was loaded again asks still, and at the lodging the timer waits for its member', async () => {
    await page.reload()
    await expect(question).toContainText('답이 없어 귀가 타이머에 맡겼어요.')
    for (const metres of [120, 110]) await minuteAt(page, north(metres))
    await expect(page.getByText('숙소에 잘 도착했어요')).toBeVisible()
    await expect(page.getByText('귀가 타이머가 돌고 있어요')).toBeVisible()
  })

  const { checkIn } = await api<Current>(request, member, 'GET', '/api/check-ins/current')
  await page.close()
  await letPass(checkIn!.checkInId, 60)
  await mailTo(request, email, /강새봄/)
})

test('a PIN is still asked for, a walk without contacts says so, and no position is no walk', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  await page.goto(WALK)
  await page.getByRole('button', { name: '함께 출발하기' }).click()
  await expect(page.getByText('숙소가 어디인지 정해주세요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '지금 여기로' })).toBeFocused()
  await expect(page.getByText('알릴 연락처가 없어 나만의 타이머를 함께 켜요.', { exact: false })).toBeVisible()
  await shot(page, 'walk-alone')
  await api(request, member, 'PUT', '/api/check-ins/pins', { pin: '2580', duressPin: '1397' })

  await page.clock.install()
  await pinAndLeave(page, 40)
  await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
  await page.getByRole('button', { name: '함께 출발하기' }).click()
  await expect(page.getByText('이미 숙소 가까이에 있어요.')).toBeVisible()

  await page.context().setGeolocation(north(240))
  await page.getByRole('button', { name: '함께 출발하기' }).click()
  await expect(page.getByText('다른 사람에게는 알리지 않아요.', { exact: false })).toBeVisible()
  await page.context().setOffline(true)
  await minuteAt(page, north(140))
  await expect(page.getByText('연결되면 위치 공유를 끝내고', { exact: false })).toBeVisible()
  await shot(page, 'walk-home-offline')
  await page.context().setOffline(false)
  await page.clock.runFor(25_000)
  await expect(page.getByText('위치 공유가 끝났고', { exact: false })).toBeVisible()
  await expect(page.getByText('귀가 타이머가 돌고 있어요')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: '닫기' }).click()
  await page.context().clearPermissions()
  await page.getByRole('button', { name: '함께 출발하기' }).click()
  await expect(page.getByText('위치 권한이 꺼져 있어요')).toBeVisible()
  complaints.splice(0)
})

test.describe('on the narrowest phone, in the dark, in English, with type twice as large', () => {
  test.use({ locale: 'en-US' })
  test('the form, the way and the question stay readable', async ({ browser, request, complaints }) => {
    const small = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const, locale: 'en-US' }
    const { page, member } = await memberPhone(browser, request, complaints, small)
    await api(request, member, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(north(0))
    await page.clock.install()
    await page.goto(WALK)
    await page.getByRole('button', { name: 'Choose on the map' }).click()
    await expect(page.getByRole('region', { name: /^Map to choose your stay/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shot(page, 'walk-map-narrow')
    await page.getByRole('button', { name: "I'm there now" }).click()
    await expect(page.getByText('Your stay is set')).toBeVisible()
    await page.context().setGeolocation(north(900))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSidewaysScroll(page)
    await shot(page, 'walk-form-large')
    await page.getByRole('button', { name: 'Set out' }).click()
    await expect(page.getByRole('heading', { name: 'To your stay' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await shot(page, 'walk-underway-large')
    await sleep(page, 10)
    await minuteAt(page, north(901))
    await expect(page.getByRole('dialog', { name: 'Are you OK?' })).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'walk-asks-large')
  })
})

test('a walk needs the radio no more often than the open page of a timer', async ({ browser, request, complaints }) => {
  const MINUTES = 6
  const [timer, walk] = await Promise.all([
    test.step('a timer', async () => {
      const { page } = await memberPhone(browser, request, complaints)
      const asked = await countAsking(page)
      await page.clock.install()
      const { checkInId } = await startTimer(page, request, { isSolo: true })
      await page.goto(`/safety-check/timer/${checkInId}`)
      await expect(page.getByRole('timer')).toBeAttached()
      return wakeUps(page, MINUTES, asked)
    }),
    test.step('a walk', async () => {
      const { page } = await memberPhone(browser, request, complaints)
      const asked = await countAsking(page)
      await page.clock.install()
      await pinAndLeave(page, 900)
      await setOut(page)
      return wakeUps(page, MINUTES, asked)
    }),
  ])
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ timer, walk }) })
  expect(walk.wakeUps).toBeLessThanOrEqual(timer.wakeUps)
})

test('a tab that was open before the way began follows it as well, and watches no position', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  await agreedContact(request, member, '엄마')
  const older = await page.context().newPage()
  const located = await countLocating(older)
  await older.goto('/community')
  await page.bringToFront()
  await pinAndLeave(page, 900)
  await setOut(page)
  await older.bringToFront()
  await older.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
  })
  await expect(bar(older).filter({ hasText: '숙소까지 함께' })).toBeVisible({ timeout: 40_000 })
  expect((await located()).watched).toBe(0)
  complaints.splice(0)
})

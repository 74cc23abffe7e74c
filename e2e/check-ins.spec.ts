import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { addContact, askPin, bar, enterPin, holdSafe, left, safe, startTimer, storedText } from './check-ins.ts'
import { call, choose } from './community.ts'
import { expect, shot, test as base } from './fixtures.ts'
import { expectFitsNarrowest } from './narrow.ts'
import { PASSWORD } from './new-member.ts'
import { addPlan, inDays } from './plans.ts'
import { addRoom } from './rooms.ts'
import { inDatabase } from './server-database.ts'
import { letPass } from './timer-time.ts'

const test = base.extend({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    // The network that a test takes away, the PIN that it gets wrong, and the proof that the server asks for.
    const isMeant = (each: string) => isOfNetwork(each) || /\/(?:done|cancel|pins)(?: |$)/.test(each)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isMeant(each)))
  },
})

const DAY_MS = 86_400_000
const start = (page: Page) => page.getByRole('button', { name: '귀가 타이머 켜기' })
const ended = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('who has no one to alert may start a timer of their own, or ask a contact', async ({ newcomer }) => {
  await newcomer.goto('/safety-check/timer')
  await expect(newcomer.getByRole('heading', { name: '아직 알릴 사람이 없어요' })).toBeVisible()
  await expect(newcomer.getByRole('button', { name: '나만의 타이머 켜기' })).toBeEnabled()
  await expectAccessible(newcomer)
  await shot(newcomer, 'timer-nobody')
  await newcomer.getByRole('link', { name: '메일이나 닉네임으로 부탁하기' }).click()
  await expect(newcomer).toHaveURL(/\/safety-check\/contacts$/)
})

test.describe('on a device whose clock is a day ahead', () => {
  test('one tap starts a timer that counts by the time of the server, and it can be made longer', async ({
    newcomer,
    request,
  }) => {
    await addContact(newcomer, request)
    await newcomer.clock.install({ time: Date.now() + DAY_MS })
    await newcomer.goto('/safety-check/timer')
    await expect(newcomer.getByText('메일로만 알릴 수 있어요.', { exact: false })).toBeVisible()
    await expect(newcomer.getByText('지금부터 1시간')).toBeVisible()
    await expectAccessible(newcomer)
    await shot(newcomer, 'timer-start')
    await expectFitsNarrowest(newcomer, 'the form of a timer')

    await start(newcomer).click()
    await expect(newcomer).toHaveURL(/\/safety-check\/timer\/\d+$/)
    await expect(left(newcomer)).toHaveText('1시간 남았어요')
    await expect(newcomer.getByRole('heading', { name: '진행 중' })).toBeVisible()
    await expectAccessible(newcomer)
    await shot(newcomer, 'timer-running')
    await expectFitsNarrowest(newcomer, 'a running timer')

    await newcomer.getByRole('button', { name: '30분 늘리기' }).click()
    await expect(left(newcomer)).toHaveText(/1시간 (?:30|29)분 남았어요/)
    await newcomer.goto('/my')
    await expect(bar(newcomer)).toContainText(/1시간 (?:30|29)분 남음/)
    await bar(newcomer).click()
    await expect(left(newcomer)).toBeVisible()
  })
})

test('a press that lasts ends it, and what has ended is listed as it ended', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  const { checkInId, title } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  await expect(bar(newcomer)).toBeVisible()
  await holdSafe(newcomer)
  await expect(ended(newcomer, '무사히 돌아왔어요')).toContainText('신뢰 연락처에는 알리지 않았어요')
  await expect(bar(newcomer)).toBeHidden()
  await shot(newcomer, 'timer-ended')
  await newcomer.getByRole('link', { name: '새 타이머 켜기' }).click()
  await expect(newcomer.getByRole('link', { name: title })).toContainText('무사히 돌아왔어요')
})

test('without holding anything, the keyboard ends it after a question', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  const { checkInId } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  await safe(newcomer).focus()
  await newcomer.keyboard.press('Enter')
  const question = newcomer.getByRole('alertdialog', { name: '무사히 돌아왔나요?' })
  await expect(question).toBeVisible()
  await expectAccessible(newcomer)
  await newcomer.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: '무사해요' })).toBeFocused()
  await newcomer.keyboard.press('Enter')
  await expect(ended(newcomer, '무사히 돌아왔어요')).toBeVisible()
})

test('it is cancelled only by a person who says so twice', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  const { checkInId } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  await newcomer.getByRole('button', { name: '타이머 취소' }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '계속 켜두기' }).click()
  await expect(newcomer.getByRole('alertdialog')).toBeHidden()
  await expect(left(newcomer)).toBeVisible()
  await newcomer.getByRole('button', { name: '타이머 취소' }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '타이머 취소' }).click()
  await expect(ended(newcomer, '취소했어요')).toBeVisible()
})

/** Sets the first PINs in a login of an hour ago, so that they ask who it is; the PINs stay as they were typed. */
async function setPins(page: Page, request: APIRequestContext) {
  const { userId } = await call<{ userId: number }>(page, request, 'GET', '/api/mypage/profile')
  await inDatabase("update sessions set created_at = created_at - interval '1 hour' where user_id = $1", [userId])
  await page.goto('/safety-check/timer/pins')
  await page.getByLabel('PIN', { exact: true }).fill('4071')
  await page.getByLabel('위급 PIN').fill('4071')
  await expect(page.getByText('두 PIN은 서로 달라야 해요.')).toBeVisible()
  await page.getByLabel('위급 PIN').fill('9268')
  await expectAccessible(page)
  await shot(page, 'timer-pins')
  await page.getByRole('button', { name: 'PIN 정하기' }).click()
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await shot(page, 'timer-pins-proof')
  await page.getByRole('button', { name: 'PIN 정하기' }).click()
  await expect(page.getByText('비밀번호를 입력해주세요.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'PIN 정하기' }).click()
  await expect(page.getByRole('heading', { name: 'PIN이 정해져 있어요' })).toBeVisible()
}

test('with PINs, a wrong one ends nothing, and neither of the right ones shows which one it is', async ({
  newcomer,
  request,
}) => {
  await addContact(newcomer, request)
  await setPins(newcomer, request)
  const looks: string[] = []
  for (const pin of ['4071', '9268']) {
    const { checkInId, title } = await startTimer(newcomer, request, { title: '바다 보기' })
    await newcomer.goto(`/safety-check/timer/${checkInId}`)
    const dialog = await askPin(newcomer)
    await enterPin(newcomer, '1357')
    await dialog.getByRole('button', { name: '무사해요' }).click()
    await expect(dialog.getByText('PIN이 올바르지 않아요.', { exact: false })).toBeVisible()
    await expectAccessible(newcomer)
    await shot(newcomer, 'timer-pin')
    await enterPin(newcomer, pin)
    await dialog.getByRole('button', { name: '무사해요' }).click()
    await expect(ended(newcomer, '무사히 돌아왔어요')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(bar(newcomer)).toBeHidden()
    looks.push(await newcomer.locator('main').innerText())
    expect(await storedText(newcomer)).not.toContain(title)
    await newcomer.goto('/safety-check/timer')
    await expect(newcomer.getByRole('link', { name: title }).first()).toContainText('신뢰 연락처에는 알리지 않았어요')
    await newcomer.goto('/alarm')
    await expect(newcomer.getByRole('heading', { name: '알림' })).toBeVisible()
  }
  const withoutTimes = (text: string) => text.replaceAll(/(?:오전|오후) \d+:\d+/g, '')
  expect(withoutTimes(looks[1] ?? '')).toBe(withoutTimes(looks[0] ?? ''))
})

test('after too many wrong PINs it says when to try again', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  await setPins(newcomer, request)
  const { checkInId } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  const dialog = await askPin(newcomer)
  const button = dialog.getByRole('button', { name: '무사해요' })
  for (let tries = 0; tries < 6; tries += 1) {
    await enterPin(newcomer, '1111')
    await button.click()
    await expect(newcomer.getByLabel('PIN 숫자 4자리')).toHaveValue('')
  }
  await expect(dialog.getByText('15분 뒤에 다시 입력해주세요.', { exact: false })).toBeVisible()
})

test('what is done without a network says so, and is sent when there is one', async ({
  newcomer,
  request,
  context,
}) => {
  await addContact(newcomer, request)
  const { checkInId } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  await expect(bar(newcomer)).toBeVisible()
  await context.setOffline(true)
  await newcomer.getByRole('button', { name: '30분 늘리기' }).click()
  await expect(newcomer.getByText('아직 서버에 닿지 않았어요', { exact: false })).toBeVisible()
  await holdSafe(newcomer)
  await expect(newcomer.getByText('‘무사해요’: 아직 서버에 닿지 않았어요')).toBeVisible()
  await expect(newcomer.getByText('닿기 전에는 연락처에 알림이 갈 수 있어요.', { exact: false })).toBeVisible()
  await expect(left(newcomer)).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'timer-waiting')
  await context.setOffline(false)
  await expect(ended(newcomer, '무사히 돌아왔어요')).toBeVisible({ timeout: 20_000 })
})

test('on a weak network each act waits for the one before it, and what was said last holds', async ({
  newcomer,
  request,
}) => {
  await addContact(newcomer, request)
  const { checkInId } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => (answer = done))
  await newcomer.route(`**/api/check-ins/${checkInId}`, async (route) => {
    if (route.request().method() === 'PATCH') await isAnswered
    await route.continue()
  })
  const acts: string[] = []
  newcomer.on('request', (each) => {
    if (each.url().includes(`/api/check-ins/${checkInId}`) && each.method() !== 'GET') acts.push(each.method())
  })
  await newcomer.getByRole('button', { name: '30분 늘리기' }).click()
  await expect.poll(() => acts).toEqual(['PATCH'])
  await holdSafe(newcomer)
  expect(acts).toEqual(['PATCH'])
  answer()
  await expect(ended(newcomer, '무사히 돌아왔어요')).toBeVisible({ timeout: 20_000 })
  expect(acts).toEqual(['PATCH', 'POST'])
})

test('at its time it asks on every screen, in red', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  const { checkInId } = await startTimer(newcomer, request)
  await letPass(checkInId, 61)
  await newcomer.goto('/my')
  await expect(bar(newcomer)).toContainText('1분 지났어요, 답해주세요')
  await shot(newcomer, 'timer-bar-late')
  await bar(newcomer).click()
  await expect(newcomer.getByRole('heading', { name: '돌아올 시간이 지났어요' })).toBeVisible()
  await expect(newcomer.getByRole('button', { name: '알람 끄기' })).toBeVisible()
  await expect.poll(() => newcomer.title()).toBe('돌아올 시간이에요')
  await newcomer.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(newcomer)
  await shot(newcomer, 'timer-late-dark')
  await newcomer.getByRole('button', { name: '알람 끄기' }).click()
  await expect(newcomer.getByRole('button', { name: '소리 켜기' })).toBeVisible()
})

test('a room hands over its name and until when one is together', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60_000)
  const { roomId, title } = await addRoom(newcomer, request, { joinDate: inTwoHours })
  await newcomer.goto(`/room/${roomId}`)
  await choose(newcomer, '동행방 메뉴', '귀가 타이머 켜기')
  await expect(newcomer.getByLabel('무엇을 하나요?')).toHaveValue(title)
  await expect(newcomer.getByText('지금부터 5시간')).toBeVisible()
  await start(newcomer).click()
  await expect(newcomer.getByRole('link', { name: '동행방 보기' })).toHaveAttribute('href', `/room/${roomId}`)
})

test('a plan hands over its name and the end of its day', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  const { planId, title } = await addPlan(newcomer, request, { startDate: inDays(0), endDate: inDays(0) })
  await newcomer.goto(`/plan/${planId}`)
  await choose(newcomer, '일정 메뉴', '귀가 타이머 켜기')
  await expect(newcomer.getByLabel('무엇을 하나요?')).toHaveValue(title)
  await start(newcomer).click()
  await expect(newcomer.getByRole('link', { name: '여행 일정 보기' })).toHaveAttribute('href', `/plan/${planId}`)
})

test('a position comes along after consent, and a new one can be left', async ({ newcomer, request, context }) => {
  await addContact(newcomer, request)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 33.3617, longitude: 126.5332, accuracy: 20 })
  await newcomer.goto('/safety-check/timer')
  await newcomer.getByRole('switch', { name: /지금 위치도 남기기/ }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '동의하기' }).click()
  await expect(newcomer.getByRole('switch', { name: /지금 위치도 남기기/ })).toBeChecked()
  await start(newcomer).click()
  await expect(newcomer.getByText('방금 전 위치 · 약 20m 안')).toBeVisible()
  await context.setGeolocation({ latitude: 33.36, longitude: 126.53, accuracy: 8 })
  await newcomer.getByRole('button', { name: '새로 남기기' }).click()
  await expect(newcomer.getByText('방금 전 위치 · 약 10m 안')).toBeVisible()
})

test('all contacts are alerted at once after a question', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  const { checkInId } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  await newcomer.getByRole('button', { name: '신뢰 연락처에 바로 알리기' }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '지금 알리기' }).click()
  await expect(newcomer.getByText('연락처 1명에게 알리기 시작했어요.', { exact: false })).toBeVisible()
  await expect(newcomer.getByRole('heading', { name: '신뢰 연락처에 알리고 있어요' })).toBeVisible()
  const { checkIn } = await call<{ checkIn: { stage: string } }>(newcomer, request, 'GET', '/api/check-ins/current')
  expect(checkIn.stage).toBe('OVERDUE_2')
})

import type { Locator } from '@playwright/test'
import { toasts } from './community.ts'
import { addRoomOf, enter, say, talk } from './chat.ts'
import { newEmail, PASSWORD } from './account.ts'
import { expect, listen, mailedCode, shot, test } from './fixtures.ts'
import { BIJARIM } from './plans.ts'

/** Counts what a finger does: one touch each. */
function counted() {
  let count = 0
  return {
    async tap(target: Locator) {
      count++
      await target.click()
    },
    done: () => count,
  }
}

test('from the first open to home, signed in, are eleven taps', async ({ browser, complaints }) => {
  const context = await browser.newContext()
  const page = listen(await context.newPage(), complaints)
  const email = newEmail()
  const { tap, done } = counted()
  /** Focusing a field is a touch unless it has the focus; typing is none. */
  async function type(field: Locator, text: string) {
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field)
    await expect(field).toBeFocused()
    await page.keyboard.insertText(text)
  }
  await page.goto('/')
  // The splash goes by itself.
  await tap(page.getByRole('link', { name: '회원가입' }))
  await tap(page.getByText('모두 동의해요'))
  await type(page.getByLabel('이메일'), email)
  await tap(page.getByRole('button', { name: '인증번호 받기' }))
  const code = await mailedCode(page.request, email)
  await expect(page.getByLabel('인증번호')).toBeFocused()
  await type(page.getByLabel('인증번호'), code)
  await expect(page.getByText('인증되었습니다.')).toBeVisible()
  await tap(page.getByRole('button', { name: '다음' }))
  await type(page.getByLabel('비밀번호', { exact: true }), PASSWORD)
  await type(page.getByLabel('비밀번호 확인'), PASSWORD)
  await tap(page.getByRole('button', { name: '다음' }))
  await type(page.getByLabel('닉네임'), `올레${String(Date.now()).slice(-8)}`)
  await shot(page, 'taps-nickname')
  await tap(page.getByRole('button', { name: '중복 확인' }))
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()
  await tap(page.getByRole('button', { name: '혼저 시작하기' }))
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: /추천 TOP 3/ })).toBeVisible()
  await shot(page, 'taps-signed-in')
  expect(done()).toBe(11)
  await context.close()
})

test('an unread conversation is two taps from home', async ({ newcomer, other, request }) => {
  const roomId = await addRoomOf(request, [newcomer, other])
  await enter(other, roomId)
  await say(other, '어디쯤이에요?')
  await newcomer.goto('/')
  const { tap, done } = counted()
  await tap(newcomer.getByRole('link', { name: '내 동행방, 읽지 않은 메시지 있음' }))
  // Home lists rooms too.
  await expect(newcomer).toHaveURL(/\/mypage\/rooms$/)
  await tap(newcomer.getByRole('link', { name: /비자림 걷기/ }).first())
  await expect(talk(newcomer)).toContainText('어디쯤이에요?')
  expect(done()).toBe(2)
})

test('the list of rooms is one tap from home', async ({ member }) => {
  await member.goto('/')
  const { tap, done } = counted()
  await tap(member.getByRole('link', { name: '동행방 모두 보기' }))
  await expect(member).toHaveURL(/\/rooms$/)
  expect(done()).toBe(1)
})

test('a restaurant for one near by is two taps from home where hours are known, else three', async ({
  newcomer,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 33.4996, longitude: 126.5312 })
  await newcomer.goto('/')
  const { tap, done } = counted()
  await tap(newcomer.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '탐색' }))
  await tap(newcomer.getByRole('button', { name: '지금 혼밥' }))
  await expect(newcomer).toHaveURL(/contentTypeId=39/)
  await expect(newcomer).toHaveURL(/open=true/)
  const unknownToo = newcomer.getByRole('button', { name: '아직 모르는 곳도 보기' })
  const places = newcomer.getByRole('link', { name: /음식점/ })
  await expect(unknownToo.or(places.first())).toBeVisible()
  await shot(newcomer, 'taps-solo-meal')
  if (await unknownToo.isVisible()) await tap(unknownToo)
  await expect(newcomer.getByRole('status').filter({ hasText: '가까운' })).toBeVisible()
  await shot(newcomer, 'taps-solo-meal-all')
  expect(done()).toBeLessThanOrEqual(3)
})

test('a review is five taps from its place', async ({ newcomer }) => {
  await newcomer.goto(`/search-detail/${BIJARIM}`)
  const { tap, done } = counted()
  await shot(newcomer, 'taps-place')
  await tap(newcomer.getByRole('link', { name: '다녀왔어요? 리뷰 남기기' }))
  await tap(newcomer.locator('label').filter({ has: newcomer.getByRole('radio', { name: '4점' }) }))
  await tap(newcomer.getByText('쉬움', { exact: true }))
  await shot(newcomer, 'taps-review')
  await tap(newcomer.getByRole('button', { name: '리뷰 등록하기' }))
  await tap(newcomer.getByRole('dialog').getByRole('button', { name: '리뷰만 등록' }))
  await expect(toasts(newcomer)).toContainText('리뷰를 등록했어요.')
  expect(done()).toBe(5)
})

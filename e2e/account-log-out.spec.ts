import type { Page } from '@playwright/test'
import { newMember, signIn } from './account.ts'
import { toasts } from './community.ts'
import { expect, test } from './fixtures.ts'
import { spoil } from './tokens.ts'

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('로그아웃할까요?')
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
}

/** A visitor, with nothing of the one who was here. */
async function expectForgotten(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/)
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /^(userId|accessToken|refreshToken|profile-storage|sign-up|email-verification|draft:)/.test(key),
    ),
  )
  expect(kept).toEqual([])
}

test.beforeEach(async ({ visitor: page, request }) => {
  await signIn(page, await newMember(request))
  await page.goto('/my')
  await page.evaluate(() => {
    localStorage.setItem('draft:1:post', '"somebody’s words"')
    sessionStorage.setItem('profile-storage', '{"state":{"name":"강새봄"},"version":0}')
  })
  await page.waitForLoadState('networkidle')
})

test('says goodbye and forgets who was here', async ({ visitor: page }) => {
  await logOut(page)
  await expect(toasts(page).getByText('로그아웃되었습니다.')).toBeVisible()
  await expectForgotten(page)
})

test('a change of mind keeps everything', async ({ visitor: page }) => {
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.reload()
  await expect(page.getByText('바다 보러 다녀요')).toBeVisible()
})

test('a session that has ended says so', async ({ visitor: page, complaints }) => {
  await page.evaluate(spoil, ['accessToken', 'refreshToken'])
  await logOut(page)
  await expect(toasts(page).getByText('인증이 만료되었습니다. 다시 로그인해주세요.')).toBeVisible()
  await expectForgotten(page)
  complaints.splice(0)
})

test('a session that was logged out elsewhere says so', async ({ visitor: page, request, complaints }) => {
  // By its socket the page would hear of it, and be gone before the button is pressed.
  await page.routeWebSocket(/\/ws$/, () => {})
  await page.reload()
  await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  // Another question of the page would be refused first, and the page be gone just the same.
  await page.route(/\/api\/(?!auth\/)/, () => {})
  await request.delete('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await logOut(page)
  await expect(toasts(page).getByText('이미 로그아웃된 상태입니다.')).toBeVisible()
  await expectForgotten(page)
  // The browser may say it after the page has.
  await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0)
})

test('a silent network does not keep anyone logged in here', async ({ visitor: page, complaints }) => {
  await page.route('**/api/auth/logout', (route) => route.abort())
  await logOut(page)
  await expect(toasts(page).getByText('서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.')).toBeVisible()
  await expectForgotten(page)
  complaints.splice(0)
})

import { logIn, newMember, PASSWORD, secondPhone, signIn, success } from './account.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'

const NEXT = 'hallasan-trail-9'

test('a member changes the password, and every other device is logged out', async ({
  visitor: page,
  browser,
  request,
  complaints,
}) => {
  const member = await newMember(request)
  await signIn(page, member)
  const other = await secondPhone(browser, member.email, complaints)
  const current = page.getByLabel('현재 비밀번호')
  const submit = page.getByRole('button', { name: '비밀번호 바꾸기' })

  await page.goto('/my')
  await page.getByRole('link', { name: '비밀번호 바꾸기' }).click()
  await expect(submit).toBeDisabled()
  await current.fill('not-the-password-1')
  await page.getByLabel('새 비밀번호').fill(NEXT)
  await page.getByLabel('비밀번호 확인').fill('hallasan-trail-8')
  await page.getByLabel('비밀번호 확인').blur()
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.getByLabel('비밀번호 확인').fill(NEXT)
  await submit.click()
  await expect(page.getByText('현재 비밀번호가 올바르지 않아요. 다시 입력해주세요.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'account-password')
  expect(complaints.splice(0)).toHaveLength(1)

  await current.fill(PASSWORD)
  await expect(page.getByText('현재 비밀번호가 올바르지 않아요. 다시 입력해주세요.')).toBeHidden()
  await submit.click()
  await expect(toasts(page).getByText('비밀번호를 바꿨어요. 다른 기기는 모두 로그아웃했어요.')).toBeVisible()
  await expect(page).toHaveURL(/\/my$/)

  await other.goto('/my')
  await expect(other).toHaveURL(/\/login\?next=/)
  await logIn(other, member.email, PASSWORD)
  await expect(other.getByText('이메일 또는 비밀번호가 올바르지 않습니다.').first()).toBeVisible()
  await other.getByLabel('비밀번호', { exact: true }).fill(NEXT)
  await other.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(other).toHaveURL(/\/my$/)
  complaints.splice(0)
})

test('an account without a password is shown the way to one', async ({ visitor: page, request }) => {
  const member = await newMember(request)
  await signIn(page, member)
  await page.route('**/api/mypage/profile', async (route) => {
    const { result } = (await (await route.fetch()).json()) as { result: object }
    await route.fulfill(success({ ...result, hasPassword: false, hasKakao: true }))
  })
  await page.goto('/mypage/password')
  await expect(page.getByText('아직 비밀번호가 없어요')).toBeVisible()
  await shot(page, 'account-no-password')
  await page.getByRole('link', { name: '비밀번호 정하러 가기' }).click()
  await expect(page).toHaveURL(/\/find-password$/)
})

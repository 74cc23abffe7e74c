import { newMember, secondPhone, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'

test('a member sees where they are logged in, ends one login, then all the others', async ({
  visitor: page,
  browser,
  request,
  complaints,
}) => {
  const member = await newMember(request)
  await signIn(page, member)
  const lost = await secondPhone(browser, member.email, complaints)
  const forgotten = await secondPhone(browser, member.email, complaints)
  const rows = page.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem')

  await page.goto('/my')
  await page.getByRole('link', { name: '로그인한 기기' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: '이 기기' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Chrome' }).first()).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'account-sessions')

  await test.step('a change of mind ends nothing', async () => {
    await page
      .getByRole('button', { name: /로그아웃$/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(rows).toHaveCount(3)
  })
  await test.step('one of them', async () => {
    // The most recently used of the others.
    await rows.filter({ hasNotText: '이 기기' }).first().getByRole('button').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
    await expect(toasts(page).getByText('그 기기에서 로그아웃했어요.')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await forgotten.goto('/mypage/rooms')
    await expect(forgotten).toHaveURL(/\/login\?next=/)
    await lost.goto('/mypage/rooms')
    await expect(lost).toHaveURL(/\/mypage\/rooms$/)
  })
  await test.step('all the others', async () => {
    await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '모두 로그아웃' }).click()
    await expect(toasts(page).getByText('다른 기기에서 모두 로그아웃했어요.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(page.getByText('다른 기기에서는 로그인하지 않았어요.')).toBeVisible()
    await lost.goto('/mypage/rooms')
    await expect(lost).toHaveURL(/\/login\?next=/)
  })
  await page.reload()
  await expect(rows).toHaveCount(1)
  complaints.splice(0)
})

test('a list that cannot be had says so, and is had at the next try', async ({
  visitor: page,
  request,
  complaints,
}) => {
  await signIn(page, await newMember(request))
  // Retried by itself before it is said.
  await page.route('**/api/account/sessions', (route) =>
    route.fulfill({
      status: 403,
      json: { isSuccess: false, code: 'COMMON403', message: '이 작업을 할 수 있는 권한이 없어요.' },
    }),
  )
  await page.goto('/mypage/sessions')
  await expect(page.getByText('이 작업을 할 수 있는 권한이 없어요.')).toBeVisible()
  await page.unroute('**/api/account/sessions')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText('이 기기')).toBeVisible()
  complaints.splice(0)
})

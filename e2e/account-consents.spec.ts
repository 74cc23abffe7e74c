import { newMember, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'

test('a member sees what they agreed to, and changes what is optional', async ({
  visitor: page,
  request,
  complaints,
}) => {
  await signIn(page, await newMember(request))
  await page.goto('/my')
  await page.getByRole('link', { name: '동의 내역' }).click()
  const required = page.getByRole('region', { name: '필수 동의' })
  const optional = page.getByRole('region', { name: '선택 동의' })
  for (const name of ['이용약관', '개인정보 수집·이용', '만 14세 이상이에요']) {
    await expect(required.getByRole('listitem').filter({ hasText: name })).toContainText(
      /동의.*내용의 판: \d{4}-\d{2}-\d{2}/,
    )
  }
  await expect(required.getByRole('switch')).toHaveCount(0)
  const location = optional.getByRole('switch', { name: /위치기반 서비스/ })
  const marketing = optional.getByRole('switch', { name: /마케팅 알림 받기/ })
  await expect(location).not.toBeChecked()
  await expectAccessible(page)
  await shot(page, 'account-consents')

  let saved = 0
  page.on('response', (reply) => {
    if (reply.request().method() === 'PUT' && reply.url().endsWith('/api/account/consents') && reply.ok()) saved += 1
  })
  await location.click()
  await marketing.click()
  await expect(marketing).toBeChecked()
  await marketing.click()
  await expect(marketing).not.toBeChecked()
  await expect(optional.getByRole('listitem').filter({ hasText: '위치기반 서비스' })).toContainText('내용의 판')
  await expect.poll(() => saved).toBe(3)
  await page.reload()
  await expect(location).toBeChecked()
  await expect(marketing).not.toBeChecked()

  await test.step('a change that could not be saved is taken back, and said', async () => {
    await page.route('**/api/account/consents', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await location.click()
    await expect(toasts(page).getByText('서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.')).toBeVisible()
    await expect(location).toBeChecked()
    complaints.splice(0)
  })
  await required.getByRole('link', { name: '이용약관 보기' }).click()
  await expect(page).toHaveURL(/\/mypage\/terms$/)
})

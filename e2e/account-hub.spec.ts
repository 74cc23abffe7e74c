import { newMember, signIn, success } from './account.ts'
import { expect, test } from './fixtures.ts'

const SECTIONS = {
  '내 활동': ['/mypage/rooms', '/mypage/meeting-words', '/mypage/plans', '/mypage/reviews', '/cart'],
  '커뮤니티 활동': ['/mypage/posts', '/mypage/bookmarks', '/mypage/comments'],
  기타: [
    '/mypage/notifications',
    '/install',
    '/mypage/language',
    '/mypage/text-size',
    '/mypage/blocks',
    '/mypage/sessions',
    '/mypage/password',
    '/mypage/consents',
    '/notices',
    '/mypage/contact',
    '/inquiry/my',
    '/report/my',
    '/mypage/terms',
    '/mypage/privacy',
  ],
}

test('the hub has three sections that lead to everything of one’s own', async ({ member: page }) => {
  await page.goto('/my')
  await expect(page.getByText('혼행 16회')).toBeVisible()
  await expect(page.getByText('동행방 4회')).toBeVisible()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(Object.keys(SECTIONS).length)
  for (const [title, paths] of Object.entries(SECTIONS)) {
    const links = page.getByRole('region', { name: title, exact: true }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths)
  }
})

test('the console is shown to staff alone', async ({ visitor: page, request }) => {
  await signIn(page, await newMember(request))
  await page.goto('/my')
  await expect(page.getByText('바다 보러 다녀요')).toBeVisible()
  await expect(page.getByRole('link', { name: /운영 콘솔/ })).toBeHidden()
  await page.route('**/api/mypage/profile', async (route) => {
    const { result } = (await (await route.fetch()).json()) as { result: object }
    await route.fulfill(success({ ...result, role: 'ADMIN' }))
  })
  await page.reload()
  await expect(page.getByRole('link', { name: /운영 콘솔/ })).toHaveAttribute('href', '/admin')
})

test('of another member one may report or block the profile, one’s own only be changed', async ({
  visitor: page,
  request,
}) => {
  const me = await newMember(request)
  await signIn(page, me)
  await page.goto('/profile/2')
  await page.getByRole('button', { name: '프로필 메뉴' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['프로필 신고', '차단하기'])
  await page.getByRole('menuitem', { name: '프로필 신고' }).click()
  await expect(page).toHaveURL(/\/report\?targetUserId=2$/)

  await page.goto(`/profile/${me.id}`)
  await expect(page.getByRole('heading', { name: me.nickName })).toBeVisible()
  await expect(page.getByRole('button', { name: '프로필 메뉴' })).toBeHidden()
  await page.getByRole('link', { name: '프로필 수정' }).click()
  await expect(page).toHaveURL(/\/mypage\/profile-edit$/)
})

import type { Page } from '@playwright/test'
import { chooseNickname, newEmail, PASSWORD, proveEmail } from './account.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { hugePhoto, photo, type Picture } from './pictures.ts'

async function proveAddress(page: Page): Promise<void> {
  await page.goto('/signup')
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check()
  await proveEmail(page, newEmail())
  await page.getByRole('button', { name: '다음' }).click()
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByLabel('비밀번호 확인').fill(password)
  await page.getByRole('button', { name: '다음' }).click()
}

/** To the end of the sign-up, with a picture. */
async function begin(page: Page, picture: Picture): Promise<string> {
  const nickName = `새봄${String(Date.now()).slice(-8)}`
  await proveAddress(page)
  await choosePassword(page, PASSWORD)
  await chooseNickname(page, nickName)
  await page.getByLabel('프로필 사진 파일').setInputFiles(picture)
  await expect(page.getByRole('button', { name: '사진 바꾸기' })).toBeVisible()
  return nickName
}

const finish = (page: Page) => page.getByRole('button', { name: '혼저 시작하기' }).click()

test('a picture chosen in the wizard outlives a reload and is the new member’s', async ({ visitor: page, browser }) => {
  const nickName = await begin(page, await hugePhoto(browser))
  await shot(page, 'account-sign-up-picture')
  await page.reload()
  await expect(page.getByRole('group', { name: '프로필 사진' }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\/jpeg/,
  )

  await page
    .getByLabel('프로필 사진 파일')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('이미지 파일만 업로드 가능합니다.')).toBeVisible()
  await page
    .getByLabel('프로필 사진 파일')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('이미지를 읽을 수 없어요. 다른 사진으로 다시 시도해주세요.')).toBeVisible()

  const uploaded = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/mypage/profile') && reply.request().method() === 'PUT',
  )
  await finish(page)
  // The password was kept in memory alone, and went with the reload.
  await page.getByRole('dialog').getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '가입 마치기' }).click()
  await expect(page).toHaveURL(/\/$/)
  await uploaded
  await page.goto('/my')
  await expect(page.getByRole('heading', { name: nickName })).toBeVisible()
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/images\//)
})

test('a picture that cannot be uploaded does not hold up the sign-up', async ({
  visitor: page,
  browser,
  complaints,
}) => {
  const nickName = await begin(page, await photo(browser, 'teal'))
  await page.route('**/api/image/upload', (route) => route.abort())
  await finish(page)
  await expect(page).toHaveURL(/\/$/)
  await expect(
    toasts(page).getByText('프로필 사진을 올리지 못했어요. 마이의 프로필 수정에서 다시 올려주세요.'),
  ).toBeVisible()
  await page.goto('/my')
  await expect(page.getByRole('heading', { name: nickName })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  complaints.splice(0)
})

test('a password that is easy to guess is refused where it is typed', async ({ visitor: page, complaints }) => {
  await proveAddress(page)
  await choosePassword(page, 'asdfqwer1234')
  await expect(page.getByText(/알아내기 쉬워요/)).toBeVisible()
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await shot(page, 'account-sign-up-weak-password')
  expect(complaints.splice(0)).toHaveLength(1)
  await choosePassword(page, PASSWORD)
  await expect(page).toHaveURL(/\/profile\/create/)
})

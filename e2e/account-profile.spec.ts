import { answerQuestions, newMember, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo } from './pictures.ts'

const EDIT = '/mypage/profile-edit'

test.beforeEach(async ({ visitor, request }) => {
  await signIn(visitor, await newMember(request))
  await visitor.goto('/my')
  await visitor.getByRole('link', { name: '프로필 수정' }).click()
  await expect(visitor.getByLabel('이름', { exact: true })).toHaveValue('강새봄')
})

const save = { name: '저장하기' }

test('a member changes what others see of them', async ({ visitor: page, browser }) => {
  const nickName = `봄${String(Date.now()).slice(-8)}`
  await page.getByLabel('닉네임').fill(nickName)
  await page.getByRole('button', save).click()
  await expect(toasts(page).getByText('닉네임 중복 확인을 완료해주세요.')).toBeVisible()
  await expect(page.getByLabel('닉네임', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()

  await page.getByLabel('한 줄 소개').fill('가'.repeat(30))
  await expect(page.getByLabel('한 줄 소개')).toHaveValue('가'.repeat(25))
  await expect(page.getByText('25/25')).toBeVisible()
  await page.getByLabel('한 줄 소개').fill('귤 따러 왔어요')

  await page.getByLabel('프로필 사진 파일').setInputFiles(await photo(browser, 'teal'))
  await expect(toasts(page).getByText('이미지가 업로드되었습니다.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'account-profile-edit')
  // As Enter in any of the fields does.
  await page.getByLabel('한 줄 소개').press('Enter')

  await expect(toasts(page).getByText('프로필을 저장했어요.')).toBeVisible()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByRole('heading', { name: nickName })).toBeVisible()
  await expect(page.getByText('귤 따러 왔어요')).toBeVisible()
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/images\//)
  await page.reload()
  await expect(page.getByRole('heading', { name: nickName })).toBeVisible()
})

test('a nickname that another has is refused with the server’s word, and nothing typed is lost', async ({
  visitor: page,
  complaints,
}) => {
  await page.getByLabel('닉네임').fill('바람개비')
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText(/이미 사용 중인 닉네임/)).toBeVisible()

  // Another member is faster, between the check and the saving.
  await page.route('**/api/auth/check-nickname?**', (route) =>
    route.fulfill({
      json: { isSuccess: true, code: 'COMMON200', message: '', result: { available: true, reason: null } },
    }),
  )
  await page.getByLabel('닉네임').fill('바람개비 ')
  await page.getByRole('button', { name: '중복 확인' }).click()
  await page.getByLabel('한 줄 소개').fill('귤 따러 왔어요')
  await page.getByRole('button', save).click()
  await expect(page.getByText('이미 사용 중인 닉네임이에요. 다른 닉네임을 입력해주세요.')).toBeVisible()
  await expect(page.getByLabel('한 줄 소개')).toHaveValue('귤 따러 왔어요')
  await expect(page).toHaveURL(new RegExp(EDIT))
  expect(complaints.splice(0)).toHaveLength(1)
})

test('what could not be saved stays, and a nickname needs no check while it is the own one, be it in capitals', async ({
  visitor: page,
  complaints,
}) => {
  const own = await page.getByLabel('닉네임').inputValue()
  await page.getByLabel('닉네임').fill(`딴${String(Date.now()).slice(-8)}`)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()
  await page.getByLabel('닉네임').fill(own)
  await expect(page.getByRole('button', { name: '중복 확인' })).toBeDisabled()
  await page.getByLabel('한 줄 소개').fill('귤 따러 왔어요')
  const SILENT = '**/api/mypage/profile'
  await page.route(SILENT, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await page.getByRole('button', save).click()
  await expect(toasts(page).getByText('서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.')).toBeVisible()
  await expect(page.getByLabel('한 줄 소개')).toHaveValue('귤 따러 왔어요')
  await page.unroute(SILENT)
  await page.getByRole('button', save).click()
  await expect(toasts(page).getByText('프로필을 저장했어요.')).toBeVisible()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByText('귤 따러 왔어요')).toBeVisible()
  await expect(page.getByRole('heading', { name: own })).toBeVisible()

  await page.getByRole('link', { name: '프로필 수정' }).click()
  await page.getByLabel('닉네임').fill(own.toUpperCase())
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByRole('heading', { name: own.toUpperCase(), exact: true })).toBeVisible()
  complaints.splice(0)
})

test('who leaves with unsaved changes is asked first', async ({ visitor: page }) => {
  const dialog = page.getByRole('alertdialog')
  await page.getByLabel('한 줄 소개').fill('귤 따러 왔어요')
  await test.step('but not where everything is as it was', async () => {
    await page.getByLabel('한 줄 소개').fill('바다 보러 다녀요')
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(page).toHaveURL(/\/my$/)
    await page.getByRole('link', { name: '프로필 수정' }).click()
    await page.getByLabel('한 줄 소개').fill('귤 따러 왔어요')
  })

  await test.step('by the back button of the screen, and stays', async () => {
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(dialog).toContainText('저장하지 않고 나갈까요?')
    await shot(page, 'account-unsaved')
    await dialog.getByRole('button', { name: '계속 고치기' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(EDIT))
    await expect(page.getByLabel('한 줄 소개')).toHaveValue('귤 따러 왔어요')
  })
  await test.step('by the device, where back again means to stay', async () => {
    await page.evaluate(() => history.back())
    await expect(dialog).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(EDIT))
    await expect(page.getByLabel('한 줄 소개')).toHaveValue('귤 따러 왔어요')
  })
  await test.step('by a link', async () => {
    await page.getByRole('link', { name: '1:1 문의' }).first().click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: '계속 고치기' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('and leaves', async () => {
    await page.getByRole('button', { name: '뒤로' }).click()
    await dialog.getByRole('button', { name: '나가기' }).click()
    await expect(page).toHaveURL(/\/my$/)
    await expect(page.getByText('바다 보러 다녀요')).toBeVisible()
  })
})

test('a saved picture is taken off for good', async ({ visitor: page, browser }) => {
  await page.getByLabel('프로필 사진 파일').setInputFiles(await photo(browser, 'teal'))
  await expect(toasts(page).getByText('이미지가 업로드되었습니다.')).toBeVisible()
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/\/my$/)
  await page.getByRole('link', { name: '프로필 수정' }).click()
  await page.getByRole('button', { name: '사진 지우기' }).click()
  await expect(page.getByRole('button', { name: '사진 올리기' })).toBeFocused()
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByText('바다 보러 다녀요')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

const LOCKED = [
  ['생년월일', '1995. 03. 02', '동행방은 어른만'],
  ['성별', '여자', '성별이 정해진 동행방'],
] as const
for (const [label, value, reason] of LOCKED)
  test(`${label} stays as it is, and says how to have it corrected`, async ({ visitor: page }) => {
    const field = page.getByLabel(label)
    await expect(field).toHaveValue(value)
    await expect(field).not.toBeEditable()
    await page.getByText(reason).getByRole('link', { name: '1:1 문의' }).click()
    await expect(page).toHaveURL(/\/inquiry$/)
  })

test('the questions find another type, which is saved', async ({ visitor: page }) => {
  await expect(page.getByText('여유형')).toBeVisible()
  await page.getByRole('link', { name: '다시 알아보기' }).click()
  await page.getByRole('button', { name: '시작하기' }).click()
  await answerQuestions(page, 1)
  await page.getByRole('button', { name: '이 유형으로 저장하기' }).click()
  await expect(toasts(page).getByText('여행 유형을 저장했어요.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(EDIT))
  await expect(page.getByText('여유형')).toBeHidden()
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByText('여유형')).toBeHidden()
})

import { failure, logIn, newMember, PASSWORD, signIn, success } from './account.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, mailedCode, shot, test } from './fixtures.ts'
import { inDatabase } from './server-database.ts'

const REASONS = [
  '자주 이용하지 않아요',
  '여행 정보가 부족해요',
  '탈퇴 후 재가입 하고싶어요',
  '서비스 이용이 불편해요',
  '기타',
]
const leave = { name: '탈퇴하기' }

test('a member withdraws with a reason, and nothing of them stays on the phone', async ({
  visitor: page,
  request,
  complaints,
}) => {
  const member = await newMember(request)
  await signIn(page, member)
  await page.goto('/my')
  await expect(page.getByRole('heading', { name: member.nickName })).toBeVisible()
  await page.getByRole('button', leave).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('정말 탈퇴할까요?')
  await shot(page, 'account-withdrawal')
  await confirmation.getByRole('button', leave).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(REASONS.length)
  for (const reason of REASONS) await expect(dialog.getByText(reason, { exact: true })).toBeVisible()
  await dialog.getByRole('button', leave).click()
  await expect(dialog.getByText('탈퇴 사유를 선택해주세요.')).toBeVisible()
  await dialog.getByText('기타', { exact: true }).click()
  const why = dialog.getByRole('textbox', { name: '어떤 점이 아쉬웠나요?' })
  await expect(why).toBeVisible()
  await expect(dialog.getByText('기타 사유를 입력해주세요.'), 'not before it was tried').toHaveCount(0)
  await why.fill('   ')
  await dialog.getByRole('button', leave).click()
  await expect(dialog.getByText('기타 사유를 입력해주세요.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'account-withdrawal-reason')
  await why.fill('제주를 떠나요')

  await test.step('a person who has the phone alone does not get through', async () => {
    const password = dialog.getByLabel('비밀번호', { exact: true })
    await dialog.getByRole('button', leave).click()
    await expect(dialog.getByText('비밀번호를 입력해주세요.')).toBeVisible()
    await expect(password).toBeFocused()
    await password.fill('not-this-1')
    await dialog.getByRole('button', leave).click()
    await expect(dialog.getByText('현재 비밀번호가 올바르지 않아요. 다시 입력해주세요.')).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'account-withdrawal-password')
    await password.fill(PASSWORD)
    await expect(dialog.getByText('현재 비밀번호가 올바르지 않아요. 다시 입력해주세요.')).toBeHidden()
    complaints.splice(0)
  })

  await test.step('a failure leaves everything as it was', async () => {
    await page.route('**/api/mypage/profile', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill(failure(500, 'COMMON500', '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'))
        : route.fallback(),
    )
    await dialog.getByRole('button', leave).click()
    await expect(toasts(page).getByText('서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')).toBeVisible()
    await expect(why).toHaveValue('제주를 떠나요')
    await page.unroute('**/api/mypage/profile')
    complaints.splice(0)
  })

  await dialog.getByRole('button', leave).click()
  await expect(page).toHaveURL(/\/goodbye$/)
  expect(
    await page.evaluate(() => ['userId', 'accessToken', 'refreshToken'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null])
  await page.goto('/login')
  await logIn(page, member.email, PASSWORD)
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.').first()).toBeVisible()
  complaints.splice(0)
})

test('a member without a password proves who they are by a code', async ({ visitor: page, request, complaints }) => {
  const member = await newMember(request)
  await signIn(page, member)
  // An account without a password, which otherwise needs Kakao's own server, is made here in the database.
  const profile = await request.get('/api/mypage/profile', {
    headers: { authorization: `Bearer ${member.accessToken}` },
  })
  const { result } = (await profile.json()) as { result: object }
  await page.route('**/api/mypage/profile', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill(success({ ...result, hasPassword: false, hasKakao: true }))
      : route.fallback(),
  )
  // The code of the sign-up was sent a moment ago.
  await inDatabase(`update email_codes set created_at = created_at - interval '1 minute' where email = $1`, [
    member.email,
  ])
  await page.goto('/my')
  await page.getByRole('button', leave).click()
  await page.getByRole('alertdialog').getByRole('button', leave).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('자주 이용하지 않아요').click()
  await dialog.getByRole('button', leave).click()
  await expect(dialog.getByText('메일로 받은 인증번호를 입력해주세요.')).toBeVisible()
  await dialog.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(dialog.getByRole('button', { name: '재전송' })).toBeVisible()
  await dialog.getByLabel('인증번호').fill(await mailedCode(request, member.email, /되돌릴 수 없는/))
  await expect(dialog.getByText(`${member.email} 주소를 확인했어요.`)).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'account-withdrawal-code')
  await dialog.getByRole('button', leave).click()
  await expect(page).toHaveURL(/\/goodbye$/)
  // A call that was on its way when the account ended is refused.
  const others = complaints.splice(0).filter((text) => !text.includes('status of 401'))
  expect(others).toEqual([])
})

test('who thinks again is still a member', async ({ visitor: page, request }) => {
  const member = await newMember(request)
  await signIn(page, member)
  await page.goto('/my')
  await page.getByRole('button', leave).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByRole('button', leave).click()
  await page.getByRole('alertdialog').getByRole('button', leave).click()
  await page.getByRole('dialog').getByText('자주 이용하지 않아요').click()
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: member.nickName })).toBeVisible()
})

test('the keyboard alone leads to the reasons and back', async ({ visitor: page, request }) => {
  await signIn(page, await newMember(request))
  await page.goto('/my')
  await page.getByRole('button', leave).focus()
  await page.keyboard.press('Enter')
  // Cancel has the focus, so that Enter by habit ends nothing.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '취소' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const reasons = page.getByRole('dialog').getByRole('radio')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', leave).focus()
  await page.keyboard.press('Enter')
  await expect(reasons.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(reasons.last()).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('제주를 떠나요')
  await expect(page.getByRole('dialog').getByLabel('어떤 점이 아쉬웠나요?')).toHaveValue('제주를 떠나요')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', leave)).toBeFocused()
})

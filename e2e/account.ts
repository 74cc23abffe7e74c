import type { Browser, Page } from '@playwright/test'
import { expect, listen, mailedCode, type Session } from './fixtures.ts'
import { openPhone } from './phones.ts'
import { PASSWORD } from './new-member.ts'

export { newEmail, newMember, newNewcomer, PASSWORD } from './new-member.ts'

/** Whether a phone has opened no screen yet. */
export const hasNoScreen = (page: Page): boolean => /^about:|\/livez$/.test(page.url())

/** The phone is the member's: at once where it has no screen yet, else from its next page on. */
export async function signIn(page: Page, { id, accessToken, refreshToken }: Session): Promise<void> {
  await page.addInitScript(
    (stored) => {
      sessionStorage.setItem('splash-shown', '1')
      if (localStorage.getItem('honjeo-test') !== null) return
      for (const [key, value] of Object.entries({ 'honjeo-test': '1', ...stored })) localStorage.setItem(key, value)
    },
    { userId: String(id), accessToken, refreshToken },
  )
  if (hasNoScreen(page)) await page.goto('/livez')
}

/** Another browser of the same member, with a login of its own. */
export async function secondPhone(browser: Browser, email: string, complaints: string[]): Promise<Page> {
  const { context, page } = await openPhone(browser)
  await context.addInitScript(() => sessionStorage.setItem('splash-shown', '1'))
  listen(page, complaints)
  await page.goto('/login')
  await logIn(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/$/)
  return page
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** From /signup past the address; with the next step a password is asked for. */
export async function proveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('button', { name: '재전송' })).toBeVisible()
  await page.getByLabel('인증번호').fill(await mailedCode(page.request, email))
  await expect(page.getByText('인증되었습니다.')).toBeVisible()
}

/** The last step of a sign-up, filled in but for its picture; ends before going on. */
export async function chooseNickname(page: Page, nickName: string): Promise<void> {
  await page.getByLabel('닉네임').fill(nickName)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()
}

/** The sheet that asks for what the sign-up leaves out. */
export async function fillFacts(page: Page, { gender = '여자', birthDate = '19950302' } = {}): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '두 가지만 알려주세요' })
  await sheet.getByLabel('생년월일').fill(birthDate)
  await sheet.getByRole('radio', { name: gender }).check({ force: true })
  await sheet.getByRole('button', { name: '알려주고 계속하기' }).click()
}

/** Every question, with its option of that position (0: the first). */
export async function answerQuestions(page: Page, option = 0): Promise<void> {
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByRole('img', { name: `5단계 중 ${question}단계` })).toBeVisible()
    await page.getByRole('listitem').getByRole('button').nth(option).click()
  }
}

/** What the API answers when it fails. */
export const failure = (status: number, code: string, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ isSuccess: false, code, message }),
})

export const success = (result: unknown) => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ isSuccess: true, code: 'COMMON200', message: '성공', result }),
})

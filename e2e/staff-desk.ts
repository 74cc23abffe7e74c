import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { signIn } from './account.ts'
import { expect, listen, type Session } from './fixtures.ts'
import { STAFF_EMAIL, STAFF_PASSWORD } from './staff.ts'

/** The desk of somebody of the staff: a login of its own, whose password has not been asked for again. */
export async function openDesk(browser: Browser, request: APIRequestContext, complaints: string[]): Promise<Page> {
  const reply = await request.post('/api/auth/login', { data: { email: STAFF_EMAIL, password: STAFF_PASSWORD } })
  const { result } = (await reply.json()) as { result: Session }
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, isMobile: false, hasTouch: false })
  const page = listen(await context.newPage(), complaints)
  await signIn(page, result)
  return page
}

export const proofDialog = (desk: Page) => desk.getByRole('dialog', { name: '비밀번호를 다시 입력해주세요' })

/** Answers the dialog that asks for the password. */
export async function giveProof(desk: Page, password = STAFF_PASSWORD): Promise<void> {
  await proofDialog(desk).getByLabel('비밀번호', { exact: true }).fill(password)
  await proofDialog(desk).getByRole('button', { name: '확인' }).click()
}

/** A screen of the console, past the password. */
export async function openConsole(
  browser: Browser,
  request: APIRequestContext,
  complaints: string[],
  path: string,
): Promise<Page> {
  const desk = await openDesk(browser, request, complaints)
  await desk.goto(path)
  await giveProof(desk)
  await expect(proofDialog(desk)).toBeHidden()
  return desk
}

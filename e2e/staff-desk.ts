import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { signIn } from './account.ts'
import { expect, listen, type Session } from './fixtures.ts'
import { freshCode, logInStaff, ownStaff } from './staff.ts'

/** The desk of staff: a login of its own, of which password and code have not been asked for again. */
export async function deskOf(browser: Browser, session: Session, complaints: string[]): Promise<Page> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, isMobile: false, hasTouch: false })
  const page = listen(await context.newPage(), complaints)
  await signIn(page, session)
  return page
}

export const openDesk = async (browser: Browser, request: APIRequestContext, complaints: string[]): Promise<Page> =>
  deskOf(browser, await logInStaff(request, await ownStaff(request)), complaints)

export const proofDialog = (desk: Page) => desk.getByRole('dialog', { name: '비밀번호와 인증 코드를 입력해주세요' })

/** Answers the dialog that asks for password and code; the last digit sends them. */
export async function giveProof(desk: Page, password?: string): Promise<void> {
  const staff = await ownStaff(desk.request)
  await proofDialog(desk)
    .getByLabel('비밀번호', { exact: true })
    .fill(password ?? staff.password)
  await proofDialog(desk)
    .getByLabel('인증 코드')
    .fill(await freshCode(staff))
}

/** A screen of the console, past password and code. */
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

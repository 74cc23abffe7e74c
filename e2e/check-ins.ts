import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { call, unique } from './community.ts'
import { expect, listen } from './fixtures.ts'
import { openPhone } from './phones.ts'
import { newEmail } from './new-member.ts'
import { confirmContact } from './trusted-contacts.ts'

/** What the newest mail to an address leads to: `/contact/…`, `/alert/…`. */
export async function mailedPath(
  request: APIRequestContext,
  email: string,
  screen: 'contact' | 'alert',
  subject = /./,
) {
  let path: string | undefined
  await expect(async () => {
    const reply = await request.get('/dev/mail', { headers: { accept: 'application/json' } })
    const mails = (await reply.json()) as { to: string; subject: string; text: string }[]
    const texts = mails.filter((mail) => mail.to === email && subject.test(mail.subject)).map(({ text }) => text)
    path = texts.map((text) => new RegExp(`/${screen}/[\\w.-]+`).exec(text)?.[0]).find((found) => found !== undefined)
    expect(path, `a mail to ${email} with a link to /${screen}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return path ?? ''
}

/** A contact who agreed to be alerted by mail about the member of a phone. */
export async function addContact(page: Page, request: APIRequestContext, name = '엄마') {
  const email = newEmail()
  const draft = { name, channel: 'EMAIL', email }
  const { contactId } = await call<{ contactId: number }>(page, request, 'POST', '/api/trusted-contacts', draft)
  await confirmContact(contactId)
  return { contactId, name, email }
}

/** Starts a timer as the member of a phone. */
export async function startTimer(page: Page, request: APIRequestContext, changes: object = {}) {
  const title = unique('오름 오르기')
  const plannedAt = new Date(Date.now() + 60 * 60_000).toISOString()
  const draft = { title, plannedAt, ...changes }
  const { checkInId } = await call<{ checkInId: number }>(page, request, 'POST', '/api/check-ins', draft)
  return { checkInId, title: draft.title }
}

/** A phone of a contact without an account, who was alerted. */
export async function contactPhone(
  browser: Browser,
  complaints: string[],
  options?: BrowserContextOptions,
): Promise<Page> {
  const { context, page } = await openPhone(browser, options)
  await context.addInitScript(() => sessionStorage.setItem('splash-shown', '1'))
  return listen(page, complaints)
}

export const bar = (page: Page) =>
  page.getByRole('complementary', { name: '지금 켜져 있는 것' }).getByRole('link', { name: /^귀가 타이머/ })
export const safe = (page: Page) => page.getByRole('button', { name: '무사해요' })
export const left = (page: Page) => page.getByRole('timer')

/** Presses for as long as it takes, and lets go. */
export async function holdSafe(page: Page): Promise<void> {
  const box = await safe(page).boundingBox()
  if (box === null) throw new Error('the button is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(page.getByText('계속 누르세요')).toBeVisible()
  await expect(page.getByText('계속 누르세요')).toBeHidden()
  await page.mouse.up()
}

/** All that lies in the storage of a phone. */
export const storedText = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

export const enterPin = async (page: Page, pin: string) => page.getByLabel('PIN 숫자 4자리').fill(pin)

/** For a member with PINs: as soon as the screen knows that, a tap asks for one. */
export async function askPin(page: Page) {
  await expect(left(page)).toBeAttached()
  await expect(page.getByText('1.5초 동안 누르면', { exact: false })).toBeHidden()
  await safe(page).click()
  return page.getByRole('dialog', { name: 'PIN을 입력하면 마쳐요' })
}

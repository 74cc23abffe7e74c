import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { newEmail, newMember, signIn } from './account.ts'
import { expect, listen } from './fixtures.ts'
import { openPhone } from './phones.ts'
import type { Member } from './new-member.ts'
import { inDatabase } from './server-database.ts'

export interface MemberPhone {
  page: Page
  member: Member
}

/** The phone of a member of a test's own, signed in. */
export async function memberPhone(
  browser: Browser,
  request: APIRequestContext,
  complaints: string[],
  options?: BrowserContextOptions,
): Promise<MemberPhone> {
  const page = listen((await openPhone(browser, options)).page, complaints)
  const member = await newMember(request)
  await signIn(page, member)
  return { page, member }
}

/** The browser of a person without an account, who has a link. */
export async function strangerPhone(browser: Browser, complaints: string[]): Promise<Page> {
  const { context, page } = await openPhone(browser)
  await context.addInitScript(() => sessionStorage.setItem('splash-shown', '1'))
  return listen(page, complaints)
}

export async function api<T>(
  request: APIRequestContext,
  { accessToken }: Pick<Member, 'accessToken'>,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await request.fetch(path, { method, headers, ...(data && { data }) })
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
  return ((await reply.json()) as { result: T }).result
}

interface SentMail {
  to: string
  subject: string
  text: string
}

/** The newest mail to an address with these words in its subject, as the demo's /dev/mail shows it. */
export async function mailTo(request: APIRequestContext, email: string, subject: string | RegExp): Promise<SentMail> {
  let found: SentMail | undefined
  await expect(async () => {
    const reply = await request.get('/dev/mail', { headers: { accept: 'application/json' } })
    const mails = (await reply.json()) as SentMail[]
    found = mails.find((mail) => mail.to === email && new RegExp(subject).test(mail.subject))
    expect(found).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found as SentMail
}

/** The path of the link in a mail, `/contact/…`. */
export function linkIn({ text }: SentMail, kind: 'contact' | 'alert' | 'where' | 'no-mail'): string {
  const path = new RegExp(`/${kind}/[\\w-]+\\.[\\w-]+`).exec(text)?.[0]
  if (path === undefined) throw new Error(`no link in ${text}`)
  return path
}

interface AskedByMail {
  contactId: number
  email: string
  /** `/contact/…` */
  link: string
  /** The path of the page that refuses further mails, `/no-mail/…`. */
  refusal: string
}

/** A person without an account whom a member has asked. */
export async function askByMail(request: APIRequestContext, member: Member, name: string): Promise<AskedByMail> {
  const email = newEmail()
  const draft = { name, channel: 'EMAIL', email }
  const { contactId } = await api<{ contactId: number }>(request, member, 'POST', '/api/trusted-contacts', draft)
  const mail = await mailTo(request, email, '부탁했어요')
  return { contactId, email, link: linkIn(mail, 'contact'), refusal: linkIn(mail, 'no-mail') }
}

/** The same, who has agreed. */
export async function agreedContact(request: APIRequestContext, member: Member, name: string) {
  const email = newEmail()
  const draft = { name, channel: 'EMAIL', email }
  const { contactId } = await api<{ contactId: number }>(request, member, 'POST', '/api/trusted-contacts', draft)
  await confirmContact(contactId)
  return { contactId, email }
}

/** As if a contact had agreed by the link of a mail, which is two seconds on its way; contacts.spec.ts goes that way. */
export const confirmContact = (contactId: number): Promise<void> =>
  inDatabase(`update trusted_contacts set status = 'CONFIRMED', answered_at = now() where id = $1`, [contactId])

/** Nothing is wider than the phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBe(0)
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { closePhones, openPhone, type Phone } from './phones.ts'
import { newMember, type Session } from './new-member.ts'

export { mailedCode, type Session } from './new-member.ts'

/** The password every demo member has, and two of them. */
export const DEMO_PASSWORD = 'honjeo-jeju-2026'
export const DEMO_EMAIL = 'demo@honjeo.example'
export const OTHER_EMAIL = 'doldam@honjeo.example'
const THIRD_EMAIL = 'firstbus@honjeo.example'

const SCREENS = join(import.meta.dirname, 'screens')

/**
 * With `E2E_SHOTS=1`, takes a picture of the whole phone to look at. No test compares it, and it takes a third of a
 * second.
 */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env['E2E_SHOTS'] === undefined) return
  mkdirSync(SCREENS, { recursive: true })
  await page.screenshot({ path: join(SCREENS, `${name}.png`), animations: 'disabled' })
}

interface Envelope<T> {
  isSuccess: boolean
  code: string
  result: T
}

async function logIn(request: APIRequestContext, email = DEMO_EMAIL): Promise<Session> {
  const reply = await request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } })
  return ((await reply.json()) as Envelope<Session>).result
}

/** A visitor who has seen the splash; everything the browser complains about fails the test. */
async function usePhone({ context, page }: Phone, complaints: string[], session?: Session): Promise<Page> {
  await context.addInitScript((stored) => {
    sessionStorage.setItem('splash-shown', '1')
    if (stored === null || localStorage.getItem('honjeo-test') !== null) return
    localStorage.setItem('honjeo-test', '1')
    localStorage.setItem('userId', String(stored.id))
    localStorage.setItem('accessToken', stored.accessToken)
    localStorage.setItem('refreshToken', stored.refreshToken)
  }, session ?? null)
  // Puts it into the storage, from which a test takes its token before it opens a screen.
  await page.goto('/livez')
  return listen(page, complaints)
}

/** Playwright's own recorder asks for the photos that a form previews, and is refused by the app's policy. */
const isOfRecorder = (text: string) => text.startsWith("Connecting to 'blob:")

/**
 * The browser looked for a new worker of its own accord while a test had its network taken away. One that is missing
 * shows otherwise.
 */
const isOfUpdateOffline = (text: string) => text === 'An unknown error occurred when fetching the script.'

/** An answer that is no page has no icon, for which the whole browser looks where sites had it once. */
const isOfNoPage = (url: string) => url.endsWith('/favicon.ico')

/** Collects what the browser complains about. */
export function listen(page: Page, complaints: string[]): Page {
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOfRecorder(message.text()) || isOfUpdateOffline(message.text())) return
    if (isOfNoPage(message.location().url)) return
    complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return page
}

export interface Fixtures {
  /** Has the phones of a test closed when it ends. */
  endOfPhones: undefined
  phone: Phone
}

export interface Phones {
  complaints: string[]
  /** A visitor's phone. */
  visitor: Page
  /** The demo member's phone, logged in. */
  member: Page
  /** The phone of another one. */
  other: Page
  /** The phone of one who lets others be, so that a block hinders no other test and their news can be counted. */
  third: Page
  /** The phone of a member who has just joined and done nothing yet. */
  newcomer: Page
}

export const test = base.extend<Phones & Fixtures>({
  endOfPhones: [
    async ({ browser }, use) => {
      await use(undefined)
      await closePhones(browser)
    },
    { auto: true },
  ],
  phone: async ({ browser }, use) => {
    await use(await openPhone(browser))
  },
  context: async ({ phone }, use) => {
    await use(phone.context)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'what the browser complained about').toEqual([])
  },
  visitor: async ({ phone, complaints }, use) => {
    await use(await usePhone(phone, complaints))
  },
  member: async ({ phone, complaints, request }, use) => {
    await use(await usePhone(phone, complaints, await logIn(request)))
  },
  other: async ({ browser, complaints, request }, use) => {
    await use(await usePhone(await openPhone(browser), complaints, await logIn(request, OTHER_EMAIL)))
  },
  third: async ({ browser, complaints, request }, use) => {
    await use(await usePhone(await openPhone(browser), complaints, await logIn(request, THIRD_EMAIL)))
  },
  newcomer: async ({ phone, complaints, request }, use) => {
    await use(await usePhone(phone, complaints, await newMember(request)))
  },
})

export { expect }

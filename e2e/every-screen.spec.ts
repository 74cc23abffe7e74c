import type { Page } from '@playwright/test'
import { signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { rememberData } from './hangul.ts'
import { LANDMARKS } from './landmarks.ts'
import { expectFitsNarrowest, expectNoSidewaysScroll } from './narrow.ts'
import { onceARun } from './once-a-run.ts'
import { findScreens, logInMember, logInRole, type OpenedScreen } from './screen-addresses.ts'
import { listScreens } from './screen-table.ts'
import { OF_DEVELOPERS, openScreen } from './screen-visit.ts'

/** A member keeps ten logins, and the tests that run beside this one log the same member in again and again. */
const LOGIN_MS = 15_000

/** Pages for contacts and staff, one that leads to those, and two without a header. */
const WITHOUT_SHIELD = /^\/(alert|contact|guard|no-mail|where|safety-check\/alert)\/|^\/admin|^\/(splash|goodbye)$/

const LANGUAGES = ['ko', 'en'] as const

async function look(
  page: Page,
  { path, address }: OpenedScreen,
  language: (typeof LANGUAGES)[number],
  interfaceHangul: () => Promise<string[]>,
) {
  await openScreen(page, address)
  expect.soft(await page.locator('html').getAttribute('lang'), address).toBe(language)
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `headings of ${address}`).toBe(1)
  if (language === 'en' && path !== OF_DEVELOPERS) {
    expect.soft(await interfaceHangul(), `Hangul of the interface on ${address}`).toEqual([])
  }
  // The languages differ in words only, so one of them is inspected.
  if (language === 'ko') await inspect(page, path, address)
  await expectFitsNarrowest(page, address, async () => {
    if (language !== 'ko' || !(path in LANDMARKS)) return
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSidewaysScroll(page, `${address} with text of twice the size`)
  })
}

async function inspect(page: Page, path: string, address: string) {
  const shields = await page.getByRole('button', { name: '도움 받기' }).count()
  expect.soft(shields, `shields of ${address}`).toBe(WITHOUT_SHIELD.test(path) ? 0 : 1)
  // The fire brigade before the police, as everywhere, so that a hand finds the one it knows.
  await expect.soft(page.locator('[href="tel:112"] + [href="tel:119"]'), `order of calls on ${address}`).toHaveCount(0)
  const landmark = LANDMARKS[path]
  if (landmark !== undefined) await expect.soft(page.getByText(landmark).first(), address).toBeVisible()
  await expectAccessible(page, { assert: expect.soft })
  // The dark scheme is the same screen in other colours.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expectAccessible(page, { assert: expect.soft, rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

// Each is a long walk, so they run in parallel and not one after the other at the end.
test.describe.configure({ mode: 'parallel' })

test('the route table is read', () => {
  const screens = listScreens()
  for (const role of ['visitor', 'member', 'staff'] as const) {
    expect(screens.filter((screen) => screen.role === role).length).toBeGreaterThan(10)
  }
  const paths = new Set(screens.map(({ path }) => path))
  expect(Object.keys(LANDMARKS).filter((path) => !paths.has(path))).toEqual([])
})

for (const role of ['visitor', 'member', 'staff'] as const) {
  for (const language of LANGUAGES) {
    test(`every screen of a ${role} is sound in ${language}`, async ({ visitor, baseURL, complaints }) => {
      test.setTimeout(300_000)
      const screens = await onceARun('screens', () => findScreens(baseURL ?? ''))
      const session = await logInRole(baseURL ?? '', role)
      if (session) await signIn(visitor, session)
      await visitor.addInitScript((locale) => localStorage.setItem('locale', locale), language)
      const interfaceHangul = await rememberData(visitor)
      visitor.setDefaultTimeout(20_000)
      // Colours that fade are measured half-way.
      await visitor.emulateMedia({ reducedMotion: 'reduce' })
      let loggedInAt = Date.now()
      async function stayLoggedIn() {
        if (role !== 'member' || Date.now() - loggedInAt < LOGIN_MS) return
        loggedInAt = Date.now()
        const { accessToken, refreshToken } = await logInMember(baseURL ?? '')
        await visitor.evaluate((tokens) => Object.assign(localStorage, tokens), { accessToken, refreshToken })
      }
      for (const screen of screens.filter((one) => one.role === role)) {
        await stayLoggedIn()
        await test.step(screen.address, () => look(visitor, screen, language, interfaceHangul))
      }
      expect.soft(complaints.splice(0)).toEqual([])
    })
  }
}

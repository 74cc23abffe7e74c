import type { Page } from '@playwright/test'
import { signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { rememberData } from './hangul.ts'
import { LANDMARKS } from './landmarks.ts'
import { expectFitsNarrowest, expectNoSidewaysScroll, NARROWEST } from './narrow.ts'
import { onceARun } from './once-a-run.ts'
import { findScreens, logInMember, logInRole, type OpenedScreen } from './screen-addresses.ts'
import { listScreens, type Role } from './screen-table.ts'
import { goToScreen, OF_DEVELOPERS, openScreen } from './screen-visit.ts'

/** A member keeps ten logins, and the tests that run beside this one log the same member in again and again. */
const LOGIN_MS = 15_000

/** Pages for contacts who are no members, and for staff. */
const WITHOUT_SHIELD = /^\/(alert|contact|guard|no-mail|phone|where)\/|^\/admin/

/** Opened by its address, as every screen can be, and looked at with all that hinders people. */
async function lookInKorean(page: Page, { path, address }: OpenedScreen) {
  await openScreen(page, address)
  await expectSpoken(page, address, 'ko')
  await inspect(page, path, address)
  await expectFitsNarrowest(page, address, async () => {
    if (!(path in LANDMARKS)) return
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSidewaysScroll(page, `${address} with text of twice the size`)
  })
}

async function expectSpoken(page: Page, address: string, language: string) {
  expect.soft(await page.locator('html').getAttribute('lang'), address).toBe(language)
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `headings of ${address}`).toBe(1)
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

/** Signs the phone in, where the role has an account; returns what does so again before that login is over. */
async function enter(page: Page, role: Role, baseURL: string, language: string): Promise<() => Promise<boolean>> {
  const session = await logInRole(baseURL, role)
  if (session) await signIn(page, session)
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language)
  page.setDefaultTimeout(20_000)
  // Colours that fade are measured half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let loggedInAt = Date.now()
  return async () => {
    if (role !== 'member' || Date.now() - loggedInAt < LOGIN_MS) return false
    loggedInAt = Date.now()
    const { accessToken, refreshToken } = await logInMember(baseURL)
    await page.evaluate((tokens) => Object.assign(localStorage, tokens), { accessToken, refreshToken })
    return true
  }
}

/** No gateway is connected here, so no text was sent whose link would open something. */
const DEAD_LINK = / 404 .*\/api\/contact-phones\//

const screensOf = async (role: Role, baseURL: string) =>
  (await onceARun('screens', () => findScreens(baseURL))).filter((screen) => screen.role === role)

for (const role of ['visitor', 'member', 'staff'] as const) {
  test(`every screen of a ${role} is sound in ko`, async ({ visitor, baseURL, complaints }) => {
    test.setTimeout(300_000)
    const screens = await screensOf(role, baseURL ?? '')
    const stayLoggedIn = await enter(visitor, role, baseURL ?? '', 'ko')
    for (const screen of screens) {
      await stayLoggedIn()
      await test.step(screen.address, () => lookInKorean(visitor, screen))
    }
    expect.soft(complaints.splice(0).filter((complaint) => !DEAD_LINK.test(complaint))).toEqual([])
  })

  // The languages differ in words only, so English is looked at for those, on a phone where long ones have no room.
  test.describe(() => {
    test.use({ viewport: NARROWEST })
    test(`every screen of a ${role} is sound in en`, async ({ visitor, baseURL, complaints }) => {
      test.setTimeout(300_000)
      const screens = await screensOf(role, baseURL ?? '')
      const stayLoggedIn = await enter(visitor, role, baseURL ?? '', 'en')
      const interfaceHangul = await rememberData(visitor)
      for (const [index, { path, address }] of screens.entries()) {
        const isNewLogin = await stayLoggedIn()
        await test.step(address, async () => {
          await (index === 0 || isNewLogin ? openScreen : goToScreen)(visitor, address)
          await expectSpoken(visitor, address, 'en')
          if (path !== OF_DEVELOPERS) {
            expect.soft(await interfaceHangul(), `Hangul of the interface on ${address}`).toEqual([])
          }
          await expectNoSidewaysScroll(visitor, address)
        })
      }
      expect.soft(complaints.splice(0).filter((complaint) => !DEAD_LINK.test(complaint))).toEqual([])
    })
  })
}

/**
 * `npm run screenshots`: pictures of every screen on a fresh demo, light and dark, 390 and 320 px wide, in Korean and
 * English, in e2e/screens/all, with a contact sheet for each group; `-- ko 390 light` takes only those. To be looked at;
 * nothing compares them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type FullConfig, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { signIn } from './account.ts'
import type { Session } from './fixtures.ts'
import setup from './global-setup.ts'
import { findScreens, logInRole, type OpenedScreen } from './screen-addresses.ts'
import { openScreen } from './screen-visit.ts'

const FOLDER = join(import.meta.dirname, 'screens/all')
const WANTED = process.argv.slice(2)
const LANGUAGES = wanted(['ko', 'en'] as const)
const SCHEMES = wanted(['light', 'dark'] as const)
const WIDTHS = wanted([390, 320] as const)
const HEIGHT = 844
const COLUMNS = 9

/** Those of the choices that the command names, or all where it names none. */
function wanted<T extends string | number>(choices: readonly T[]): readonly T[] {
  const named = choices.filter((choice) => WANTED.includes(String(choice)))
  return named.length > 0 ? named : choices
}

const nameOf = ({ path }: OpenedScreen) => path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
const groupOf = (...parts: (string | number)[]) => parts.join('-')

interface Tour {
  screens: readonly OpenedScreen[]
  session: Session | null
  role: OpenedScreen['role']
  language: string
}

/** Drawings come behind the words, and photos when they are near the screen. */
async function waitForPictures(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
}

/** Walks all screens of one role in one language; a screen is loaded once for its four pictures. */
async function takePictures(browser: Browser, baseURL: string, { screens, session, role, language }: Tour) {
  const context = await browser.newContext({
    ...config.use?.contextOptions,
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
  })
  await context.addInitScript((locale) => {
    sessionStorage.setItem('splash-shown', '1')
    localStorage.setItem('locale', locale)
  }, language)
  const page = await context.newPage()
  if (session) await signIn(page, session)
  for (const screen of screens) {
    await openScreen(page, screen.address)
      .then(() => waitForPictures(page))
      .catch((error: unknown) => console.warn(screen.address, String(error)))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        const path = join(FOLDER, groupOf(role, colorScheme, width, language), `${nameOf(screen)}.png`)
        await page.screenshot({ path, animations: 'disabled' })
      }
    }
  }
  await context.close()
}

/** All pictures of a group beside each other, with their names. */
async function makeSheet(browser: Browser, group: string, screens: OpenedScreen[]) {
  const cells = screens.map((screen) => `<figure><img src="${group}/${nameOf(screen)}.png">${screen.path}</figure>`)
  const file = join(FOLDER, `${group}.html`)
  const style = `body { display: grid; grid-template-columns: repeat(${COLUMNS}, 200px); gap: 8px; margin: 8px }
    figure { margin: 0; font: 12px sans-serif } img { width: 100%; outline: 1px solid #888 }`
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${cells.join('')}`)
  const page = await browser.newPage({ viewport: { width: COLUMNS * 208 + 8, height: 800 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(FOLDER, `${group}.png`), fullPage: true })
  await page.close()
}

const baseURL = config.use?.baseURL ?? ''
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const stop = await setup({ projects: [{ use: { baseURL } }] } as FullConfig)
const browser = await chromium.launch(config.projects?.[0]?.use?.launchOptions)
try {
  const all = await findScreens(baseURL)
  for (const role of ['visitor', 'member', 'staff'] as const) {
    const screens = all.filter((screen) => screen.role === role)
    for (const language of LANGUAGES) {
      await takePictures(browser, baseURL, { screens, session: await logInRole(baseURL, role), role, language })
      for (const scheme of SCHEMES) {
        for (const width of WIDTHS) await makeSheet(browser, groupOf(role, scheme, width, language), screens)
      }
    }
  }
  console.log(FOLDER)
} finally {
  await browser.close()
  await stop()
}

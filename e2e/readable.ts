/**
 * `npm run check:readable`: walks every screen of a fresh demo at four sizes of type, on two widths, in four languages, and looks
 * for text that is cut, overlaps or breaks, for what axe finds, and for controls of less than 44 px. Writes what it
 * found to e2e/results/readable.json, and ends with 1 where it found anything; `-- ko 320 200 member /rooms` looks at those alone,
 * and `-- /moments` at those of readable-moments.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type FullConfig, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { signIn } from './account.ts'
import { listViolations } from './axe.ts'
import setup from './global-setup.ts'
import { MOUSE, readFaults, smallTargets } from './readable-faults.ts'
import { walkMoments } from './readable-moments.ts'
import { findScreens, logInRole, type OpenedScreen } from './screen-addresses.ts'
import type { Role } from './screen-table.ts'
import { goToScreen, OF_DEVELOPERS, openScreen } from './screen-visit.ts'

const RESULTS = join(import.meta.dirname, 'results')
const HEIGHT = 844
const TOURS_AT_ONCE = 2
const PATIENCE = 3
const LANGUAGES = wanted(['ko', 'en', 'ja', 'zh'])
const ROLES = wanted<Role>(['visitor', 'member', 'staff'])
const WIDTHS = wanted(['390', '320']).map(Number)
const SIZES = wanted(['100', '125', '150', '200']).map(Number)
const MOMENTS_ALONE = '/moments'
const PATHS = process.argv.slice(2).filter((word) => word.startsWith('/'))
/**
 * The rules of axe that size and width can break, beside that for small targets, which the measure of 44 px is stricter than; all are
 * asked once for each screen and language.
 */
const OF_SIZE = ['color-contrast', 'scrollable-region-focusable', 'avoid-inline-spacing']

/** Those of the choices that the command names, or all where it names none. */
function wanted<T extends string>(choices: readonly T[]): readonly T[] {
  const named = choices.filter((choice) => process.argv.slice(2).includes(choice))
  return named.length > 0 ? named : choices
}

interface Tour {
  role: Role
  language: string
  screens: readonly OpenedScreen[]
}

interface Look {
  path: string
  role: Role
  language: string
  width: number
  size: number
  text: string[]
  axe: string[]
  targets: string[]
}

const looks: Look[] = []
const unopened: string[] = []

/** Gives the page's type a size, and resolves when what measures itself has seen it. */
const setType = (page: Page, percent: number) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, percent)

async function lookAt(page: Page, { role, language }: Omit<Tour, 'screens'>, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const size of SIZES) {
      await setType(page, size)
      const isFirst = width === WIDTHS[0] && size === SIZES[0]
      // Lists that reckon their rows by measuring them need a moment after a change of size.
      let text = await readFaults(page)
      for (let again = 0; text.length > 0 && again < PATIENCE; again++) {
        await page.waitForTimeout(250)
        text = await readFaults(page)
      }
      const targets = await smallTargets(page, role === 'staff' ? MOUSE : undefined)
      // No colour is on its way after the first look: size and width change none.
      const axe = isFirst ? await listViolations(page) : await listViolations(page, OF_SIZE, { isSettled: true })
      looks.push({ path, role, language, width, size, text, axe, targets })
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

/** A code of the authenticator is good once, so that all tours of staff are one login. */
let staff: ReturnType<typeof logInRole> | undefined
const logIn = (baseURL: string, role: Role) =>
  role === 'staff' ? (staff ??= logInRole(baseURL, role)) : logInRole(baseURL, role)

async function openPhone(browser: Browser, baseURL: string, language: string): Promise<Page> {
  const context = await browser.newContext({
    ...config.use?.contextOptions,
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    hasTouch: true,
  })
  // `tsx` has each function of the measure call it for its name.
  await context.addInitScript({ content: 'globalThis.__name = (each) => each' })
  await context.addInitScript((locale) => {
    sessionStorage.setItem('splash-shown', '1')
    localStorage.setItem('locale', locale)
  }, language)
  return context.newPage()
}

async function walk(browser: Browser, baseURL: string, tour: Tour) {
  const page = await openPhone(browser, baseURL, tour.language)
  const session = await logIn(baseURL, tour.role)
  if (session) await signIn(page, session)
  for (const [index, screen] of tour.screens.entries()) {
    try {
      await (index === 0 ? openScreen : goToScreen)(page, screen.address)
      await lookAt(page, tour, screen.path)
    } catch (error) {
      unopened.push(`${screen.address} in ${tour.language}: ${String(error).split('\n')[0]}`)
      await page.goto('/safety-check')
    }
  }
  await page.context().close()
  if (PATHS.length > 0 && !PATHS.includes(MOMENTS_ALONE)) return
  await walkMoments({
    ...tour,
    baseURL,
    openPhone: () => openPhone(browser, baseURL, tour.language),
    look: (phone, name) => lookAt(phone, tour, `(${name})`),
    onFailure: (name, error) => unopened.push(`${name} in ${tour.language}: ${String(error).split('\n')[0]}`),
  })
}

const countFaults = () =>
  looks.reduce((sum, { text, axe, targets }) => sum + text.length + axe.length + targets.length, 0)

/** How often each kind of fault was found, and the lines themselves, each with where it was seen. */
function report() {
  const lines = new Map<string, string[]>()
  for (const { path, language, width, size, ...kinds } of looks) {
    for (const kind of ['text', 'axe', 'targets'] as const) {
      for (const fault of kinds[kind]) {
        const line = `${path}  ${kind === 'targets' ? 'target ' : kind === 'axe' ? 'axe ' : ''}${fault}`
        lines.set(line, [...(lines.get(line) ?? []), `${language}/${width}/${size}`])
      }
    }
  }
  const count = (kind: 'text' | 'axe' | 'targets') => looks.reduce((sum, look) => sum + look[kind].length, 0)
  return {
    looks: looks.length,
    looksPerSecond: Number((looks.length / ((performance.now() - began) / 1000)).toFixed(1)),
    screens: new Set(looks.map(({ path }) => path)).size,
    cutOrOverlapping: count('text'),
    axe: count('axe'),
    targetsBelow44: count('targets'),
    unopened,
    faults: Object.fromEntries(lines),
  }
}

const baseURL = config.use?.baseURL ?? ''
mkdirSync(RESULTS, { recursive: true })
const began = performance.now()
const stop = await setup({ projects: [{ use: { baseURL } }] } as FullConfig)
const browser = await chromium.launch(config.projects?.[0]?.use?.launchOptions)
try {
  const all = await findScreens(baseURL)
  const isWanted = ({ path }: OpenedScreen) => path !== OF_DEVELOPERS && (PATHS.length === 0 || PATHS.includes(path))
  const tours = ROLES.flatMap((role) =>
    LANGUAGES.map((language) => ({
      role,
      language,
      screens: all.filter((screen) => screen.role === role && isWanted(screen)),
    })),
  ).filter(({ screens }) => screens.length > 0 || PATHS.includes(MOMENTS_ALONE))
  await Promise.all(
    Array.from({ length: TOURS_AT_ONCE }, async () => {
      for (let tour = tours.shift(); tour !== undefined; tour = tours.shift()) {
        await walk(browser, baseURL, tour)
        console.log(`${tour.role} in ${tour.language}: ${tour.screens.length} screens, ${countFaults()} faults so far`)
      }
    }),
  )
  const { faults, ...figures } = report()
  writeFileSync(join(RESULTS, 'readable.json'), JSON.stringify({ ...figures, faults }, null, 1))
  for (const [fault, where] of Object.entries(faults)) console.log(`${fault}\n    ${where.join(' ')}`)
  console.log(figures)
  if (Object.keys(faults).length + unopened.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await stop()
}

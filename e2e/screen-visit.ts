import type { Page } from '@playwright/test'

/** Samples for those who build, grey shapes among them; they are not translated. */
export const OF_DEVELOPERS = '/dev/ui'

/** What a screen shows while something of it has not come. */
const WAITING = '.animate-skeleton, .animate-spin'

/** An address that is proven, as its form keeps it; without one the wizard leads back to that form. */
const PROVEN = { SIGNUP: { email: 'new@example.com', expiresAt: null, resendAt: null, token: 'proven' } }

/** What the wizard needs is read once, as the app starts. */
const WIZARD = '/profile/create'

/** Opens an address and waits until all that it shows has come. */
export async function openScreen(page: Page, address: string): Promise<void> {
  if (address === WIZARD) {
    await page.evaluate(
      (stored) => sessionStorage.setItem('email-verification', stored),
      JSON.stringify({ state: PROVEN, version: 0 }),
    )
  }
  await page.goto(address)
  await waitForScreen(page, address)
}

/** Has the app go on to an address, with an entry of the history that it can come back from. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    const state = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }
    history.pushState(state, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)

/** Opens an address within the app that the page holds already, as its links do, which takes a fraction of loading it. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  if (address === WIZARD) return openScreen(page, address)
  // The same screen, asked for something else, keeps its heading.
  const isSame = new URL(page.url()).pathname === new URL(address, page.url()).pathname
  await page.evaluate(
    (keepsHeading) => Object.assign(globalThis, { headingBefore: keepsHeading ? null : document.querySelector('h1') }),
    isSame,
  )
  await goWithin(page, address)
  await page.waitForFunction(() => {
    const { headingBefore } = globalThis as unknown as { headingBefore: Element | null }
    return headingBefore?.isConnected !== true
  })
  await waitForScreen(page, address)
}

async function waitForScreen(page: Page, address: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // The app has taken over what the server rendered, in its own language.
  await page.waitForFunction(() => document.getElementById('page-data') === null)
  if (address !== OF_DEVELOPERS)
    await page.waitForFunction((waiting) => document.querySelector(waiting) === null, WAITING)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

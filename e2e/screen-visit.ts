import type { Page } from '@playwright/test'

/** Samples for those who build, grey shapes among them; they are not translated. */
export const OF_DEVELOPERS = '/dev/ui'

/** What a screen shows while something of it has not come. */
const WAITING = '.animate-skeleton, .animate-spin'

/** An address that is proven, as its form keeps it; without one the wizard leads back to that form. */
const PROVEN = { SIGNUP: { email: 'new@example.com', expiresAt: null, resendAt: null, token: 'proven' } }

/** Opens an address and waits until all that it shows has come. */
export async function openScreen(page: Page, address: string): Promise<void> {
  if (address === '/profile/create') {
    await page.evaluate(
      (stored) => sessionStorage.setItem('email-verification', stored),
      JSON.stringify({ state: PROVEN, version: 0 }),
    )
  }
  await page.goto(address)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // The app has taken over what the server rendered, in its own language.
  await page.waitForFunction(() => document.getElementById('page-data') === null)
  if (address !== OF_DEVELOPERS)
    await page.waitForFunction((waiting) => document.querySelector(waiting) === null, WAITING)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

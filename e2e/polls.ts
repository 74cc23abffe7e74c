import { expect, type Locator, type Page } from '@playwright/test'

/** As long as the slowest screen waits before it asks the server again, or sends where one is. */
const POLL_MS = 15_000

/**
 * Waits until a page shows what it learns by asking the server every so often. Its time leaps from one look to the next, so that
 * no test waits for it; before the page was opened, `page.clock.install()` has taken it over.
 */
export async function expectAfterPoll(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(POLL_MS)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

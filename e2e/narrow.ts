import { expect, type Page } from '@playwright/test'

export const NARROWEST = { width: 320, height: 640 }

/** Holds that the page as a whole does not scroll sideways; `what` names it. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, `sideways on ${what}`).toBe(0)
}

/** Holds the same on the narrowest phone, where `also` may look on; the page is then as wide as it was. */
export async function expectFitsNarrowest(page: Page, what: string, also?: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  await expectNoSidewaysScroll(page, what)
  await also?.()
  if (before !== null) await page.setViewportSize(before)
}

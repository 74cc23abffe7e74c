import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A browser of its own, as a person's phone is. */
export interface Phone {
  context: BrowserContext
  page: Page
}

export async function openPhone(browser: Browser, options?: BrowserContextOptions): Promise<Phone> {
  const context = await browser.newContext(options)
  return { context, page: await context.newPage() }
}

/** Ends what a test has left open, which would go on asking the server beside the next ones. */
export async function closePhones(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from './fixtures.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Nothing on the screen that axe knows to hinder people. */
export async function expectAccessible(page: Page): Promise<void> {
  // As a string it is evaluated by the debugger, past the page's Content-Security-Policy.
  await page.evaluate(source)
  // A screen is there when its heading is; an address that was just opened may still be empty.
  await expect(page.locator('h1').first()).toBeAttached()
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(found, `axe on ${page.url()}`).toEqual([])
}

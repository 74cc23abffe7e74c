import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect } from './fixtures.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The elements that are wrong in the same way. */
const SHOWN = 3

interface Inspection {
  assert?: typeof expect.soft
  /** The tags of axe's rules; all of them when there are none. */
  rules?: string[]
}

/**
 * Resolves when no colour is on its way any more, or after a second where some never arrive. Each element passes an
 * inherited colour on when its own has arrived, so that the next one sets out a frame later.
 */
async function settleColours(): Promise<void> {
  const passing = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  const until = performance.now() + 1000
  for (let still = 0; still < 2 && performance.now() < until; still++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const finished = passing().map((animation) => animation.finished)
    if (finished.length > 0) still = -1
    await Promise.race([Promise.allSettled(finished), new Promise((resolve) => setTimeout(resolve, 1000))])
  }
}

/** What axe finds on the screen, each rule with the first elements that break it. */
export async function listViolations(page: Page, rules?: string[], { isSettled = false } = {}): Promise<string[]> {
  if (!isSettled) await page.evaluate(settleColours)
  // As a string it is evaluated by the debugger, past the page's Content-Security-Policy; once for a page, as it is long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // A screen is there when its heading is; an address that was just opened may still be empty.
  await expect(page.locator('h1').first()).toBeAttached()
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  // The rest of its report is long, and no test reads it.
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, SHOWN)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
}

/** Nothing on the screen that axe knows to hinder people. */
export async function expectAccessible(page: Page, { assert = expect, rules }: Inspection = {}): Promise<void> {
  const found = await listViolations(page, rules)
  assert(found, `axe on ${page.url()}`).toEqual([])
}

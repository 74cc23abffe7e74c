import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const offset = (page: Page) => page.evaluate(() => Math.round(scrollY))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Down a page whose whole length is there at once. */
async function scrollDown(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      return offset(page)
    })
    .toBe(900)
}

test('an address that is opened afresh begins at its top, wherever the page before was left', async ({ visitor }) => {
  await scrollDown(visitor, '/search')
  for (const path of ['/mypage/terms', '/mypage/privacy', '/install']) {
    await visitor.goto(path)
    await expect(heading(visitor)).toBeVisible()
    await visitor.waitForLoadState('networkidle')
    expect([path, await offset(visitor)]).toEqual([path, 0])
    await visitor.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(() => offset(visitor)).toBe(300)
  }
})

test('a page that is loaded again, or come back to, is where it was left', async ({ visitor }) => {
  await scrollDown(visitor, '/mypage/terms')
  await visitor.reload()
  await expect.poll(() => offset(visitor)).toBe(900)
  await visitor.goto('/install')
  await expect(heading(visitor)).toBeVisible()
  await visitor.goBack()
  await expect.poll(() => offset(visitor)).toBe(900)
})

import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const STEPS = 8

/** Rests a finger on one card until it is lifted, moves it over another one, and lets go. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] })

  await touch('touchStart', start)
  await expect(page.getByRole('status').filter({ hasText: '집었어요' })).toBeAttached()
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS
    await touch('touchMove', { x: start.x, y: start.y + (end.y - start.y) * share })
  }
  await expect(page.getByRole('status').filter({ hasText: /번째 자리예요/ })).toBeAttached()
  await touch('touchEnd')
  await client.detach()
}

async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
  await card.scrollIntoViewIfNeeded()
  const box = await card.boundingBox()
  if (box === null) throw new Error('the card is not on the screen')
  return { x: box.x + box.width * 0.6, y: box.y + box.height / 2 }
}

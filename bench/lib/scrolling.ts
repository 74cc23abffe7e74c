import type { Page } from '@playwright/test'

/** ms; what is later is felt as a halt. */
const LATE_FRAME_MS = 50
/** px of a turn of the wheel, and ms to the next one: as a thumb that is in a hurry. */
const TURN = 500
const PAUSE_MS = 60
const GIVE_UP_MS = 300_000

const RECORD = `
  window.frameTimes = []
  requestAnimationFrame(function note(time) {
    window.frameTimes.push(time)
    requestAnimationFrame(note)
  })`

/** Scrolls the middle of a page, `down` or up, until it has `count` items; the share in percent of frames that came late. */
export async function scrollThrough(
  page: Page,
  { items, count, direction }: { items: string; count: number; direction: 'down' | 'up' },
): Promise<number> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.locator(items).first().waitFor()
  await page.mouse.move(width / 2, height / 2)
  await page.evaluate(RECORD)
  const start = performance.now()
  // Asked of the page itself: the test's own search among thousands would halt the page that is measured.
  const counted = () => page.evaluate((selector) => document.querySelectorAll(selector).length, items)
  while ((await counted()) < count) {
    if (performance.now() - start > GIVE_UP_MS) throw new Error(`no ${count} of ${items} came`)
    await page.mouse.wheel(0, direction === 'down' ? TURN : -TURN)
    await page.waitForTimeout(PAUSE_MS)
  }
  const times = await page.evaluate<number[]>('window.frameTimes')
  const late = times.slice(1).filter((time, i) => time - times[i]! > LATE_FRAME_MS)
  return (late.length * 100) / (times.length - 1)
}

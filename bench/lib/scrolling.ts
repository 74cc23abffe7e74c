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

/** Turns the wheel over the middle of a page while `hasMore` says so; returns the share in percent of frames that came late. */
async function lateFrames(page: Page, turn: number, hasMore: () => Promise<boolean>): Promise<number> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width / 2, height / 2)
  await page.evaluate(RECORD)
  const start = performance.now()
  while (await hasMore()) {
    if (performance.now() - start > GIVE_UP_MS) throw new Error('the page has no end')
    await page.mouse.wheel(0, turn)
    await page.waitForTimeout(PAUSE_MS)
  }
  const times = await page.evaluate<number[]>('window.frameTimes')
  const late = times.slice(1).filter((time, i) => time - times[i]! > LATE_FRAME_MS)
  return (late.length * 100) / (times.length - 1)
}

/** Scrolls a page, `down` or up, until it has `count` items; the share in percent of frames that came late. */
export async function scrollThrough(
  page: Page,
  { items, count, direction }: { items: string; count: number; direction: 'down' | 'up' },
): Promise<number> {
  await page.locator(items).first().waitFor()
  // Asked of the page itself: the test's own search among thousands would halt the page that is measured.
  const counted = () => page.evaluate((selector) => document.querySelectorAll(selector).length, items)
  return lateFrames(page, direction === 'down' ? TURN : -TURN, async () => (await counted()) < count)
}

/** The same of a page of plain text without a script, for so many turns: what comes late there is late by the machine. */
export async function scrollPlainText(page: Page, text: string, turns: number): Promise<number> {
  const paragraph = `<p style="margin: 16px; height: ${TURN}px; overflow: hidden">${text.repeat(20)}</p>`
  await page.setContent(`<!doctype html><body>${paragraph.repeat(turns)}</body>`)
  let turn = 0
  return lateFrames(page, TURN, async () => turn++ < turns)
}

import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ROW_HEIGHT = 40
const SETTLE_MS = 150
const STEPS = 10

/** Brings a row of a wheel into its middle, as a finger does, and waits for the browser to have informed the page. */
const scrollTo = (wheel: Locator, row: number) =>
  wheel.evaluate(
    (scroller, top) =>
      new Promise<void>((resolve) => {
        scroller.addEventListener('scroll', () => resolve(), { once: true })
        scroller.scrollTo({ top, behavior: 'instant' })
      }),
    row * ROW_HEIGHT,
  )

const chosen = (wheel: Locator) => wheel.getByRole('option', { selected: true })

test('a wheel of the time takes its row once it has rested for 150 ms, not while it turns', async ({ member }) => {
  await member.clock.install()
  await member.goto('/create-room')
  await member.getByRole('button', { name: /^시간/ }).click()
  const hours = member.getByRole('listbox', { name: '시', exact: true })
  await expect(hours).toBeInViewport()
  const before = (await chosen(hours).innerText()).trim()
  expect(before).not.toBe('3')

  // From here on the page's clock moves only by what the test says.
  await member.clock.pauseAt(new Date((await member.evaluate(() => Date.now())) + 1000))
  await scrollTo(hours, 6)
  await member.clock.runFor(SETTLE_MS - 1)
  await expect(chosen(hours)).toHaveText(before)
  await scrollTo(hours, 2)
  await member.clock.runFor(SETTLE_MS - 1)
  await expect(chosen(hours)).toHaveText(before)
  await member.clock.runFor(1)
  await expect(chosen(hours)).toHaveText('3')

  await member.clock.resume()
  const dialog = member.getByRole('dialog').filter({ has: hours })
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect(member.getByRole('button', { name: /^시간.*3:00/s })).toBeVisible()
})

test('a wheel of the time snaps to a row when a finger lets it go', async ({ member }) => {
  await member.goto('/create-room')
  await member.getByRole('button', { name: /^시간/ }).click()
  const minutes = member.getByRole('listbox', { name: '분', exact: true })
  await expect(minutes).toBeInViewport()
  const box = await minutes.boundingBox()
  if (box === null) throw new Error('the wheel is not there')
  const [x, from] = [box.x + box.width / 2, box.y + box.height * 0.8]
  const browser = await member.context().newCDPSession(member)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  // Not a whole number of rows: the wheel has to find the nearest one by itself.
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', from - (3.4 * ROW_HEIGHT * step) / STEPS)
  await touch('touchEnd')
  await expect(chosen(minutes)).not.toHaveText('00')
  const offset = () => minutes.evaluate((scroller, row) => scroller.scrollTop % row, ROW_HEIGHT)
  await expect.poll(offset).toBe(0)
  const row = await minutes.evaluate((scroller, height) => Math.round(scroller.scrollTop / height), ROW_HEIGHT)
  await expect(chosen(minutes)).toHaveText(String(row).padStart(2, '0'))
})

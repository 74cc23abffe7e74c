import type { Page } from '@playwright/test'

const STROKE_MS = 500
/** px, well within the width of the app. */
const STROKE = 320
const LEFT = [-1, 0] as const
const UP = [0, -1] as const
const RIGHT = [1, 0] as const
const DOWN = [0, 1] as const
/** Far enough to bring other places into sight, and back again. */
const STROKES = [LEFT, LEFT, UP, UP, RIGHT, RIGHT, DOWN, DOWN]

/** Pulls what lies in the middle of the page about with the mouse, for four seconds. */
export async function drag(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const [x, y] of STROKES) {
    const moveTo = (share: number) =>
      page.mouse.move(width / 2 + x * STROKE * (share - 0.5), height / 2 + y * STROKE * (share - 0.5))
    await moveTo(0)
    await page.mouse.down()
    const start = performance.now()
    for (let share = 0; share < 1; share = (performance.now() - start) / STROKE_MS) await moveTo(share)
    await page.mouse.up()
  }
}

import type { Page } from '@playwright/test'

/**
 * A page asks three times more for what does not come, after 1, 2 and 4 s. From its next address on it waits a twentieth
 * of the first two; 4 s are also how long it shows what it says in passing.
 */
export const makeRetriesQuick = (page: Page) =>
  page.addInitScript(() => {
    const PAUSES = [1000, 2000]
    const inFull = window.setTimeout
    window.setTimeout = ((act: TimerHandler, ms = 0, ...args: unknown[]) =>
      inFull(act, PAUSES.includes(ms) ? ms / 20 : ms, ...args)) as typeof window.setTimeout
  })

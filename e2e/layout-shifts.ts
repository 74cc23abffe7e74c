import type { Page } from '@playwright/test'

/** The page's own entry, which TypeScript's library does not know. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/**
 * Records what moves on the pages that are opened from now on, where it lies within a selector. Returns a function that
 * lists the moves on the page of then: the value of each shift, and the beginning of what moved.
 */
export async function recordShifts(page: Page, within: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest(selector)) shifts.push(`${value} ${element.outerHTML.slice(0, 200)}`)
        }
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts, noteShifts: () => note(observer.takeRecords()) })
  }, within)
  return () =>
    page.evaluate(async () => {
      // A shift is reported by the frame after the one that moved.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const { shifts, noteShifts } = globalThis as unknown as { shifts: string[]; noteShifts: () => void }
      noteShifts()
      return shifts
    })
}

import type { Stage } from './spec-stage.ts'
import { calendarDay, category, CATEGORIES, kept, save, tickCategories, unfold } from './safety.ts'

/** What a browser shows of the constants of 9.11. */
export const SAFETY_MEASURES = {
  async 'items of the safety check by category'({ page }: Stage) {
    await unfold(page)
    const counts = []
    for (const name of CATEGORIES) {
      const listId = await category(page, name).getAttribute('aria-controls')
      counts.push(await page.locator(`[id="${listId}"]`).getByRole('checkbox').count())
    }
    return counts
  },
  async 'streak after a save of 24 and of 25 items'({ page }: Stage) {
    await tickCategories(page, 5)
    const last = page.getByRole('checkbox', { name: '푹 잤고 오늘 몸 상태가 괜찮아요' })
    const streaks = []
    for (const isTicked of [false, true]) {
      await last.setChecked(isTicked)
      await save(page)
      await page.waitForURL(/stats$/)
      streaks.push((await kept(page)).stats?.streak)
      await page.getByRole('link', { name: '오늘 체크하기' }).click()
      await unfold(page, 5)
    }
    return streaks
  },
  async 'levels of days of 80, 79, 60, 59, 40, 39, 1 and 0 %'({ page }: Stage) {
    const levels = []
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) {
      levels.push(await calendarDay(page, `11월 ${day}일`).getAttribute('data-level'))
    }
    return levels
  },
  async 'celebration after 1.9 s and after 2 s'({ page }: Stage) {
    await page.getByRole('link', { name: '오늘 체크하기' }).click()
    await tickCategories(page, 7)
    await page.clock.pauseAt('2026-11-28T12:30:00+09:00')
    await save(page)
    await page.getByRole('dialog', { name: '오늘도 안전한 혼행 하세요!' }).waitFor()
    await page.clock.runFor(1900)
    const addresses = [new URL(page.url()).pathname]
    await page.clock.runFor(100)
    await page.waitForURL(/stats$/)
    return [...addresses, new URL(page.url()).pathname]
  },
  async 'emergency numbers in the safety check'({ page }: Stage) {
    const items = (await page.getByRole('checkbox').locator('xpath=ancestor::label').allTextContents()).join(' ')
    return items.match(/11[29]/g)
  },
  'day of the safety statistics': ({ page }: Stage) => page.getByText('2026.', { exact: false }).first().textContent(),
}

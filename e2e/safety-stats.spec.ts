import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { calendarDay, keepRates, kept, NOON, save, tickCategories } from './safety.ts'

const openStats = async (page: Page, rates: Record<string, number>, time = NOON) => {
  await keepRates(page, rates)
  await page.clock.install({ time })
  await page.goto('/safety-check/stats')
}

/** The fill of a day's disc. */
const colourOf = (page: Page, day: string) =>
  calendarDay(page, day)
    .locator('[aria-hidden] > span')
    .first()
    .evaluate((disc) => getComputedStyle(disc).backgroundColor)

test('each kind of day has its colour, its rate in digits, and its rate in words', async ({ visitor }) => {
  const rates = { '01': 39, '02': 40, '03': 59, '04': 60, '05': 79, '06': 80, '07': 1, '08': 100, '09': 0 }
  await openStats(visitor, rates)
  const colours = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((day) => colourOf(visitor, `11월 ${day}일`)))
  const [low, fair, , good, , high, , , none] = colours
  expect(colours).toEqual([low, fair, fair, good, good, high, low, high, none, none])
  expect(new Set([low, fair, good, high, none]).size).toBe(5)
  for (const [day, rate] of Object.entries(rates)) {
    const cell = calendarDay(visitor, `11월 ${Number(day)}일`)
    await expect(cell).toContainText(`완료율 ${rate}%`)
    await expect(cell.getByText(String(rate), { exact: true })).toBeVisible()
  }
  await expect(calendarDay(visitor, '11월 10일')).toContainText('기록 없음')
  await expect(calendarDay(visitor, '11월 28일')).toHaveAttribute('aria-current', 'date')
  await expect(calendarDay(visitor, '11월 29일')).not.toContainText('기록 없음')
  await expect(visitor.getByRole('columnheader')).toHaveText(['일', '월', '화', '수', '목', '금', '토'])
  await expectAccessible(visitor)
  await shot(visitor, 'safety-stats')
})

test('months are paged through with the keyboard, none lies ahead', async ({ visitor }) => {
  await openStats(visitor, { '01': 80 })
  const month = (name: string) => visitor.getByRole('heading', { name, exact: true })
  await expect(visitor.getByRole('button', { name: '다음 달' })).toBeDisabled()
  await visitor.getByRole('button', { name: '이전 달' }).focus()
  await visitor.keyboard.press('Enter')
  await expect(month('2026년 10월')).toBeVisible()
  for (let pressed = 0; pressed < 12; pressed++) await visitor.keyboard.press('Enter')
  await expect(month('2025년 10월')).toBeVisible()
  await expect(visitor.getByRole('button', { name: '이전 달' })).toBeDisabled()
  await visitor.getByRole('button', { name: '다음 달' }).click()
  await expect(month('2025년 11월')).toBeVisible()
})

test('F36: the calendar goes on to the next month at midnight in Korea', async ({ visitor }) => {
  await openStats(visitor, { '30': 80 }, '2026-11-30T14:58:00Z')
  await expect(calendarDay(visitor, '11월 30일')).toHaveAttribute('aria-current', 'date')
  await visitor.clock.fastForward('03:00')
  await expect(calendarDay(visitor, '12월 1일')).toHaveAttribute('aria-current', 'date')
})

test('a streak goes on from yesterday, counts today, and ends with a missed day or one below 70', async ({
  visitor,
}) => {
  await openStats(visitor, {})
  for (const [rates, words] of [
    [{ 26: 70, 27: 100 }, '2일 연속 안전하게 여행했어요'],
    [{ 25: 100, 26: 100 }, '오늘부터 하루씩 이어가봐요'],
    [{ 26: 70, 27: 100, 28: 80 }, '3일 연속 안전하게 여행했어요'],
    [{ 26: 100, 27: 100, 28: 69 }, '오늘부터 하루씩 이어가봐요'],
  ] as const) {
    await visitor.evaluate(
      (november) =>
        localStorage.setItem(
          'safety-stats',
          JSON.stringify({ completionRate: 0, streak: 0, monthlyData: { '2026-11': november } }),
        ),
      rates,
    )
    await visitor.reload()
    await expect(visitor.getByText(words)).toBeVisible()
  }
})

test('F36: saving twice on a day counts once, and a save below 70 ends the streak', async ({ visitor }) => {
  await openStats(visitor, { 26: 70, 27: 100 })
  const streakAfter = async (act: () => Promise<unknown>) => {
    await visitor.getByRole('link', { name: '오늘 체크하기' }).click()
    await act()
    await save(visitor)
    await visitor.clock.runFor(2000)
    await expect(visitor).toHaveURL(/stats$/)
    return (await kept(visitor)).stats?.streak
  }
  expect(await streakAfter(() => tickCategories(visitor, 5))).toBe(3)
  expect(await streakAfter(() => Promise.resolve())).toBe(3)
  expect(await streakAfter(() => visitor.getByRole('button', { name: '숙소 모두 해제' }).click())).toBe(0)
})

test('what is ticked but not saved is shown apart', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  await tickCategories(visitor, 7)
  await visitor.getByRole('link', { name: '통계 보기' }).click()
  await expect(visitor.getByText('체크리스트는 지금 100%예요. 저장하면 여기에 남아요.')).toBeVisible()
  await expect(visitor.getByRole('progressbar', { name: '오늘의 완료율' })).toHaveAttribute('aria-valuenow', '0')
  await visitor.getByRole('link', { name: '홈으로 가기' }).click()
  await expect(visitor).toHaveURL(/\/$/)
})

test('four tips are there, and 112 and 119 are one tap away', async ({ visitor }) => {
  await visitor.goto('/safety-check/stats')
  await expect(visitor.getByRole('region', { name: '혼자 걷는 날의 안전 팁' }).getByRole('listitem')).toHaveCount(4)
  for (const number of ['112', '119'])
    await expect(visitor.getByRole('link', { name: new RegExp(`^${number} `) })).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
})

test('spoilt statistics are none', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.evaluate(() =>
    localStorage.setItem(
      'safety-stats',
      JSON.stringify({ monthlyData: { '2026-11': { 31: 80, x: 70, 1: 'all', 2: 101 }, soon: 5 }, savedAt: 3 }),
    ),
  )
  await visitor.goto('/safety-check/stats')
  await expect(visitor.getByText('오늘부터 하루씩 이어가봐요')).toBeVisible()
})

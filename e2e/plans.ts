import type { APIRequestContext, Page } from '@playwright/test'
import { call, unique } from './community.ts'

const DAY_MS = 86_400_000
const KOREA_AHEAD_MS = 9 * 60 * 60 * 1000

/** The day in Korea so many days from today, `2026-12-01`. */
export const inDays = (days: number) => new Date(Date.now() + KOREA_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10)

export const BIJARIM = 126472
export const SAEBYEOL = 572973

/** Makes a plan by hand as the member of a phone; far enough ahead to lie behind those of the demo. */
export async function addPlan(page: Page, request: APIRequestContext, changes: object = {}) {
  const title = unique('동쪽 하루')
  const memo = unique('일찍 가기')
  const spots = [
    { spotId: 'first', contentId: BIJARIM, title: '비자림', memo, startTime: '10:00', endTime: '11:30' },
    { spotId: 'second', title: '아는 분 댁에서 점심', startTime: '12:30', endTime: '13:30' },
  ]
  const draft = {
    title,
    transportType: 'CAR',
    startDate: inDays(30),
    endDate: inDays(31),
    start: { hub: 'AIRPORT' },
    days: [{ dayIndex: 0, spots }],
    ...changes,
  }
  const { planId } = await call<{ planId: number }>(page, request, 'POST', '/api/plans', draft)
  return { planId, title, memo }
}

/** Chooses the days of a journey on the form. */
export async function chooseDates(page: Page, start: string, end: string) {
  await page.getByRole('button', { name: /^여행 날짜/ }).click()
  await chooseDay(page, start)
  await chooseDay(page, end)
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
}

/** Turns the calendar that is open to a day, and presses it. */
export async function chooseDay(page: Page, date: string) {
  const day = page.getByRole('dialog').locator(`[data-day="${date}"]`)
  await page.getByRole('dialog').getByRole('grid').waitFor()
  for (const heading = page.getByRole('dialog').getByRole('grid'); (await day.count()) === 0;) {
    const before = await heading.getAttribute('aria-label')
    await page.getByRole('button', { name: '다음 달' }).click()
    await page.getByRole('grid', { name: before ?? '' }).waitFor({ state: 'detached' })
  }
  await day.click()
}

import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Noon on a Saturday in Korea. */
export const NOON = '2026-11-28T12:00:00+09:00'
export const CATEGORIES = ['숙소', '이동', '준비물', '활동', '건강', '연락', '마음'] as const

export const category = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\s?\\d`) })

/** Shows all items of the first so many categories. */
export async function unfold(page: Page, count: number = CATEGORIES.length): Promise<void> {
  for (const name of CATEGORIES.slice(0, count)) {
    const header = category(page, name)
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click()
  }
}

/** Ticks all items of the first so many categories: five are 71 %, four are 57 %. */
export async function tickCategories(page: Page, count: number): Promise<void> {
  await unfold(page, count)
  for (const name of CATEGORIES.slice(0, count)) await page.getByRole('button', { name: `${name} 모두 선택` }).click()
}

/** What is ticked has reached the member's account. */
export const isKeptByServer = (page: Page) => expect(page.getByText('내 계정에도 저장했어요.')).toBeVisible()

export const save = (page: Page) => page.getByRole('button', { name: '저장하기' }).click()

export interface KeptCheck {
  date: string
  categories: { id: string; items: { id: string; checked: boolean }[] }[]
  totalChecked: number
  totalItems: number
}
export interface KeptStats {
  completionRate: number
  streak: number
  monthlyData: Record<string, Record<string, number>>
}

/** What the device keeps. */
export const kept = (page: Page) =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
    return { check: read('safety-check') as KeptCheck | null, stats: read('safety-stats') as KeptStats | null }
  })

/** Rates as the device would have kept them, by day of November 2026. */
export async function keepRates(page: Page, rates: Record<string, number>): Promise<void> {
  await page.addInitScript((november) => {
    if (localStorage.getItem('safety-stats') !== null) return
    localStorage.setItem(
      'safety-stats',
      JSON.stringify({ completionRate: 0, streak: 0, monthlyData: { '2026-11': november } }),
    )
  }, rates)
}

/** A day of the calendar. */
export const calendarDay = (page: Page, day: string) => page.getByRole('cell', { name: new RegExp(`^${day} `) })

/** Two items of the first category. */
export const ADDRESS = '숙소 주소와 전화번호를 휴대폰에 저장했어요'
export const DOOR = '방문과 창문이 잘 잠기는지 확인했어요'
export const item = (page: Page, name: string) => page.getByRole('checkbox', { name })

export const celebration = (page: Page) => page.getByRole('dialog', { name: '오늘도 안전한 혼행 하세요!' })

export const expectRate = (page: Page, percent: number) =>
  expect(page.getByRole('progressbar', { name: '오늘의 완료율' })).toHaveAttribute('aria-valuenow', String(percent))

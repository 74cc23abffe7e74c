import type { APIRequestContext, Page } from '@playwright/test'
import { call, toasts } from './community.ts'
import { expect } from './fixtures.ts'
import { addPlan, inDays } from './plans.ts'

/** Days as the letters of their stops, which have neither place nor time. */
export const daysOf = (...texts: string[]) =>
  texts.map((text, dayIndex) => ({
    dayIndex,
    spots: Array.from(text, (letter) => ({ spotId: letter, title: `할 일 ${letter}` })),
  }))

interface Stored {
  title: string
  startDate: string
  endDate: string
  days: { spots: { spotId: string; title: string; memo: string; startTime: string | null; endTime: string | null }[] }[]
}

export const storedPlan = (page: Page, request: APIRequestContext, planId: number) =>
  call<Stored>(page, request, 'GET', `/api/plans/${planId}`)

/** Waits until the server has the days as these letters. */
export async function expectStored(page: Page, request: APIRequestContext, planId: number, ...texts: string[]) {
  const read = async () =>
    (await storedPlan(page, request, planId)).days.map(({ spots }) => spots.map(({ spotId }) => spotId).join(''))
  await expect.poll(read).toEqual(texts)
}

export async function openPlan(page: Page, request: APIRequestContext, changes: object = {}) {
  const plan = await addPlan(page, request, changes)
  await page.goto(`/plan/${plan.planId}`)
  await expect(page.getByRole('heading', { name: plan.title })).toBeVisible()
  return plan
}

export const openLetters = (page: Page, request: APIRequestContext, ...texts: string[]) =>
  openPlan(page, request, { days: daysOf(...texts), startDate: inDays(30), endDate: inDays(29 + texts.length) })

export const day = (page: Page, number: number) => page.getByRole('region', { name: `${number}일차`, exact: true })
export const stop = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
export const handle = (page: Page, letter: string) => page.getByRole('button', { name: `할 일 ${letter} 옮기기` })
/** What lets one drag a stop comes behind the plan. */
export const expectDraggable = (page: Page, letter: string) =>
  expect(handle(page, letter)).toHaveAttribute('aria-roledescription', '옮길 수 있는 곳')
export const stopsOf = (page: Page, number: number) => day(page, number).getByRole('heading', { level: 4 })
export const undo = (page: Page) => toasts(page).getByRole('button', { name: '되돌리기' })
/** Toasts are dialogs too. */
export const sheet = (page: Page) => page.getByRole('dialog').and(page.locator('.column'))

export async function expectShown(page: Page, ...texts: string[]) {
  for (const [index, text] of texts.entries()) {
    await expect(stopsOf(page, index + 1)).toHaveText(Array.from(text, (letter) => `할 일 ${letter}`))
  }
}

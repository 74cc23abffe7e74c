import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const SHARE = '/safety-check/share'
export const SUMMIT = { latitude: 33.3617, longitude: 126.5332, accuracy: 20 }

export const bar = (page: Page) => page.getByRole('complementary', { name: '지금 켜져 있는 것' }).getByRole('link')
export const start = (page: Page) => page.getByRole('button', { name: '위치 공유 시작' })
export const viewers = (page: Page) => page.getByRole('list', { name: '볼 수 있는 사람' }).getByRole('listitem')

export async function allowPosition(context: BrowserContext, position = SUMMIT) {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(position)
}

export async function confirm(page: Page, action: string) {
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

/** A member whose share runs, with the consent it needs. */
export async function startShare(page: Page) {
  await page.goto(SHARE)
  await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
  await start(page).click()
  await expect(page.getByText('위치를 공유하고 있어요').last()).toBeVisible()
}

export const linkOf = async (page: Page) => {
  const text = await page.getByText(/\/where\/[0-9a-z]+\./).innerText()
  return new URL(text).pathname
}

import type { BrowserContext, Page } from '@playwright/test'

export const CARD = '/safety-check/rescue'
export const PEAK = { latitude: 33.3617, longitude: 126.5292, accuracy: 8 }
export const PEAK_NUMBER = '다나 0968 8599'

type Spot = { latitude: number; longitude: number; accuracy: number }

/** Opens the card on a device that was allowed to give its position. */
export async function openAt(page: Page, context: BrowserContext, spot: Spot) {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(spot)
  await page.goto(CARD)
}

export const main = (page: Page) => page.getByRole('main')
export const status = (page: Page) => main(page).getByRole('status')
export const message = (page: Page) => main(page).getByText(/^도움이 필요해요\./)
export const button = (page: Page, name: string) => main(page).getByRole('button', { name })

import { expect, type Page } from '@playwright/test'
import { toasts } from './community.ts'
import type { Picture } from './pictures.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const reviews = (page: Page) => page.getByRole('list', { name: '혼행 리뷰' }).getByRole('listitem')
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())

/** From the place's own screen to its form, with what every review has to have. */
export async function beginReview(page: Page, contentId: number, text: string, origin = '') {
  await page.goto(`${origin}/search-detail/${contentId}?tab=reviews`)
  await page.getByRole('link', { name: /^(첫 )?리뷰 쓰기$/ }).click()
  await page.getByRole('button', { name: /방문한 날/ }).click()
  await dialog(page).locator(`[data-day="${today()}"]`).click()
  await dialog(page).getByRole('button', { name: '확인' }).click()
  await page.getByRole('radio', { name: '4점' }).check({ force: true })
  await page.getByRole('radio', { name: '쉬움' }).check({ force: true })
  await page.getByRole('textbox').fill(text)
}

export async function addPhotos(page: Page, pictures: Picture[]) {
  await page.getByLabel('사진 추가').setInputFiles(pictures)
  await expect(toasts(page).getByText('이미지가 업로드되었습니다.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

export const submit = (page: Page) => page.getByRole('button', { name: '리뷰 등록하기' }).click()

export async function openReviews(page: Page, contentId: number) {
  await expect(page).toHaveURL(new RegExp(`/search-detail/${contentId}\\?tab=reviews`))
  const more = page.getByRole('button', { name: '+ 더보기' })
  await expect(more.or(reviews(page).first())).toBeVisible()
  if (await more.isVisible()) await more.click()
}

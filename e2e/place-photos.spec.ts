import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { signIn } from './account.ts'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, listen, shot, test } from './fixtures.ts'
import { recordShifts } from './layout-shifts.ts'
import { newMember, type Member } from './new-member.ts'
import { photo } from './pictures.ts'
import { today } from './reviews.ts'
import { openConsole } from './staff-desk.ts'

interface Spot {
  contentId: number
  title: string
}

/** Places that neither the demo nor another test writes of, one for each try of each test. */
const MARKETS: readonly Spot[][] = [
  [
    { contentId: 992_309, title: '보성시장' },
    { contentId: 993_261, title: '서문공설시장' },
    { contentId: 2_765_319, title: '서부두수산시장' },
  ],
  [
    { contentId: 2_860_687, title: '동문공설시장' },
    { contentId: 132_556, title: '서귀포향토오일시장' },
    { contentId: 132_595, title: '중문향토오일시장' },
  ],
]
const market = (index: number) => MARKETS[test.info().retry]![index]!

/** Photos that the member has just put into a review of the place, by their names. */
async function addPhotos(browser: Browser, request: APIRequestContext, as: Member, spot: Spot, colours: string[]) {
  const images: string[] = []
  for (const colour of colours) {
    const reply = await request.post('/api/image/upload', {
      headers: { authorization: `Bearer ${as.accessToken}` },
      multipart: { file: await photo(browser, colour) },
    })
    images.push(((await reply.json()) as { result: { imageName: string } }).result.imageName)
  }
  const visit = { contentId: spot.contentId, visitDate: today(), difficulty: 'EASY', rating: 5 }
  await ask(test.info().project.use.baseURL!, as.accessToken, '/api/reviews', { ...visit, text: '조용해요', images })
  return images
}

const tiles = (page: Page) => page.getByRole('button', { name: /사진 \d+ 크게 보기$/ })
const open = (page: Page, spot: Spot) => page.goto(`/search-detail/${spot.contentId}?tab=photos`)

test('members’ photos are in the photos tab with who and when, and are reported from there', async ({
  browser,
  request,
  member,
}) => {
  const spot = market(0)
  await open(member, spot)
  await expect(member.getByText('아직 사진이 없어요')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'place-photos-empty')

  const writer = await newMember(request)
  await addPhotos(browser, request, writer, spot, ['teal', 'olive', 'navy'])
  await member.route('**/images?**', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { result: { content: object[] } }
    const licensed = { url: '/favicon.svg', credit: '한국관광공사 TourAPI', copyrightType: 'TYPE3', review: null }
    json.result.content.push(licensed)
    await route.fulfill({ response, json })
  })
  await open(member, spot)
  await expect(tiles(member)).toHaveCount(4)
  await expect(member.getByText(writer.nickName)).toHaveCount(3)
  await expect(member.getByText('한국관광공사 TourAPI · 공공누리 제3유형')).toBeVisible()
  await expect(member.locator('img[src="/favicon.svg"]')).toHaveCSS('object-fit', 'contain')
  const [left, right] = [await tiles(member).nth(0).boundingBox(), await tiles(member).nth(1).boundingBox()]
  expect(left!.y).toBe(right!.y)
  expect(left!.x + left!.width).toBeLessThan(right!.x)
  await expectAccessible(member)
  await shot(member, 'place-photos')

  await tiles(member).nth(1).click()
  const viewer = member.getByRole('dialog', { name: `${spot.title} 사진` })
  await expect(viewer.getByText('2 / 4')).toBeVisible()
  await expect(viewer.getByRole('link', { name: writer.nickName })).toHaveAttribute('href', `/profile/${writer.id}`)
  await expectAccessible(member)
  await shot(member, 'place-photo')
  await viewer.getByRole('button', { name: '다음 사진' }).click()
  await viewer.getByRole('button', { name: '다음 사진' }).click()
  await expect(viewer.getByText('한국관광공사 TourAPI · 공공누리 제3유형')).toBeVisible()
  await expect(viewer.getByRole('link', { name: '신고' })).toHaveCount(0)
  await viewer.getByRole('button', { name: '이전 사진' }).click()
  await viewer.getByRole('link', { name: '신고' }).click()
  await expect(member).toHaveURL(/\/report\?targetReviewId=\d+$/)
  await member.goBack()
  await expect(tiles(member)).toHaveCount(4)
  await member.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the photos tab says when it fails, grows on scroll, and is read at 320 px, twice as large and in the dark', async ({
  browser,
  request,
  visitor,
  complaints,
}) => {
  const spot = market(1)
  for (const colours of [Array<string>(8).fill('teal'), Array<string>(6).fill('coral')]) {
    await addPhotos(browser, request, await newMember(request), spot, colours)
  }
  let isBroken = true
  await visitor.route('**/images?**', (route) => (isBroken ? route.abort() : route.continue()))
  await open(visitor, spot)
  const again = visitor.getByRole('button', { name: '다시 시도' })
  await expect(again).toBeVisible()
  await shot(visitor, 'place-photos-failed')
  isBroken = false
  complaints.splice(0)
  await again.click()
  await expect(tiles(visitor).nth(11)).toBeAttached()
  await tiles(visitor).nth(11).scrollIntoViewIfNeeded()
  await expect(tiles(visitor)).toHaveCount(14)

  await visitor.emulateMedia({ colorScheme: 'dark' })
  await visitor.setViewportSize({ width: 320, height: 640 })
  await visitor.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await tiles(visitor).first().scrollIntoViewIfNeeded()
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(visitor)
  await shot(visitor, 'place-photos-narrow')
  await tiles(visitor).first().click()
  const viewer = visitor.getByRole('dialog')
  await expect(viewer.getByRole('link', { name: '신고' })).toBeInViewport()
  await shot(visitor, 'place-photo-narrow')
})

test('a place’s card shows its best photo without a shift, and staff choose another one or none', async ({
  browser,
  request,
  complaints,
}) => {
  const spot = market(2)
  const writer = await newMember(request)
  const [first, second] = await addPhotos(browser, request, writer, spot, ['teal', 'coral'])
  const context = await browser.newContext()
  const phone = listen(await context.newPage(), complaints)
  await signIn(phone, writer)
  // What the page holds before the app does is not what is looked at here.
  const shifts = await recordShifts(phone, '#root > :not(.boot)')
  const card = phone.getByRole('link', { name: new RegExp(spot.title) })
  const picture = card.locator('img:not([aria-hidden])')
  const search = async () => {
    await phone.goto(`/search-box?q=${encodeURIComponent(spot.title)}`)
    await expect(picture).toBeVisible()
  }
  await search()
  await expect(picture).toHaveAttribute('src', `/images/${first}/640.webp`)
  await expect(picture).toHaveCSS('opacity', '1')
  expect(await shifts()).toEqual([])
  await shot(phone, 'place-card-photo')

  const desk = await openConsole(browser, request, complaints, `/admin/places/${spot.contentId}`)
  const dialog = desk.getByRole('dialog', { name: '대표 사진을 골라주세요' })
  const choose = async (option: number) => {
    await desk.getByRole('button', { name: '대표 사진' }).click()
    await expect(dialog.getByRole('radio')).toHaveCount(4)
    // The label is what a finger meets; its click waits until the sheet has come up.
    await dialog
      .locator('label', { has: desk.getByRole('radio') })
      .nth(option)
      .click()
    await expect(dialog.getByRole('radio').nth(option)).toBeChecked()
    await dialog.getByLabel('메모').fill('더 밝은 사진이에요.')
    await expectAccessible(desk)
    await shot(desk, 'admin-place-cover')
    await dialog.getByRole('button', { name: '저장하기' }).click()
    await expect(toasts(desk).getByText('대표 사진을 바꿨어요.').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  }
  await choose(3)
  await search()
  await expect(picture).toHaveAttribute('src', `/images/${second}/640.webp`)
  await choose(1)
  await search()
  await expect(picture).toHaveAttribute('src', `/covers/${spot.contentId}.svg`)
  await context.close()
})

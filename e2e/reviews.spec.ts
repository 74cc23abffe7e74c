import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { hugePhoto, photo, type Picture, receipt, type Shop } from './pictures.ts'

const toasts = (page: Page) => page.getByRole('region', { name: '알림 메시지' })
const dialog = (page: Page) => page.getByRole('dialog')
const reviews = (page: Page) => page.getByRole('list', { name: '혼행 리뷰' }).getByRole('listitem')
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())

interface Place extends Shop {
  contentId: number
}

/** Places with a telephone and a name that is easy to read from paper, as the catalogue has them. */
async function shops(request: APIRequestContext): Promise<[Place, Place]> {
  const reply = await request.get('/api/tourist-spots?contentTypeId=39&size=50')
  const { result } = (await reply.json()) as { result: { content: (Omit<Place, 'tel'> & { tel: string | null })[] } }
  const [one, other] = result.content.filter(
    (place): place is Place => place.tel !== null && /^[가-힣]{4,9}$/.test(place.title),
  )
  if (one === undefined || other === undefined) throw new Error('the catalogue has no two such places')
  return [one, other]
}

async function choose(page: Page, button: Locator, picture: Picture) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(picture)
}

/** From the place's own screen to its form, with what every review has to have. */
async function beginReview(page: Page, contentId: number, text: string) {
  await page.goto(`/search-detail/${contentId}?tab=reviews`)
  await page.getByRole('link', { name: '리뷰 쓰기', exact: true }).click()
  await page.getByRole('button', { name: /방문한 날/ }).click()
  await dialog(page).locator(`[data-day="${today()}"]`).click()
  await dialog(page).getByRole('button', { name: '확인' }).click()
  await page.getByRole('radio', { name: '4점' }).check({ force: true })
  await page.getByRole('radio', { name: '쉬움' }).check({ force: true })
  await page.getByRole('textbox').fill(text)
}

async function addPhotos(page: Page, pictures: Picture[]) {
  await page.getByLabel('사진 추가').setInputFiles(pictures)
  await expect(toasts(page).getByText('이미지가 업로드되었습니다.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

const submit = (page: Page) => page.getByRole('button', { name: '리뷰 등록하기' }).click()

async function openReviews(page: Page, contentId: number) {
  await expect(page).toHaveURL(new RegExp(`/search-detail/${contentId}\\?tab=reviews`))
  const more = page.getByRole('button', { name: '+ 더보기' })
  await expect(more.or(reviews(page).first())).toBeVisible()
  if (await more.isVisible()) await more.click()
}

test('a review with two photos is verified by its receipt and shown with its place', async ({
  member,
  request,
  browser,
}) => {
  const [place] = await shops(request)
  const text = '창가에 혼자 앉기 좋은 자리가 있어요. <b>또</b> 갈게요.'
  await beginReview(member, place.contentId, text)
  await addPhotos(member, [await photo(browser, 'teal'), await photo(browser, 'tomato')])
  await expectAccessible(member)
  await shot(member, 'review-form')

  await submit(member)
  await expect(dialog(member).getByText('영수증을 인증할까요?')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'review-receipt-ask')
  const verify = dialog(member).getByRole('button', { name: '인증하기' })
  await choose(member, verify, await receipt(browser, place, today(), 1))
  await expect(dialog(member).getByText('영수증을 확인하고 있어요')).toBeVisible()
  // While the receipt is read, back leaves neither the dialog nor the form.
  await member.goBack()
  await member.goBack()
  await expect(dialog(member).getByText('영수증 인증에 성공했어요!')).toBeVisible({ timeout: 30_000 })
  await expect(dialog(member).getByText(/100포인트가 적립/)).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'review-receipt-verified')
  await dialog(member).getByRole('button', { name: '확인' }).click()

  await openReviews(member, place.contentId)
  const mine = reviews(member).filter({ hasText: text })
  await expect(mine.getByText('영수증 인증')).toBeVisible()
  await expect(mine.getByRole('button', { name: /크게 보기/ })).toHaveCount(2)
  await expect(mine.getByRole('button', { name: '도움돼요' })).toBeDisabled()
  await expectAccessible(member)
  await shot(member, 'review-published')

  await mine.getByRole('button', { name: /사진 1 크게 보기/ }).click()
  await expect(dialog(member).getByText('1 / 2')).toBeVisible()
  await member.keyboard.press('ArrowRight')
  await expect(dialog(member).getByText('2 / 2')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'photo-viewer')
  await member.keyboard.press('Escape')
  await expect(dialog(member)).toHaveCount(0)
  await mine.getByRole('button', { name: /사진 2 크게 보기/ }).click()
  await expect(dialog(member).getByText('2 / 2')).toBeVisible()
  await member.goBack()
  await expect(dialog(member)).toHaveCount(0)
  await expect(mine).toBeVisible()
})

test('a receipt of another place is told apart, and another one does', async ({ member, request, browser }) => {
  const [other, place] = await shops(request)
  const text = '두 번 만에 인증했어요. 국물이 따뜻했어요.'
  await beginReview(member, place.contentId, text)
  await submit(member)
  const wrong = await receipt(browser, other, today(), 2)
  await choose(member, dialog(member).getByRole('button', { name: '인증하기' }), wrong)
  await expect(dialog(member).getByText('영수증을 인증하지 못했어요')).toBeVisible({ timeout: 45_000 })
  await expect(dialog(member).getByText('영수증의 가게가 이 장소와 다른 것 같아요.')).toBeVisible()
  await expect(dialog(member).getByText(/1:1 문의/)).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'review-receipt-failed')

  const right = await receipt(browser, place, today(), 3)
  await choose(member, dialog(member).getByRole('button', { name: '다시 시도' }), right)
  await expect(dialog(member).getByText('영수증 인증에 성공했어요!')).toBeVisible({ timeout: 30_000 })
  await dialog(member).getByRole('button', { name: '확인' }).click()
  await openReviews(member, place.contentId)
  await expect(reviews(member).filter({ hasText: text }).getByText('영수증 인증')).toBeVisible()
})

test('a review alone: drafted, reloaded, tried twice, changed and deleted', async ({ member, complaints }) => {
  const text = '혼자 걷기 좋은 길이에요.'
  await beginReview(member, 126_435, text)
  for (const name of ['혼자 걷기 편한 길', '사진 찍기 좋아요', '조용히 머물기 좋아요', '버스로 갈 만해요']) {
    await member.getByRole('button', { name }).click()
  }
  await expect(toasts(member).getByText('기억에 남는 순간은 3개까지 고를 수 있어요.')).toBeVisible()
  await expect(member.getByRole('button', { name: '버스로 갈 만해요', pressed: false })).toBeVisible()

  await member.reload()
  await expect(member.getByText('쓰던 리뷰를 불러왔어요.')).toBeVisible()
  await expect(member.getByRole('textbox')).toHaveValue(text)
  await expect(member.getByRole('button', { name: '사진 찍기 좋아요', pressed: true })).toBeVisible()
  await shot(member, 'review-draft')

  await member.route('**/api/reviews', (route) => route.abort())
  await submit(member)
  await dialog(member).getByRole('button', { name: '리뷰만 등록' }).click()
  await expect(toasts(member).getByText(/서버에 연결할 수 없습니다/)).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await expect(member.getByRole('textbox')).toHaveValue(text)
  await member.unroute('**/api/reviews')
  await submit(member)
  await dialog(member).getByRole('button', { name: '리뷰만 등록' }).click()
  await openReviews(member, 126_435)
  const mine = reviews(member).filter({ hasText: text })
  await expect(mine.getByText('영수증 인증')).toHaveCount(0)

  await mine.getByRole('button', { name: '내 리뷰 메뉴' }).click()
  await member.getByRole('menuitem', { name: '수정' }).click()
  await expect(member.getByRole('textbox')).toHaveValue(text)
  await expect(member.getByRole('button', { name: /장소/ })).toBeDisabled()
  await member.getByRole('textbox').fill('혼자 걷기 좋은 길, 바람이 세요.')
  await member.getByRole('button', { name: '저장하기' }).click()
  await dialog(member).getByRole('button', { name: '리뷰만 등록' }).click()
  await expect(member).toHaveURL(/\/search-detail\/126435/)
  await expect(reviews(member).filter({ hasText: '바람이 세요.' })).toBeVisible()

  await member.goto('/mypage/reviews')
  const list = member.getByRole('list', { name: '내 리뷰' }).getByRole('listitem')
  const listed = list.filter({ hasText: '바람이 세요.' })
  await listed.getByRole('button', { name: /리뷰 메뉴/ }).click()
  await member.getByRole('menuitem', { name: '삭제' }).click()
  await expectAccessible(member)
  await member.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(toasts(member).getByText('리뷰를 삭제했어요.')).toBeVisible()
  await expect(listed).toHaveCount(0)
  await expectAccessible(member)
})

test('what was written goes along to the place that is picked, and back leads past the search', async ({ member }) => {
  await member.goto('/mypage/reviews')
  await member.getByRole('link', { name: '리뷰 쓰기' }).click()
  await member.getByRole('textbox').fill('어디였는지 먼저 골라야죠.')
  await member.getByRole('button', { name: '리뷰 등록하기' }).click()
  await expect(member.getByText('장소를 골라주세요.').first()).toBeVisible()
  await member.getByRole('button', { name: /어디를 다녀오셨나요/ }).click()
  await expect(member).toHaveURL(/\/search\?from=/)
  await member.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await expect(member).toHaveURL(/\/write-review/)
  await expect(member.getByRole('textbox')).toHaveValue('어디였는지 먼저 골라야죠.')
  await expect(member.getByText('어디를 다녀오셨나요?')).toHaveCount(0)
  await member.getByRole('button', { name: '뒤로' }).click()
  await expect(member).toHaveURL(/\/mypage\/reviews$/)
})

test('the receipt dialog gives the focus back, or to what the server refuses', async ({ member, complaints }) => {
  await beginReview(member, 126_435, '존나 조용한 곳')
  const submitButton = member.getByRole('button', { name: '리뷰 등록하기' })
  await submitButton.press('Enter')
  await expect(dialog(member).getByRole('button', { name: '인증하기' })).toBeFocused()
  await member.keyboard.press('Escape')
  await expect(submitButton).toBeFocused()

  await submitButton.press('Enter')
  await dialog(member).getByRole('button', { name: '리뷰만 등록' }).press('Enter')
  await expect(dialog(member)).toHaveCount(0)
  const text = member.getByRole('textbox')
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/고쳐서 다시 올려주세요/)
  const [field, bar] = [await text.boundingBox(), await submitButton.boundingBox()]
  expect(field!.y + field!.height, 'nothing lies over the field').toBeLessThan(bar!.y)
  expect(complaints.splice(0)).toHaveLength(1)
})

test('photos are checked, scaled, cancelled, tried again and put in order', async ({ member, browser, complaints }) => {
  await member.goto('/write-review?contentId=126435')
  const input = member.getByLabel('사진 추가')
  const tile = (position: number) => member.getByRole('button', { name: `사진 ${position}`, exact: true })
  const takeOut = (position: number) => member.getByRole('button', { name: `사진 ${position} 빼기` })

  await input.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('글') })
  await expect(member.getByText('이미지 파일만 업로드 가능합니다.')).toBeVisible()
  await takeOut(1).click()
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024, 1) })
  await expect(member.getByText('파일 크기는 5MB 이하여야 합니다.')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'image-refused')
  await takeOut(1).click()

  const huge = await hugePhoto(browser)
  expect(huge.buffer.byteLength).toBeGreaterThan(5 * 1024 * 1024)
  // A token that has ended is renewed on the way.
  await member.evaluate(() => localStorage.setItem('accessToken', 'ended'))
  await addPhotos(member, [huge])
  expect(complaints.splice(0).filter((line) => !line.includes('401'))).toEqual([])
  await expect(tile(1)).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await member.route('**/api/image/upload', async (route) => {
    await held
    await route.abort()
  })
  await input.setInputFiles(await photo(browser, 'olive'))
  await expect(member.getByRole('progressbar', { name: '사진 2 올리는 중' })).toBeVisible()
  await member.getByRole('button', { name: '사진 2 올리기 취소' }).click()
  await expect(tile(2)).toHaveCount(0)
  await expect(input).toBeFocused()
  release()

  await input.setInputFiles(await photo(browser, 'navy'))
  await expect(member.getByText(/서버에 연결할 수 없습니다/)).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await expectAccessible(member)
  await shot(member, 'image-failed')
  await member.unroute('**/api/image/upload')
  await member.getByRole('button', { name: '사진 2 다시 올리기' }).click()
  await expect(tile(2)).toBeVisible()
  await expect(member.getByRole('progressbar')).toHaveCount(0)

  const sources = () =>
    member
      .getByRole('button', { name: /^사진 \d$/ })
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await sources()
  await tile(2).click()
  await member.getByRole('menuitem', { name: '앞으로' }).click()
  await expect.poll(sources).toEqual(before.toReversed())
})

test('reviews come in the wanted order, are found helpful and reported', async ({ member }) => {
  await member.goto('/search-detail/126435?tab=reviews')
  await openReviews(member, 126_435)
  await member.getByText('별점', { exact: true }).click()
  await expect(member).toHaveURL(/sort=RATING/)
  const [theirs] = [
    reviews(member)
      .filter({ has: member.getByRole('button', { name: /님의 리뷰 메뉴/ }) })
      .first(),
  ]
  const vote = theirs.getByRole('button', { name: /도움돼요/ })
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await member.waitForLoadState('networkidle')
  await member.reload()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toHaveText(/도움돼요 \d+/)
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'false')

  await theirs.getByRole('button', { name: /님의 리뷰 메뉴/ }).click()
  await member.getByRole('menuitem', { name: '신고' }).click()
  await expect(member).toHaveURL(/\/report\?targetReviewId=\d+$/)
})

test('a long review with many photos is shown in part, and in full when asked for', async ({ member, browser }) => {
  await beginReview(member, 126_435, '바람이 많이 불었어요.\n'.repeat(20))
  await addPhotos(
    member,
    await Promise.all(['teal', 'tomato', 'olive', 'navy'].map((colour) => photo(browser, colour))),
  )
  await submit(member)
  await dialog(member).getByRole('button', { name: '리뷰만 등록' }).click()
  await openReviews(member, 126_435)
  const mine = reviews(member).filter({ hasText: '바람이 많이 불었어요.' })
  await expect(mine.getByRole('button', { name: /크게 보기 \+1$/ })).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'review-long')
  const height = async () => (await mine.boundingBox())?.height ?? 0
  const before = await height()
  await mine.getByRole('button', { name: '더 보기', expanded: false }).click()
  await expect.poll(height).toBeGreaterThan(before + 200)
  await mine.getByRole('button', { name: '접기', expanded: true }).click()
  await expect.poll(height).toBe(before)
})

test('a visitor who finds a review helpful logs in first', async ({ visitor }) => {
  await visitor.goto('/search-detail/126435?tab=reviews&reviews=all')
  await reviews(visitor)
    .first()
    .getByRole('button', { name: /도움돼요/ })
    .click()
  await expect(visitor).toHaveURL(/\/login\?next=/)
})

import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo } from './pictures.ts'
import { addPhotos, beginReview, dialog, openReviews, reviews, submit } from './reviews.ts'

test('a review alone: drafted, reloaded, tried twice, changed and deleted', async ({
  newcomer: member,
  complaints,
}) => {
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
  await expect(mine.getByText('영수증 확인')).toHaveCount(0)

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

test('a long review with many photos is shown in part, and in full when asked for', async ({
  newcomer: member,
  browser,
}) => {
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

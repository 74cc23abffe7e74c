import { expectAccessible } from './axe.ts'
import { call, toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo } from './pictures.ts'
import { SAEBYEOL } from './plans.ts'
import { addPhotos, beginReview, dialog, openReviews, reviews, submit, today } from './reviews.ts'

/** No other journey looks at the order of its reviews. */
const PLACE = SAEBYEOL

test('a second review of a place and day becomes a change to the first, and nothing typed is lost', async ({
  newcomer,
  request,
  browser,
  complaints,
}) => {
  await newcomer.goto('/my')
  const first = { contentId: PLACE, visitDate: today(), difficulty: 'EASY', rating: 5, text: '아침에는 조용했어요.' }
  await call(newcomer, request, 'POST', '/api/reviews', first)

  await beginReview(newcomer, PLACE, '저녁에 또 갔더니 노을이 예뻤어요.')
  await addPhotos(newcomer, [await photo(browser, 'teal')])
  await submit(newcomer)
  await dialog(newcomer).getByRole('button', { name: '리뷰만 등록' }).click()
  const question = newcomer.getByRole('alertdialog')
  await expect(question.getByText('같은 날 쓴 리뷰가 있어요')).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'second-review')
  expect(complaints.splice(0).filter((each) => !each.includes('409'))).toEqual([])

  await question.getByRole('button', { name: '취소' }).click()
  await expect(question).toHaveCount(0)
  await expect(newcomer.getByRole('textbox')).toHaveValue('저녁에 또 갔더니 노을이 예뻤어요.')
  await expect(newcomer.getByRole('button', { name: '사진 1', exact: true })).toBeVisible()

  await submit(newcomer)
  await dialog(newcomer).getByRole('button', { name: '리뷰만 등록' }).click()
  await question.getByRole('button', { name: '먼저 쓴 리뷰 고치기' }).click()
  expect(complaints.splice(0).filter((each) => !each.includes('409'))).toEqual([])
  await expect(newcomer).toHaveURL(/\/write-review\?edit=\d+/)
  await expect(newcomer.getByRole('textbox')).toHaveValue('아침에는 조용했어요.\n\n저녁에 또 갔더니 노을이 예뻤어요.')
  await expect(newcomer.getByRole('button', { name: '사진 1', exact: true })).toBeVisible()
  await expect(newcomer.getByRole('radio', { name: '4점' })).toBeChecked()
  await newcomer.getByRole('button', { name: '저장하기' }).click()
  await dialog(newcomer).getByRole('button', { name: '리뷰만 등록' }).click()

  await openReviews(newcomer, PLACE)
  await expect(reviews(newcomer).filter({ hasText: '아침에는 조용했어요.' })).toContainText('노을이 예뻤어요.')
  const { content } = await call<{ content: unknown[] }>(newcomer, request, 'GET', '/api/mypage/reviews')
  expect(content).toHaveLength(1)
  // What was typed is nowhere offered again.
  await newcomer.goto(`/write-review?contentId=${PLACE}`)
  await expect(newcomer.getByRole('textbox')).toHaveValue('')
})

test('says of a hidden first one why there is no second one', async ({ newcomer, request, complaints }) => {
  await newcomer.goto('/my')
  const first = { contentId: PLACE, visitDate: today(), difficulty: 'EASY', rating: 5 }
  await call(newcomer, request, 'POST', '/api/reviews', first)
  await newcomer.route('**/api/reviews', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { result: object }
    await route.fulfill({ response: reply, json: { ...body, result: { ...body.result, isHidden: true } } })
  })
  await beginReview(newcomer, PLACE, '다시 다녀왔어요.')
  await submit(newcomer)
  await dialog(newcomer).getByRole('button', { name: '리뷰만 등록' }).click()
  await expect(toasts(newcomer).getByText(/같은 날 쓴 리뷰가 가려져 있어서/)).toBeVisible()
  await expect(newcomer.getByRole('textbox')).toHaveValue('다시 다녀왔어요.')
  expect(complaints.splice(0).filter((each) => !each.includes('409'))).toEqual([])
})

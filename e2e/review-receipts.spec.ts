import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { test as cut } from './cut-network.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo, type Picture, receipt, type Shop } from './pictures.ts'
import { inDatabase } from './server-database.ts'
import { addPhotos, beginReview, dialog, openReviews, reviews, submit, today } from './reviews.ts'

interface Place extends Shop {
  contentId: number
}

/** Restaurants whose names are easy to read from paper; the catalogue has no source for their telephones, so they get one here. */
async function shops(request: APIRequestContext): Promise<[Place, Place]> {
  const reply = await request.get('/api/tourist-spots?contentTypeId=39&size=50')
  const { result } = (await reply.json()) as { result: { content: Omit<Place, 'tel'>[] } }
  const named = result.content.filter(({ title }) => /^[가-힣]{4,9}$/.test(title))
  const [one, other] = named.map((place, index) => ({ ...place, tel: `064-782-${1000 + index}` }))
  if (one === undefined || other === undefined) throw new Error('the catalogue has no two such places')
  for (const { contentId, tel } of [one, other])
    await inDatabase('update places set tel = $2 where content_id = $1', [contentId, tel])
  return [one, other]
}

const RECEIPTS = '/api/reviews/receipts'

async function choose(page: Page, button: Locator, picture: Picture) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(picture)
}

test('a review with two photos is verified by its receipt, not by that of another place, and shown with its place', async ({
  newcomer: member,
  request,
  browser,
}) => {
  // Two receipts are read, each of which may take the server half a minute on a machine that does much else.
  test.setTimeout(300_000)
  const [other, place] = await shops(request)
  const text = '창가에 혼자 앉기 좋은 자리가 있어요. <b>또</b> 갈게요.'
  await beginReview(member, place.contentId, text)
  await addPhotos(member, [await photo(browser, 'teal'), await photo(browser, 'tomato')])
  await expectAccessible(member)
  await shot(member, 'review-form')

  await submit(member)
  await expect(dialog(member).getByText('영수증을 인증할까요?')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'review-receipt-ask')
  await test.step('a receipt of another place is refused', async () => {
    const verify = dialog(member).getByRole('button', { name: '인증하기' })
    await choose(member, verify, await receipt(browser, other, today(), 2))
    await expect(dialog(member).getByText('영수증을 인증하지 못했어요')).toBeVisible({ timeout: 90_000 })
    await expect(dialog(member).getByText('영수증의 가게가 이 장소와 다른 것 같아요.')).toBeVisible()
    await expect(dialog(member).getByText(/1:1 문의/)).toBeVisible()
    await expectAccessible(member)
    await shot(member, 'review-receipt-failed')
  })

  const again = dialog(member).getByRole('button', { name: '다시 시도' })
  // In this light every date of December 2026 can be read; in that of the first number two of them cannot.
  await choose(member, again, await receipt(browser, place, today(), 6))
  await expect(dialog(member).getByText('영수증을 확인하고 있어요')).toBeVisible()
  // While the receipt is read, back leaves neither the dialog nor the form, however often it is pressed.
  await member.goBack()
  await member.goBack()
  await expect(dialog(member).getByText('영수증 인증에 성공했어요!')).toBeVisible({ timeout: 90_000 })
  await expect(dialog(member).getByText(/100포인트가 적립/)).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'review-receipt-verified')
  await dialog(member).getByRole('button', { name: '확인' }).click()

  const seat = member.getByRole('group', { name: '혼자 앉는 자리 있어요' }).getByRole('button', { name: '네' })
  await seat.click()
  await expect(seat).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(member)
  await shot(member, 'review-solo-facts')
  await member.getByRole('button', { name: '다 했어요' }).click()

  await openReviews(member, place.contentId)
  const mine = reviews(member).filter({ hasText: text })
  await expect(mine.getByText('영수증 확인')).toBeVisible()
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

cut(
  'a receipt whose connection breaks before its answer is sent again, and counts once',
  async ({ member, request, browser, network, complaints }) => {
    const [, place] = await shops(request)
    const keys: (string | undefined)[] = []
    member.on('request', (asked) => {
      if (new URL(asked.url()).pathname === RECEIPTS) keys.push(asked.headers()['idempotency-key'])
    })
    const paper = await receipt(browser, place, today(), 5)
    await beginReview(member, place.contentId, '지하로 내려가다 연결이 끊겼어요.', network.origin)
    await submit(member)
    const wasCut = network.cutNextRequest(`POST ${RECEIPTS}`, 'unconfirmed')
    await choose(member, dialog(member).getByRole('button', { name: '인증하기' }), paper)
    await wasCut
    await expect(dialog(member).getByText('영수증 인증에 성공했어요!')).toBeVisible({ timeout: 90_000 })
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
    // What the browser says of the cut.
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('ERR_CONNECTION_RESET')))
  },
)

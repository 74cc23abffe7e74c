import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { newMember, type Member } from './new-member.ts'
import { dialog, today } from './reviews.ts'
import { inDatabase } from './server-database.ts'
import { openConsole } from './staff-desk.ts'

/** A place whose facts and hours this file has for itself. */
async function ownPlace(request: APIRequestContext, query: string): Promise<number> {
  const reply = await request.get(`/api/tourist-spots?size=50&${query}`)
  const { result } = (await reply.json()) as { result: { content: { contentId: number }[] } }
  return result.content.at(-1)!.contentId
}

/** A visit that a receipt has proven, as reading one takes half a minute. */
const proveVisit = (id: number, contentId: number) =>
  inDatabase(
    `insert into reviews (content_id, user_id, visit_date, difficulty, rating, content, receipt_verified) values ($1, $2, $3, 'EASY', 5, '', true)`,
    [contentId, id, today()],
  )
const as = ({ accessToken }: Member) => ({ headers: { authorization: `Bearer ${accessToken}` } })

test('who has proven a visit answers by one tap, which all see from the third answer on and find the place by', async ({
  newcomer,
  request,
}) => {
  const contentId = await ownPlace(request, 'contentTypeId=39&sort=REVIEWS')
  const [first, second] = [await newMember(request), await newMember(request)]
  await inDatabase('delete from reviews where content_id = $1', [contentId])
  for (const member of [first, second]) {
    await proveVisit(member.id, contentId)
    for (const fact of ['SINGLE_PORTION', 'NO_STARES'])
      await request.put(`/api/tourist-spots/${contentId}/solo-facts`, { ...as(member), data: { fact, answer: true } })
  }
  // The answers about one day weigh two together.
  await inDatabase(`update reviews set visit_date = visit_date - 1 where user_id = $1`, [first.id])
  await newcomer.goto(`/search-detail/${contentId}`)
  const id = Number(await newcomer.evaluate(() => localStorage.getItem('userId')))
  await expect(newcomer.getByText('아직 답이 모자라요', { exact: false })).toBeVisible()
  await expect(newcomer.getByText('다녀오셨나요?', { exact: false })).toBeVisible()
  await proveVisit(id, contentId)
  await newcomer.reload()
  for (const fact of ['1인분 돼요', '눈치 안 보여요']) {
    const yes = newcomer.getByRole('group', { name: fact }).getByRole('button', { name: '네', exact: true })
    await yes.click()
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(newcomer.getByText('3명 중 3명 · 최근 방문 오늘')).toHaveCount(2)
  await expectAccessible(newcomer)
  await shot(newcomer, 'solo-facts')

  await newcomer.goto('/')
  const banner = newcomer.getByRole('link', { name: /한 그릇도 눈치 없이/ })
  await newcomer.goto((await banner.getAttribute('href'))!)
  await expect(newcomer.locator(`a[href="/search-detail/${contentId}"]`)).toBeVisible()
  // The other two are what the demo's members have answered about.
  await expect(newcomer.getByText('3곳', { exact: true })).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'solo-facts-list')
  await newcomer.getByRole('button', { name: /1인분 돼요/ }).click()
  await newcomer.getByRole('button', { name: '필터 1' }).click()
  await dialog(newcomer).getByRole('button', { name: '눈치 안 보여요' }).click()
  await expectAccessible(newcomer)
  await shot(newcomer, 'solo-facts-filter')
  await dialog(newcomer).getByRole('button', { name: '적용하기' }).click()
  await expect(newcomer).not.toHaveURL(/facts/)
})

test('two members put hours in doubt by two taps each, and staff end it', async ({
  newcomer,
  visitor,
  request,
  browser,
  complaints,
}) => {
  const contentId = await ownPlace(request, 'open=true')
  const other = await newMember(request)
  const corrections = `/api/tourist-spots/${contentId}/corrections`
  await newcomer.goto(`/search-detail/${contentId}`)
  const mine = Number(await newcomer.evaluate(() => localStorage.getItem('userId')))
  // Members of the first days do not count.
  await inDatabase(`update users set created_at = created_at - interval '4 days' where id = any($1)`, [
    [mine, other.id],
  ])
  await request.post(corrections, { ...as(other), data: { kind: 'WRONG_HOURS' } })
  await newcomer.getByRole('button', { name: '시간이 달라요' }).click()
  await expectAccessible(newcomer)
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '네, 달라요' }).click()
  await expect(toasts(newcomer).getByText('알려주셔서 고마워요.', { exact: false })).toBeVisible()
  await expect(newcomer.getByText('여는 시간 확인 중').first()).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'hours-doubted')
  await visitor.goto(`/search-detail/${contentId}`)
  await expect(visitor.getByText('여는 시간 확인 중').first()).toBeVisible()

  const desk = await openConsole(browser, request, complaints, `/admin/places/${contentId}`)
  await expect(desk.getByText('회원들이 여는 시간이 다르다고 알려서', { exact: false })).toBeVisible()
  await desk.getByRole('button', { name: '시간이 맞아요' }).click()
  await dialog(desk).getByLabel('메모').fill('전화로 물어봤어요.')
  await expectAccessible(desk)
  await shot(desk, 'admin-hours')
  await dialog(desk).getByRole('button', { name: '시간이 맞아요' }).click()
  await expect(toasts(desk).getByText('여는 시간이 다시 보여요.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('여는 시간 확인 중')).toHaveCount(0)
})

import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { dialog } from './reviews.ts'
import { inDatabase } from './server-database.ts'
import { openConsole } from './staff-desk.ts'
import { expectNoSidewaysScroll } from './trusted-contacts.ts'

const LONG_STOP = '세화고등학교앞환승정류장에서바다쪽으로꺾어져한참을걸어들어가는아주긴이름의정류장'

test('staff write down what is known of a stay, which all read with its source and find it by', async ({
  visitor,
  request,
  browser,
  complaints,
}) => {
  const reply = await request.get('/api/tourist-spots?contentTypeId=32&size=50')
  const { result } = (await reply.json()) as { result: { content: { contentId: number; title: string }[] } }
  const { contentId, title } = result.content.at(-1)!
  await inDatabase('delete from stay_facts where content_id = $1', [contentId])
  await visitor.goto(`/search-detail/${contentId}`)
  const facts = visitor.getByRole('region', { name: '혼자 묵기 전에' })
  await expect(facts.getByText(/: 몰라요$/)).toHaveCount(5)
  await facts.scrollIntoViewIfNeeded()
  await shot(visitor, 'stay-facts-unknown')

  const desk = await openConsole(browser, request, complaints, `/admin/places/${contentId}`)
  const panel = desk.getByRole('region', { name: '숙소의 사실' })
  await panel.getByRole('button', { name: '나만 여는 잠금장치 고치기' }).click()
  const save = dialog(desk).getByRole('button', { name: '저장하기' })
  await dialog(desk).getByLabel('메모').fill('전화로 물어봤어요.')
  await expect(save).toBeDisabled()
  await dialog(desk).getByLabel('누가 알린 것인가요').fill('숙소 안내')
  await dialog(desk).getByLabel('공식 안내 주소').fill('https://example.com/stay')
  await expectAccessible(desk)
  await shot(desk, 'admin-stay-facts')
  await save.click()
  await expect(toasts(desk).getByText('장소를 고쳤어요.')).toBeVisible()
  await expect(panel.getByText('나만 여는 잠금장치가 있어요')).toBeVisible()
  await desk.context().close()

  // The others are put there as staff would, and one was looked at long ago.
  await inDatabase(
    `insert into stay_facts (content_id, fact, value, source_name, source_url, checked_on) values
      ($1, 'SAFETY_CERTIFIED', '{"until": "2024-03-31"}', '제주특별자치도', 'https://www.jeju.go.kr', '2024-01-10'),
      ($1, 'DESK_HOURS', '{"from": "00:00", "until": "00:00"}', '숙소 안내', 'https://example.com/stay', '2026-11-20'),
      ($1, 'LAST_STOP_WALK', jsonb_build_object('stop', $2::text, 'minutes', 7), '숙소 안내', 'https://example.com/stay', '2026-11-20')`,
    [contentId, LONG_STOP],
  )
  await visitor.reload()
  await expect(facts.getByText('안전인증이 2024-03에 끝났어요')).toBeVisible()
  await expect(facts.getByText('안내 데스크에 24시간 사람이 있어요')).toBeVisible()
  await expect(facts.getByText('여성 전용 층: 몰라요')).toBeVisible()
  await expect(facts.getByText(`막차가 서는 ${LONG_STOP} 정류장에서 걸어서 7분`)).toBeVisible()
  await expect(facts.getByText('확인한 지 오래됐어요.', { exact: false })).toHaveCount(1)
  await facts.scrollIntoViewIfNeeded()
  await expectAccessible(visitor)
  await shot(visitor, 'stay-facts')
  await visitor.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(visitor)
  await shot(visitor, 'stay-facts-dark')
  await visitor.emulateMedia({ colorScheme: 'light' })
  for (const language of ['en', 'ja', 'zh']) {
    await visitor.evaluate((locale) => localStorage.setItem('locale', locale), language)
    await visitor.reload()
    const stop = visitor.getByText(LONG_STOP, { exact: false })
    await stop.scrollIntoViewIfNeeded()
    await expectAccessible(visitor)
    await shot(visitor, `stay-facts-${language}`)
    await visitor.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSidewaysScroll(visitor)
    await stop.scrollIntoViewIfNeeded()
    await shot(visitor, `stay-facts-${language}-large`)
  }
  await visitor.evaluate(() => localStorage.setItem('locale', 'ko'))
  await visitor.reload()
  await facts.getByRole('button', { name: '달라요' }).click()
  await expect(dialog(visitor).getByText('정보가 실제와 다른가요?')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(dialog(visitor)).toBeHidden()

  await visitor.goto('/search?contentTypeId=32')
  await visitor.getByRole('button', { name: '필터', exact: true }).click()
  await dialog(visitor).getByRole('button', { name: '나만 여는 잠금장치' }).click()
  await dialog(visitor).getByRole('button', { name: '24시간 안내 데스크' }).click()
  await expectAccessible(visitor)
  await shot(visitor, 'stay-facts-filter')
  await dialog(visitor).getByRole('button', { name: '적용하기' }).click()
  await expect(visitor.getByText('1곳', { exact: true })).toBeVisible()
  await expect(visitor.locator(`a[href="/search-detail/${contentId}"]`)).toContainText(title)
  await shot(visitor, 'stay-facts-list')
  await inDatabase('delete from stay_facts where content_id = $1', [contentId])
})

test('the page of a stay hands over where a walk home ends, in no address', async ({ newcomer, request }) => {
  const reply = await request.get('/api/tourist-spots?contentTypeId=32&size=50')
  const { result } = (await reply.json()) as { result: { content: { contentId: number; lat: number }[] } }
  const { contentId, lat } = result.content[0]!
  await newcomer.goto(`/search-detail/${contentId}`)
  await newcomer.getByRole('link', { name: '여기까지 함께 가기' }).click()
  await expect(newcomer).toHaveURL(/\/safety-check\/walk$/)
  await expect(newcomer.getByText('숙소를 정해뒀어요')).toBeVisible()
  await expect(newcomer.getByText(lat.toFixed(5), { exact: false })).toBeVisible()
})

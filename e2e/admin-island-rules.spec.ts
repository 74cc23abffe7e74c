import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { openConsole } from './staff-desk.ts'

/** 토끼섬 문주란 자생지: no other journey goes there. */
const PLACE = '126445'

test('staff propose a rule of the island, and it waits for another of them', async ({
  browser,
  request,
  complaints,
  visitor,
}) => {
  const desk = await openConsole(browser, request, complaints, '/admin/island-rules')
  await expect(desk.getByRole('list', { name: '섬의 규칙 목록' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(desk)
  await shot(desk, 'admin-island-rules')

  await desk.getByRole('button', { name: '새 규칙' }).click()
  const form = desk.getByRole('region', { name: '새 규칙 제안' })
  await form.getByLabel('대상').selectOption({ label: '장소 하나' })
  await form.getByLabel('장소 번호').fill(PLACE)
  await form.getByLabel('누가 알린 것인가요').fill('구좌읍사무소')
  await form.getByLabel('공식 안내 주소').fill('http://www.jeju.go.kr')
  await form.getByRole('button', { name: '저장하기' }).click()
  await expect(form.getByText('https://로 시작하는 주소를 입력해주세요.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await expectAccessible(desk)
  await form.getByLabel('공식 안내 주소').fill('https://www.jeju.go.kr')
  await form.getByRole('button', { name: '저장하기' }).click()
  await expect(toasts(desk).getByText('제안했어요.')).toBeVisible()

  await desk.goto('/admin/island-rules?state=PENDING')
  const card = desk.getByRole('listitem').filter({ hasText: '토끼섬 문주란 자생지' }).first()
  await expect(card).toContainText('다른 운영자가 확인해야 적용돼요.')
  await expect(card.getByRole('button', { name: '출처를 보고 확인했어요' })).toHaveCount(0)
  await visitor.goto(`/search-detail/${PLACE}`)
  await expect(visitor.getByRole('heading', { name: '토끼섬 문주란 자생지' })).toBeVisible()
  await expect(visitor.getByText('지금은 막혀 있어 들어갈 수 없어요.')).toHaveCount(0)
  await desk.context().close()
})

test('staff propose in two taps that a course is shut today', async ({ browser, request, complaints }) => {
  const desk = await openConsole(browser, request, complaints, '/admin/island-rules')
  await desk.getByRole('button', { name: '석굴암 탐방로' }).click()
  await expectAccessible(desk)
  await shot(desk, 'admin-closed-today')
  await desk.getByRole('alertdialog').getByRole('button', { name: '제안하기' }).click()
  await expect(toasts(desk).getByText('제안했어요.')).toBeVisible()
  await desk.goto('/admin/island-rules?state=PENDING&subject=TRAIL:SEOKGURAM')
  const card = desk.getByRole('listitem').filter({ hasText: '석굴암 탐방로' }).first()
  await expect(card).toContainText('지금은 막혀 있어 들어갈 수 없어요.')
  await expect(card).toContainText('한라산국립공원')
  await desk.context().close()
})

test('the page of a place says today’s gates, who says so, and since when it is known', async ({ visitor }) => {
  await visitor.goto('/search-detail/126436')
  const today = visitor.getByRole('region', { name: '오늘 가려면' })
  await expect(today.getByText(/^오늘은 1[12]:30까지 진달래밭 대피소에 닿고, 1[34]:30까지는 정상에서/)).toBeVisible()
  await expect(today.getByText('정상까지 가려면 미리 예약하고')).toBeVisible()
  await expect(today.getByRole('link', { name: /한라산국립공원 탐방 안내/ })).toHaveAttribute('href', /^https:/)
  await expect(today.getByText(/2026\. 11\. 28 \(토\)에 확인했어요/).first()).toBeVisible()
  const hours = visitor.getByRole('term').filter({ hasText: '여는 시간' }).locator('+ dd')
  await expect(hours).toHaveText(/^05:00~1[12]:30$/)
  await expectAccessible(visitor)
  await shot(visitor, 'place-today')

  // Its hours are in one source alone.
  await visitor.goto('/search-detail/126464')
  await expect(visitor.getByText('확인이 필요해요. 가기 전에 한 번 더 확인해주세요.')).toBeVisible()
  await expect(visitor.getByText(/^한 곳에서만 본 내용이라 확인이 필요해요: 여는 시간/)).toBeVisible()
  await shot(visitor, 'place-unsure')

  await visitor.goto('/search-detail/126469')
  await expect(visitor.getByText('확인이 필요해요. 가기 전에 공식 안내를 봐주세요.')).toBeVisible()
})

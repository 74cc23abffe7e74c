import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { toasts, unique } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { makeRetriesQuick } from './quick-retries.ts'
import { openConsole } from './staff-desk.ts'

const save = (desk: Page, name: string) => desk.getByRole('main').locator('form').getByRole('button', { name })

test('a place is added, found by travellers, changed, hidden and brought back', async ({
  browser,
  request,
  complaints,
  visitor,
}) => {
  const title = unique('달빛책방')
  const desk = await openConsole(browser, request, complaints, '/admin/places')
  await expect(desk.getByRole('table', { name: '장소 목록' })).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('link', { name: '장소 더하기' }).click()

  await desk.getByLabel('메모').fill('새로 문을 열었어요.')
  await save(desk, '장소 더하기').click()
  await expect(desk.getByText('꼭 입력해주세요.')).toHaveCount(3)
  await expect(desk.getByText('숫자로 입력해주세요.')).toHaveCount(2)
  await expectAccessible(desk)
  await desk.getByLabel('이름', { exact: true }).fill(title)
  await desk.getByLabel('주소', { exact: true }).fill('제주특별자치도 제주시 구좌읍 해맞이해안로 1')
  await desk.getByLabel('지역').selectOption({ label: '북제주군' })
  await desk.getByRole('textbox', { name: '소개' }).fill('밤에도 책을 읽을 수 있는 작은 책방이에요.')
  await desk.getByLabel('위도').fill('126.8')
  await desk.getByLabel('경도').fill('33.5')
  await save(desk, '장소 더하기').click()
  await expect(desk.getByText('위도는 33~34.1 사이로 입력해주세요.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await desk.getByLabel('위도').fill('33.5')
  await desk.getByLabel('경도').fill('126.8')
  await save(desk, '장소 더하기').click()
  await expect(toasts(desk).getByText('장소를 더했어요.')).toBeVisible()
  await expect(desk).toHaveURL(/\/admin\/places\/\d+$/)
  const contentId = Number(new URL(desk.url()).pathname.split('/').at(-1))
  await expect(desk.getByRole('heading', { name: title })).toBeVisible()

  await expect(save(desk, '저장하기')).toBeDisabled()
  await desk.getByLabel('전화').fill('064-700-0000')
  await expect(save(desk, '저장하기')).toBeDisabled()
  await desk.getByLabel('메모').fill('전화를 확인했어요.')
  await save(desk, '저장하기').click()
  await expect(toasts(desk).getByText('장소를 고쳤어요.')).toBeVisible()
  await expectAccessible(desk)
  await shot(desk, 'admin-place')
  await visitor.goto(`/search-box?q=${encodeURIComponent(title)}`)
  await visitor.getByRole('link', { name: new RegExp(title) }).click()
  await expect(visitor.getByText('064-700-0000').first()).toBeVisible()

  await desk.getByRole('button', { name: '숨기기' }).click()
  const dialog = desk.getByRole('dialog', { name: '이 장소를 숨길까요?' })
  await expect(dialog.getByRole('button', { name: '숨기기' })).toBeDisabled()
  await dialog.getByLabel('메모').fill('문을 닫았어요.')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: '숨기기' }).click()
  await expect(toasts(desk).getByText('숨겼어요.')).toBeVisible()
  await expect(desk.getByText('숨김', { exact: true })).toBeVisible()
  expect((await request.get(`/api/tourist-spots/${contentId}`)).status()).toBe(404)

  await desk.goto(`/admin/places?hidden=true&q=${encodeURIComponent(title)}`)
  await desk.getByRole('link', { name: title }).click()
  await desk.getByRole('button', { name: '되살리기' }).click()
  await desk.getByRole('dialog').getByLabel('메모').fill('다시 열었어요.')
  await desk.getByRole('dialog').getByRole('button', { name: '되살리기' }).click()
  await expect(toasts(desk).getByText('다시 보여요.')).toBeVisible()

  await desk.goto(`/admin/audit?targetType=PLACE&targetId=${contentId}`)
  const entries = desk.getByRole('list', { name: '감사 기록' }).locator('> li')
  await expect(entries).toHaveCount(4)
  await expect(entries.nth(0)).toContainText('숨김이전 예이후 아니요')
  await expect(entries.nth(1)).toContainText('문을 닫았어요.')
  await expect(entries.nth(2)).toContainText('전화이전 없음이후 064-700-0000')
  await expect(entries.nth(3)).toContainText(title)
  await expectAccessible(desk)
  await shot(desk, 'admin-audit')
  await desk.context().close()
})

test('a place that is not there, and a list that does not come', async ({ browser, request, complaints }) => {
  const desk = await openConsole(browser, request, complaints, '/admin/places?q=없는곳없는곳')
  await expect(desk.getByText('찾는 장소가 없어요')).toBeVisible()
  await expectAccessible(desk)
  await desk.goto('/admin/places/2147483647')
  await expect(desk.getByRole('alert')).toContainText('대상을 찾을 수 없어요.')
  await makeRetriesQuick(desk)
  await desk.route('**/api/admin/places?*', (route) => route.abort())
  await desk.goto('/admin/places')
  await expect(desk.getByRole('alert')).toContainText('서버에 연결할 수 없습니다.')
  await desk.unroute('**/api/admin/places?*')
  await desk.getByRole('button', { name: '다시 시도' }).click()
  await expect(desk.getByRole('table', { name: '장소 목록' })).toBeVisible()
  complaints.splice(0)
  await desk.context().close()
})

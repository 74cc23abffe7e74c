import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call, choose, toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import {
  day,
  expectDraggable,
  expectShown,
  expectStored,
  handle,
  openLetters,
  openPlan,
  sheet,
  stop,
  stopsOf,
  storedPlan,
  undo,
} from './plan-days.ts'
import { addPlan, BIJARIM, chooseDates, inDays, SAEBYEOL } from './plans.ts'
import { dragByTouch } from './touch.ts'

const SEONGSAN = 126435
const SONGAKSAN = 126672

test('title, dates and transport are changed, and no stop of a day that is gone is lost', async ({
  member,
  request,
}) => {
  const { planId } = await openLetters(member, request, 'ab', 'c', 'd')
  await expectAccessible(member)
  await shot(member, 'plan')
  await member.getByRole('button', { name: '이름, 날짜, 교통수단 고치기' }).click()
  await sheet(member).getByLabel('일정 이름').fill('혼자 걷는 이틀')
  await sheet(member).getByRole('radio', { name: '도보' }).check({ force: true })
  await expectAccessible(member)
  await chooseDates(member, inDays(32), inDays(33))
  await expect(sheet(member).getByText('없어지는 날의 장소는 마지막 날로 옮겨드려요.')).toBeVisible()
  await sheet(member).getByRole('button', { name: '저장' }).click()

  await expect(member.getByRole('heading', { name: '혼자 걷는 이틀' })).toBeVisible()
  await expect(member.getByText(/· 도보$/)).toBeVisible()
  await expectShown(member, 'ab', 'cd')
  await expectStored(member, request, planId, 'ab', 'cd')
  expect(await storedPlan(member, request, planId)).toMatchObject({ startDate: inDays(32), endDate: inDays(33) })
})

test('places come from the search and in own words, each for its day', async ({ member, request }) => {
  const { planId } = await openPlan(member, request, { days: [] })
  await expect(member.getByText('아직 비어 있는 일정이에요')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'plan-empty')

  await member.getByRole('button', { name: '첫 장소 넣기' }).click()
  await sheet(member).getByRole('button', { name: '장소 찾기' }).click()
  const first = member.getByRole('main').getByRole('listitem').first().getByRole('button')
  await first.click()
  await expect(member).toHaveURL(new RegExp(`/plan/${planId}$`))
  await expect(stopsOf(member, 1)).toHaveCount(1)

  await member.getByRole('button', { name: '2일차에 장소 추가' }).click()
  await sheet(member)
    .getByRole('button', { name: /^직접 적기/ })
    .click()
  await sheet(member).getByLabel('할 일이나 갈 곳').fill('렌터카 반납')
  await member.keyboard.press('Enter')
  await expect(stopsOf(member, 2)).toHaveText(['렌터카 반납'])
  await expect
    .poll(async () => (await storedPlan(member, request, planId)).days[1]?.spots[0]?.title)
    .toBe('렌터카 반납')
  await member.getByRole('button', { name: '뒤로' }).click()
  await expect(member).not.toHaveURL(/\/plan\//)
})

test('saved places are put into a day, and taken out again all at once', async ({ third, request }) => {
  await call(third, request, 'POST', '/api/spot-cart', { contentId: SAEBYEOL })
  await call(third, request, 'POST', '/api/spot-cart', { contentId: SEONGSAN })
  await openPlan(third, request)
  await third.getByRole('button', { name: '2일차에 장소 추가' }).click()
  await sheet(third).getByRole('button', { name: '담은 장소에서 고르기' }).click()
  await sheet(third).getByRole('checkbox', { name: '새별오름' }).check()
  await sheet(third).getByRole('checkbox', { name: '성산일출봉' }).check()
  await sheet(third).getByRole('button', { name: '2곳 넣기' }).click()
  await expect(stopsOf(third, 2)).toHaveCount(2)
  await undo(third).click()
  await expect(stopsOf(third, 2)).toHaveCount(0)
})

test('a memo and times are written down, kept and taken back', async ({ member, request }) => {
  const { planId, memo } = await openPlan(member, request)
  await choose(member, '비자림 메뉴', '시간·메모 고치기')
  await sheet(member).getByRole('textbox', { name: '메모' }).fill('돗자리 챙기기')
  await sheet(member).getByRole('button', { name: /^도착/ }).click()
  await expect(sheet(member).last().getByRole('listbox', { name: '시', exact: true })).toBeVisible()
  await sheet(member).last().getByRole('option', { name: '9', exact: true }).click()
  await sheet(member).last().getByRole('button', { name: '확인' }).click()
  await shot(member, 'plan-stop')
  await sheet(member).getByRole('button', { name: '저장' }).click()
  await expect(stop(member, '비자림')).toContainText('09:00 – 10:30')
  await expect(stop(member, '비자림')).toContainText('돗자리 챙기기')
  const stored = async () => (await storedPlan(member, request, planId)).days[0]?.spots[0]
  await expect.poll(stored).toMatchObject({ memo: '돗자리 챙기기', startTime: '09:00', endTime: '10:30' })

  await undo(member).click()
  await expect.poll(stored).toMatchObject({ memo, startTime: '10:00', endTime: '11:30' })
})

test('a finger that rests on a card drags it, within its day and into another one', async ({ member, request }) => {
  const { planId } = await openLetters(member, request, 'abc', 'd')
  await expectDraggable(member, 'a')
  await dragByTouch(member, stop(member, '할 일 a'), stop(member, '할 일 c'))
  await expectShown(member, 'bca', 'd')
  await expectStored(member, request, planId, 'bca', 'd')

  await dragByTouch(member, stop(member, '할 일 d'), stop(member, '할 일 b'))
  await expectShown(member, 'dbca', '')
  await expectStored(member, request, planId, 'dbca', '')
  await expect(toasts(member)).toContainText('1일차로 옮겼어요.')
  await undo(member).click()
  await expectStored(member, request, planId, 'bca', 'd')
})

test('keys alone move a card over the days, say where it is, and keep the focus on it', async ({ member, request }) => {
  const { planId } = await openLetters(member, request, 'ab', 'c')
  const said = member.getByRole('status').filter({ hasText: '자리' })
  await expectDraggable(member, 'b')
  await handle(member, 'b').focus()
  await member.keyboard.press('Space')
  await expect(said).toHaveText('할 일 b, 집었어요. 지금 1일차 2번째 자리예요.')
  for (const position of ['1일차 2번째', '2일차 1번째', '2일차 2번째']) {
    await member.keyboard.press('ArrowDown')
    await expect(said).toHaveText(`${position} 자리예요.`)
  }
  await member.keyboard.press('Space')
  await expectShown(member, 'a', 'cb')
  await expect(handle(member, 'b')).toBeFocused()
  await expectStored(member, request, planId, 'a', 'cb')

  await member.keyboard.press('Space')
  await expect(said).toHaveText('할 일 b, 집었어요. 지금 2일차 2번째 자리예요.')
  await member.keyboard.press('ArrowUp')
  await member.keyboard.press('Escape')
  await expectShown(member, 'a', 'cb')
})

test('before dragging is fetched buttons move a stop, and it takes over without taking the focus', async ({
  member,
  request,
}) => {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await member.route(/\/drag-parts-/, async (route) => {
    await mayCome
    await route.continue()
  })
  await openLetters(member, request, 'ab')
  await member.getByRole('button', { name: '순서 바꾸기' }).click()
  await member.getByRole('button', { name: '할 일 b 위로' }).press('Enter')
  await expectShown(member, 'ba')
  const down = member.getByRole('button', { name: '할 일 b 아래로' })
  await expect(down).toBeFocused()
  await expect(handle(member, 'b')).not.toHaveAttribute('aria-roledescription')
  letCome()
  await expectDraggable(member, 'b')
  await expect(down).toBeFocused()
})

test('single steps cross the days, keep the focus, and are undone by key', async ({ member, request }) => {
  const { planId } = await openLetters(member, request, 'a', 'b')
  await member.getByRole('button', { name: '순서 바꾸기' }).click()
  await expectAccessible(member)
  const up = member.getByRole('button', { name: '할 일 b 위로' })
  await up.press('Enter')
  await expectShown(member, 'ab', '')
  await expect(up).toBeFocused()
  await up.press('Enter')
  await expectShown(member, 'ba', '')
  await expect(member.getByRole('button', { name: '할 일 b 아래로' })).toBeFocused()
  await member.keyboard.press('Control+z')
  await member.keyboard.press('Control+z')
  await expectShown(member, 'a', 'b')
  await expectStored(member, request, planId, 'a', 'b')
})

test('a stop goes to another day by its menu, and is deleted and brought back', async ({ member, request }) => {
  const { planId } = await openLetters(member, request, 'ab', '', 'c')
  await choose(member, '할 일 a 메뉴', '다른 날로 옮기기')
  await sheet(member)
    .getByRole('button', { name: /^3일차/ })
    .click()
  await expectShown(member, 'b', '', 'ca')
  await choose(member, '할 일 b 메뉴', '삭제')
  await expectShown(member, '', '', 'ca')
  await expect(member.getByRole('button', { name: '1일차에 장소 추가' })).toBeFocused()
  await expectStored(member, request, planId, '', '', 'ca')
  await undo(member).click()
  await expectStored(member, request, planId, 'b', '', 'ca')

  await member.getByRole('radio', { name: /^3일차/ }).click({ force: true })
  await expect(day(member, 1)).toHaveCount(0)
  await expectShown(member)
  await expect(stopsOf(member, 3)).toHaveCount(2)
})

test('a warning says what is wrong, and its button puts it right', async ({ member, request }) => {
  const spots = [{ spotId: 'dark', contentId: SAEBYEOL, title: '새별오름', startTime: '21:00', endTime: '22:00' }]
  await openPlan(member, request, { days: [{ dayIndex: 0, spots }] })
  await expect(stop(member, '새별오름')).toContainText(/해가 \d\d:\d\d에 져요/)
  await shot(member, 'plan-warning')
  await expectAccessible(member)
  await stop(member, '새별오름')
    .getByRole('button', { name: /에 가기$/ })
    .click()
  await expect(stop(member, '새별오름')).not.toContainText('해가')
  await expect(member.getByText('저장됨')).toBeVisible()
  await expect(stop(member, '새별오름')).not.toContainText('해가')
})

test('where one comes too late, that stop and all behind it can be put off', async ({ member, request }) => {
  const spots = [BIJARIM, SAEBYEOL, SEONGSAN, SONGAKSAN].map((contentId, index) => ({
    spotId: String(contentId),
    contentId,
    title: '곳',
    startTime: `${10 + 2 * index}:00`,
    endTime: `${11 + 2 * index}:00`,
  }))
  const { planId } = await openPlan(member, request, { days: [{ dayIndex: 0, spots }] })
  const late = stop(member, '새별오름')
  await expect(late).toContainText('가는 데 시간이 걸려')
  await late.getByRole('button', { name: /뒤 일정 미루기$/ }).click()
  await expect(late).not.toContainText('가는 데 시간이 걸려')
  await expect(late.getByRole('button', { name: '새별오름 메뉴' })).toBeFocused()
  await expect(member.getByText('저장됨')).toBeVisible()
  const [first, second, third] = (await storedPlan(member, request, planId)).days[0]?.spots ?? []
  expect(first?.startTime).toBe('10:00')
  expect(second?.startTime?.slice(0, 3)).toBe('12:')
  expect(second?.startTime?.slice(3)).toBe(third?.startTime?.slice(3))
  expect(second?.startTime).not.toBe('12:00')
  await expect(late).not.toContainText('가는 데 시간이 걸려')
})

test('what puts two things right is offered once', async ({ member, request }) => {
  const spots = [{ spotId: 'late', contentId: BIJARIM, title: '비자림', startTime: '17:30', endTime: '18:30' }]
  const end = { hub: 'AIRPORT' }
  await openPlan(member, request, { end, endTime: '18:00', days: [{ dayIndex: 1, spots }] })
  await expect(stop(member, '비자림')).toContainText('까지 들어가야 해요.')
  await expect(stop(member, '비자림')).toContainText('떠나는 시간에 늦어요.')
  await expect(stop(member, '비자림').getByRole('button', { name: /에 가기$/ })).toHaveCount(1)
})

test('a step is taken back long after its toast is gone', async ({ member, request }) => {
  const { planId } = await openLetters(member, request, 'ab')
  await member.getByRole('button', { name: '일정 메뉴' }).click()
  await expect(member.getByRole('menuitem', { name: '되돌리기' })).toBeDisabled()
  await member.keyboard.press('Escape')
  await choose(member, '할 일 a 메뉴', '삭제')
  await choose(member, '할 일 b 메뉴', '삭제')
  await expectStored(member, request, planId, '')
  for (const left of ['b', 'ab']) {
    await choose(member, '일정 메뉴', '되돌리기')
    await expectShown(member, left)
  }
  await expectStored(member, request, planId, 'ab')
})

test('a shorter order is proposed, and taken only when one wants it', async ({ member, request }) => {
  const zigzag = [BIJARIM, SAEBYEOL, SEONGSAN].map((contentId) => ({ spotId: `${contentId}`, contentId, title: '곳' }))
  const { planId } = await openPlan(member, request, { days: [{ dayIndex: 0, spots: zigzag }] })
  const before = zigzag.map(({ spotId }) => spotId).join('')
  const propose = () => member.getByRole('button', { name: '동선 다듬기' }).click()
  await propose()
  await expect(sheet(member)).toContainText(/이동이 \d+분 짧아져요/)
  await expectAccessible(member)
  await shot(member, 'plan-proposal')
  await sheet(member).getByRole('button', { name: '그대로 두기' }).click()
  await expectStored(member, request, planId, before, '')

  await propose()
  await sheet(member).getByRole('button', { name: '이 순서로 바꾸기' }).click()
  await expect(toasts(member)).toContainText('더 짧은 순서로 바꿨어요.')
  const stored = async () => (await storedPlan(member, request, planId)).days[0]?.spots.map(({ spotId }) => spotId)
  await expect.poll(stored).not.toEqual(zigzag.map(({ spotId }) => spotId))
  await undo(member).click()
  await expectStored(member, request, planId, before, '')
})

test('only the owner sees a plan; others learn where they are', async ({ member, other, complaints, request }) => {
  const { planId } = await addPlan(member, request)
  await other.goto(`/plan/${planId}`)
  await expect(other.getByText('이미 삭제됐거나 내 일정이 아니에요')).toBeVisible()
  await expectAccessible(other)
  await choosePlanDeletion(member, planId)
  await member.goto(`/plan/${planId}`)
  await expect(member.getByText('일정을 찾을 수 없어요')).toBeVisible()
  expect(complaints.splice(0).every((text) => text.includes(`/api/plans/${planId}`))).toBe(true)
})

async function choosePlanDeletion(page: Page, planId: number) {
  await page.goto(`/plan/${planId}`)
  await choose(page, '일정 메뉴', '일정 삭제')
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page).toHaveURL(/\/mypage\/plans$/)
}

test('on paper all days are shown plainly, whichever was open', async ({ member, request }) => {
  const { title } = await openPlan(member, request, {
    days: [
      { dayIndex: 0, spots: [{ spotId: 'a', contentId: BIJARIM, title: '비자림' }] },
      { dayIndex: 1, spots: [{ spotId: 'b', title: '렌터카 반납' }] },
    ],
  })
  await member.getByRole('radio', { name: /^1일차/ }).click({ force: true })
  await expect(day(member, 2)).toHaveCount(0)
  await member.emulateMedia({ media: 'print' })
  await expect(member.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(member.getByRole('heading', { name: '렌터카 반납' })).toBeVisible()
  await expect(member.getByRole('button', { name: '완료' })).toBeHidden()
})

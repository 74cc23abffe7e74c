import type { Locator, Page } from '@playwright/test'
import { addPost, call, unique } from './community.ts'
import { isOfNetwork } from './chat.ts'
import { addContact, left } from './check-ins.ts'
import { expect, test as base } from './fixtures.ts'
import { newEmail } from './new-member.ts'
import { chooseDates, chooseDay, inDays, SAEBYEOL } from './plans.ts'
import { beginReview, dialog, openReviews, submit } from './reviews.ts'
import { goToScreen, openScreen } from './screen-visit.ts'
import { allowPosition, SHARE, start } from './sharing.ts'
import { openConsole } from './staff-desk.ts'

const test = base.extend({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    // The answer that was lost, and the refusal of a member who is on the list already.
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfNetwork(each) && !each.includes('409')))
  },
})

/** The next write to this address is done, and its sender never hears of it. */
async function loseAnswer(page: Page, path: string): Promise<() => boolean> {
  let isLost = false
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => isLost
}

type Press = (how: 'click' | 'dblclick') => Promise<void>

const pressing =
  (button: Locator): Press =>
  (how) =>
    button[how]()

/**
 * Submits what there is only one of at a time: once it is there, which is found out without the answer, there is no button.
 */
const pressingUntil =
  (isThere: Locator, button: Locator): Press =>
  (how) =>
    how === 'click' ? button.click() : expect(isThere).toBeVisible()

/** Sent, unanswered; tapped twice; back and forth. `press` is all it takes to send what is filled in. */
async function submitOverAndOver(page: Page, path: string, press: Press, count: () => Promise<number>) {
  const isLost = await loseAnswer(page, path)
  await press('click')
  await expect.poll(isLost).toBe(true)
  await expect.poll(count).toBe(1)
  const { length } = await page.evaluate(() => history)
  await press('dblclick')
  await page.waitForLoadState('networkidle')
  expect(await count()).toBe(1)
  if ((await page.evaluate(() => history)).length !== length) return
  await page.goBack()
  await page.goForward()
  await page.waitForLoadState('networkidle')
  expect(await count()).toBe(1)
}

test('F23: a post', async ({ newcomer, request }) => {
  await newcomer.goto('/community')
  await newcomer.getByRole('link', { name: '글쓰기' }).click()
  await newcomer.getByLabel('제목').fill(unique('한 번만 올릴 글'))
  await newcomer.getByLabel('내용').fill(unique('두 번 눌러도 하나예요.'))
  const list = () => call<{ content: unknown[] }>(newcomer, request, 'GET', '/api/mypage/posts')
  const button = newcomer.getByRole('button', { name: '올리기' })
  await submitOverAndOver(newcomer, '/api/community/posts', pressing(button), async () => (await list()).content.length)
})

test('F23: an inquiry', async ({ newcomer, request }) => {
  await openScreen(newcomer, '/inquiry/my')
  await goToScreen(newcomer, '/inquiry')
  await newcomer.getByLabel('제목').fill(unique('한 번만 보낼 문의'))
  await newcomer.getByLabel('내용').fill('두 번 눌러도 하나예요. 확인해주세요.')
  const list = () => call<{ inquiries: unknown[] }>(newcomer, request, 'GET', '/api/inquiries/my')
  const button = newcomer.getByRole('button', { name: '문의하기' })
  await submitOverAndOver(newcomer, '/api/inquiries', pressing(button), async () => (await list()).inquiries.length)
})

test('F23: a report', async ({ newcomer, other, request }) => {
  const { postId } = await addPost(other, request)
  await newcomer.goto(`/community/${postId}`)
  await newcomer.goto(`/report?targetPostId=${postId}`)
  await newcomer.getByText('스팸·광고').click()
  await newcomer.getByLabel('상세 내용').fill('같은 광고를 자꾸 올려요.')
  const list = () => call<{ reports: unknown[] }>(newcomer, request, 'GET', '/api/reports/my-reports')
  const button = newcomer.getByRole('button', { name: '신고하기' })
  await submitOverAndOver(newcomer, '/api/reports', pressing(button), async () => (await list()).reports.length)
})

test('F23: a trusted contact', async ({ newcomer, request }) => {
  await newcomer.goto('/safety-check/contacts')
  await newcomer.getByRole('button', { name: '메일이나 닉네임으로 추가하기' }).click()
  const sheet = newcomer.getByRole('dialog')
  await sheet.getByLabel('부르는 이름').fill('엄마')
  await sheet.getByLabel('이메일', { exact: true }).last().fill(newEmail())
  const list = () => call<unknown[]>(newcomer, request, 'GET', '/api/trusted-contacts')
  const button = sheet.getByRole('button', { name: '부탁하는 글 보내기' })
  await submitOverAndOver(newcomer, '/api/trusted-contacts', pressing(button), async () => (await list()).length)
})

test('F23: a room', async ({ newcomer, request }) => {
  await openScreen(newcomer, '/my')
  await goToScreen(newcomer, `/create-room?contentId=${SAEBYEOL}`)
  await newcomer.getByLabel('제목').fill(unique('한 번만 열 방'))
  await newcomer.getByRole('button', { name: /날짜/ }).click()
  await chooseDay(newcomer, inDays(2))
  await newcomer.getByRole('button', { name: '확인' }).click()
  await newcomer.getByRole('button', { name: /시간/ }).click()
  await newcomer.getByRole('button', { name: '확인' }).click()
  const list = () => call<{ content: unknown[] }>(newcomer, request, 'GET', '/api/mypage/chatrooms')
  const button = newcomer.getByRole('button', { name: '동행방 열기', exact: true })
  await submitOverAndOver(
    newcomer,
    '/api/chatrooms/create',
    pressing(button),
    async () => (await list()).content.length,
  )
})

test('F23: a plan made by hand', async ({ newcomer, request }) => {
  await openScreen(newcomer, '/my')
  await goToScreen(newcomer, `/plan?places=${SAEBYEOL}`)
  await chooseDates(newcomer, inDays(30), inDays(31))
  await newcomer.getByRole('radio', { name: /직접 짜기/ }).check({ force: true })
  const list = () => call<{ content: unknown[] }>(newcomer, request, 'GET', '/api/mypage/plans')
  const button = newcomer.getByRole('button', { name: '직접 일정 짜기', exact: true })
  await submitOverAndOver(newcomer, '/api/plans', pressing(button), async () => (await list()).content.length)
})

test('F23: a plan made by itself', async ({ newcomer, request }) => {
  await openScreen(newcomer, '/my')
  await goToScreen(newcomer, `/plan?places=${SAEBYEOL}`)
  await chooseDates(newcomer, inDays(30), inDays(31))
  const list = () => call<{ content: unknown[] }>(newcomer, request, 'GET', '/api/mypage/plans')
  const button = newcomer.getByRole('button', { name: '일정 짜주기' })
  const press: Press = async (how) => {
    await button[how]()
    if (how === 'dblclick') await expect(newcomer).toHaveURL(/\/plan\/\d+$/)
  }
  await submitOverAndOver(newcomer, '/api/plans/ai', press, async () => (await list()).content.length)
})

test('F23: a review', async ({ newcomer, request }) => {
  await newcomer.goto('/my')
  await beginReview(newcomer, SAEBYEOL, unique('한 번만 쓸 리뷰'))
  const list = () => call<{ content: unknown[] }>(newcomer, request, 'GET', '/api/mypage/reviews')
  const press: Press = async (how) => {
    await submit(newcomer)
    await dialog(newcomer).getByRole('button', { name: '리뷰만 등록' })[how]()
    if (how === 'dblclick') await openReviews(newcomer, SAEBYEOL)
  }
  await submitOverAndOver(newcomer, '/api/reviews', press, async () => (await list()).content.length)
})

test('F23: a comment', async ({ newcomer, other, request }) => {
  const { postId } = await addPost(other, request)
  await openScreen(newcomer, '/my')
  await goToScreen(newcomer, `/community/${postId}`)
  await newcomer.getByRole('textbox', { name: '댓글' }).fill(unique('한 번만 남길 말'))
  const path = `/api/community/posts/${postId}/comments`
  const list = () => call<{ content: unknown[] }>(newcomer, request, 'GET', path)
  const button = newcomer.getByRole('button', { name: /^(?:보내기|다시 올리기)$/ }).and(newcomer.locator(':enabled'))
  await submitOverAndOver(newcomer, path, pressing(button), async () => (await list()).content.length)
})

test('F23: a correction of a place', async ({ newcomer, request }) => {
  await openScreen(newcomer, '/my')
  await goToScreen(newcomer, `/search-detail/${SAEBYEOL}`)
  await newcomer.getByRole('button', { name: '정보가 다른가요?' }).click()
  const sheet = newcomer.getByRole('dialog', { name: '정보가 실제와 다른가요?' })
  await sheet.getByText('정보가 달라요').click()
  await sheet.getByLabel('자세한 내용').fill('주차장이 반대쪽으로 옮겼어요')
  const button = sheet.getByRole('button', { name: '보내기' })
  const list = () => call<{ inquiries: unknown[] }>(newcomer, request, 'GET', '/api/inquiries/my')
  const path = `/${SAEBYEOL}/corrections`
  await submitOverAndOver(newcomer, path, pressing(button), async () => (await list()).inquiries.length)
})

test('F23: a timer for the way home', async ({ newcomer, request }) => {
  await addContact(newcomer, request)
  await openScreen(newcomer, '/my')
  await goToScreen(newcomer, '/safety-check/timer')
  const current = () => call<{ checkIn: unknown }>(newcomer, request, 'GET', '/api/check-ins/current')
  const past = () => call<{ content: unknown[] }>(newcomer, request, 'GET', '/api/check-ins')
  const button = newcomer.getByRole('button', { name: '귀가 타이머 켜기' })
  const press = pressingUntil(left(newcomer), button)
  await submitOverAndOver(newcomer, '/api/check-ins', press, async () => {
    const [{ checkIn }, { content }] = [await current(), await past()]
    return (checkIn === null ? 0 : 1) + content.length
  })
})

test('F23: a shared position', async ({ newcomer, context, request }) => {
  await allowPosition(context)
  await openScreen(newcomer, '/my')
  await goToScreen(newcomer, SHARE)
  await newcomer.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
  const list = () => call<unknown[]>(newcomer, request, 'GET', '/api/location-shares')
  const press = pressingUntil(newcomer.getByText('위치를 공유하고 있어요').last(), start(newcomer))
  await submitOverAndOver(newcomer, '/api/location-shares', press, async () => (await list()).length)
})

test('F23: a notice of the staff', async ({ browser, request, complaints }) => {
  const desk = await openConsole(browser, request, complaints, '/admin/notices')
  await desk.getByRole('link', { name: '공지 쓰기' }).click()
  const title = unique('한 번만 쓸 공지')
  await desk.getByLabel('제목').fill(title)
  await desk.getByLabel('내용').fill('두 번 눌러도 하나예요.')
  const list = () => call<{ content: { title: string }[] }>(desk, request, 'GET', '/api/admin/notices')
  const button = desk.getByRole('button', { name: '초안으로 저장' })
  await submitOverAndOver(desk, '/api/admin/notices', pressing(button), async () => {
    const { content } = await list()
    return content.filter((each) => each.title === title).length
  })
  await desk.context().close()
})

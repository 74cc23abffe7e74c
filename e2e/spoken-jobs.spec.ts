import { signIn } from './account.ts'
import { addRoomOf } from './chat.ts'
import { unique } from './community.ts'
import { DEMO_PASSWORD, expect, OTHER_EMAIL, test } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { BIJARIM, SAEBYEOL } from './plans.ts'
import { listenTo } from './spoken.ts'

/**
 * The ten commonest jobs, by the accessibility tree alone: each control says what it is when it gets the focus, and each step is followed by
 * something that is said, which is a live region, the focus that moves, or what has become of the control that was pressed.
 */

test('logging in, a place to eat that is rated well, saving it', async ({ visitor: page }) => {
  const reader = await listenTo(page)
  await page.goto('/login')
  await reader.write(page.getByLabel('이메일'), OTHER_EMAIL)
  await reader.write(page.getByLabel('비밀번호', { exact: true }), DEMO_PASSWORD)
  await reader.act(page.getByRole('button', { name: '로그인', exact: true }), /^main \S/m)
  await expect(page).toHaveURL(/\/$/)

  await reader.act(page.getByRole('link', { name: '탐색', exact: true }), /^main \S/m)
  await reader.act(page.getByRole('radio', { name: '전체' }), /^radio 관광지.* checked=true[\s\S]*곳/m, 'ArrowRight')
  await reader.act(page.getByRole('button', { name: '필터' }), /^dialog 필터|필터/m)
  const sheet = page.getByRole('dialog', { name: '필터' })
  await reader.act(sheet.getByRole('radio', { name: '평점 순' }), /^radio 평점 순.* checked=true/m, 'Space')
  await reader.act(sheet.getByRole('button', { name: '적용하기' }), /평점 순/)
  await reader.act(page.getByRole('main').getByRole('listitem').getByRole('link').first(), /^main \S/m)
  await expect(page).toHaveURL(/\/search-detail\//)
  await reader.act(page.getByRole('button', { name: /(?:담기|담김|빼기)$/ }).first(), /담았|뺐|pressed=|담긴/)
  expect(reader.steps()).toBe(10)
})

test('a plan of two days', async ({ newcomer: page }) => {
  const reader = await listenTo(page)
  await page.goto(`/plan?places=${BIJARIM},${SAEBYEOL}`)
  await reader.act(page.getByRole('button', { name: /^여행 날짜/ }), /dialog|여행 날짜|날짜/)
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('grid').waitFor()
  const day = calendar.locator('[data-day][tabindex="0"]')
  await reader.act(day, /\d+월 \d+일/, 'ArrowDown')
  await reader.act(day, /pressed=true/)
  await reader.act(day, /\d+월 \d+일/, 'ArrowRight')
  await reader.act(day, /pressed=true/)
  await reader.act(calendar.getByRole('button', { name: '확인' }), /^button 여행 날짜.*\d/m)
  await reader.act(page.getByRole('button', { name: '일정 짜주기' }), /살펴보고 있어요/)
  await expect(page).toHaveURL(/\/plan\/\d+/, { timeout: 30_000 })
  expect(reader.steps()).toBe(7)
})

test('a room: joining, the conversation, a message', async ({ newcomer: page, other, request }) => {
  const roomId = await addRoomOf(request, [other])
  const reader = await listenTo(page)
  await page.goto(`/room/${roomId}`)
  await reader.act(page.getByRole('button', { name: '입장하기' }), /^(?:main|textbox|alertdialog|dialog|button) \S/m)
  await expect(page).toHaveURL(/\/chat-room\//)
  const words = unique('안녕하세요')
  await reader.write(page.getByRole('textbox', { name: '메시지' }), words)
  await reader.act(page.getByRole('textbox', { name: '메시지' }), /메시지를 보냈어요/)

  await page.goto('/mypage/rooms')
  await reader.act(page.getByRole('main').getByRole('listitem').getByRole('link').first(), /^(?:main|textbox) \S/m)
  await expect(page).toHaveURL(/\/chat-room\//)
  expect(reader.steps()).toBe(4)
})

test('a question in the community, and an answer to it', async ({ newcomer: page }) => {
  const reader = await listenTo(page)
  await page.goto('/community')
  await reader.act(page.getByRole('link', { name: '글쓰기' }), /^(?:main|textbox) \S/m)
  await reader.act(page.getByRole('radio').first(), /^radio .*checked=true/m, 'ArrowRight')
  const title = unique('막차가 몇 시예요?')
  await reader.write(page.getByRole('textbox', { name: '제목' }), title)
  await reader.write(page.getByRole('textbox', { name: '내용' }), '성산에서 제주시로 돌아가려고요.')
  await reader.act(page.getByRole('button', { name: /^(?:등록|올리기|글 올리기|등록하기)/ }), /^main \S|등록|올렸/m)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await reader.write(page.getByRole('textbox', { name: /댓글/ }), '저도 궁금해요.')
  await reader.act(page.getByRole('button', { name: '보내기' }), /댓글을 올렸어요/)
  expect(reader.steps()).toBe(7)
})

test('a review of a place one has been to', async ({ newcomer: page }) => {
  const reader = await listenTo(page)
  await page.goto(`/write-review?contentId=${SAEBYEOL}`)
  await reader.act(page.getByRole('button', { name: /방문한 날/ }), /dialog|방문한 날/)
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('grid').waitFor()
  // Today is chosen already; it was yesterday.
  await reader.act(calendar.locator('[data-day][tabindex="0"]'), /^button \d+월 \d+일/m, 'ArrowLeft')
  await reader.act(calendar.locator('[data-day][tabindex="0"]'), /pressed=true/)
  await reader.act(calendar.getByRole('button', { name: '확인' }), /^button 방문한 날.*\d/m)
  await reader.act(page.getByRole('radio', { name: '4점' }), /^radio 4점.*checked=true/m, 'Space')
  await reader.act(page.getByRole('radio', { name: '쉬움' }), /^radio 쉬움.*checked=true/m, 'Space')
  await reader.write(page.getByRole('textbox'), '바람이 세지만 혼자 걷기 좋아요.')
  await reader.act(page.getByRole('button', { name: '리뷰 등록하기' }), /dialog|인증/)
  await reader.act(page.getByRole('dialog').getByRole('button', { name: '리뷰만 등록' }), /등록|리뷰/)
  expect(reader.steps()).toBe(9)
})

test('help: the rescue card from any screen, and a timer of one’s own', async ({ visitor: page, request }) => {
  await signIn(page, await newMember(request))
  const reader = await listenTo(page)
  await page.goto('/community')
  await reader.act(page.getByRole('button', { name: '도움 받기' }), /도움이 필요할 때|119/)
  await reader.act(page.getByRole('dialog').getByRole('link', { name: '구조 카드' }), /^main \S/m)
  await expect(page).toHaveURL(/\/rescue/)

  await page.goto('/safety-check/timer')
  await reader.act(page.getByRole('button', { name: '나만의 타이머 켜기' }), /^main \S/m)
  await expect(page).toHaveURL(/\/timer\/\d+$/)
  expect(reader.steps()).toBe(3)
})

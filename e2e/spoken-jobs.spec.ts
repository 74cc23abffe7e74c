import { signIn } from './account.ts'
import { toasts, unique } from './community.ts'
import { expect, test } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { BIJARIM, inDays } from './plans.ts'
import { addRoom, joinRoom } from './rooms.ts'
import { listenTo } from './spoken.ts'

/**
 * The ten commonest jobs by the accessibility tree alone: every control says what it is when it gets the focus, and every step is
 * followed by something said: a live region, the focus that moves, or the new state of what was pressed.
 */

test('finding one’s way in, a place for a meal, and keeping it: each step is said', async ({ visitor: page, request }) => {
  const member = await newMember(request)
  const reader = await listenTo(page)
  await page.goto('/login')
  await reader.write(page.getByLabel('이메일'), member.email)
  await reader.write(page.getByLabel('비밀번호', { exact: true }), 'olle-course-7')
  await reader.act(page.getByRole('button', { name: '로그인', exact: true }), /main |heading /)
  await expect(page).toHaveURL(/\/$/)

  await reader.act(page.getByRole('link', { name: '탐색', exact: true }), /main 탐색/)
  await reader.act(page.getByRole('radio', { name: '음식점' }), /radio 음식점.*checked=true[\s\S]*곳/, 'Space')
  await reader.act(page.getByRole('button', { name: '필터' }), /dialog|필터/)
  await reader.act(page.getByRole('dialog').getByRole('radio', { name: '평점 순' }), /평점 순.*checked=true/, 'Space')
  await reader.act(page.getByRole('dialog').getByRole('button', { name: /보기|적용/ }), /평점 순/)
  await reader.act(page.getByRole('main').getByRole('listitem').getByRole('link').first(), /main /)
  await reader.act(page.getByRole('button', { name: /담기$/ }).first(), /담았|pressed=true/)
  expect(reader.steps()).toBe(9)
})

test('a room: joining, and what is said in it', async ({ newcomer: page, other, request }) => {
  const { roomId } = await addRoom(other, request)
  await joinRoom(page, request, roomId)
  const reader = await listenTo(page)
  await page.goto('/mypage/rooms')
  await reader.act(page.getByRole('main').getByRole('listitem').getByRole('link').first(), /main |textbox /)
  await expect(page).toHaveURL(/chat-room/)
  await reader.write(page.getByRole('textbox', { name: '메시지' }), '안녕하세요')
  await reader.act(page.getByRole('textbox', { name: '메시지' }), /안녕하세요/)
})

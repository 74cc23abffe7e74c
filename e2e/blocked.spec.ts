import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { choose, toasts, unique } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { api } from './trusted-contacts.ts'

const ownId = (page: Page) => page.evaluate(() => localStorage.getItem('userId'))

const NOTE = '내가 차단한 사람이에요.'

test('a page that was rendered for strangers shows a member nothing of somebody they have blocked', async ({
  newcomer,
  request,
  complaints,
}) => {
  const rude = await newMember(request)
  const title = unique('같이 걸어요')
  const draft = { postCategory: 'QUESTION', title, content: '여기로 오세요.' }
  const { postId } = await api<{ postId: number }>(request, rude, 'POST', '/api/community/posts', draft)
  const heading = newcomer.getByRole('heading', { name: title })
  let letAnswer = () => {}
  const isAnswering = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  const APP = /\/assets\/app-[^/]*\.js$/

  // A member who has blocked no one reads the second such page before the app is there. At the first, the device does not know it yet.
  const asked = newcomer.waitForResponse((reply) => reply.url().includes('/api/mypage/blocks'))
  await newcomer.goto(`/community/${postId}`)
  await expect(heading).toBeVisible()
  await asked
  await newcomer.route(APP, (route) => route.abort())
  await newcomer.goto(`/community/${postId}`)
  await expect(heading).toBeVisible()

  await newcomer.unroute(APP)
  await newcomer.goto(`/profile/${rude.id}`)
  await choose(newcomer, '프로필 메뉴', '차단하기')
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '차단하기' }).click()
  await expect(newcomer.getByText(NOTE)).toBeVisible()
  await newcomer.route(APP, (route) => route.abort())
  await newcomer.goto(`/community/${postId}`)
  await expect(newcomer.locator('html')).toHaveClass(/is-own/)
  await expect(newcomer.getByText(title)).toBeHidden()
  await expect(newcomer.locator('.boot')).toBeVisible()
  await expect(newcomer.locator('.boot')).toHaveText('혼저.')
  await shot(newcomer, 'page-hidden')

  // What is kept for it may be spoilt, and is then no leave to show the page.
  await newcomer.evaluate((key) => localStorage.setItem(key, 'spoilt'), `blocks-none:${await ownId(newcomer)}`)
  await newcomer.reload()
  await expect(newcomer.locator('html')).toHaveClass(/is-own/)
  await newcomer.evaluate((key) => localStorage.removeItem(key), `blocks-none:${await ownId(newcomer)}`)

  await newcomer.unroute(APP)
  await newcomer.getByRole('link', { name: /다시 불러오기$/ }).click()
  await expect(newcomer.getByText('게시글을 찾을 수 없어요')).toBeVisible()
  await expect(newcomer.getByRole('link', { name: /다시 불러오기$/ })).toHaveCount(0)

  // Nor when the app is there and still waits for the server.
  await newcomer.route(`**/api/community/posts/${postId}`, async (route) => {
    await isAnswering
    await route.continue()
  })
  const question = newcomer.waitForRequest(`**/api/community/posts/${postId}`)
  await newcomer.goto(`/community/${postId}`)
  await question
  await expect(newcomer.getByRole('main')).toBeVisible()
  await expect(newcomer.getByText(title)).toHaveCount(0)
  letAnswer()
  await expect(newcomer.getByText('게시글을 찾을 수 없어요')).toBeVisible()
  // The browser reports what is not there, and what was kept from coming.
  complaints.splice(0, complaints.length)
})

test('a profile says that one has blocked its member, whose post and room are not there, until it is lifted', async ({
  newcomer,
  request,
  complaints,
}) => {
  const rude = await newMember(request)
  const title = unique('같이 걸어요')
  const draft = { postCategory: 'QUESTION', title, content: '여기로 오세요.' }
  const { postId } = await api<{ postId: number }>(request, rude, 'POST', '/api/community/posts', draft)
  const joinDate = new Date(Date.now() + 20 * 86_400_000)
  const room = { title: unique('비자림 걷기'), contentId: 126472, joinDate, maxMembers: 4 }
  const { chatRoomId } = await api<{ chatRoomId: number }>(request, rude, 'POST', '/api/chatrooms/create', room)

  await newcomer.goto(`/profile/${rude.id}`)
  await expect(newcomer.getByRole('heading', { name: rude.nickName })).toBeVisible()
  await expect(newcomer.getByText(NOTE)).toHaveCount(0)
  await choose(newcomer, '프로필 메뉴', '차단하기')
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '차단하기' }).click()
  await expect(newcomer.getByText(NOTE)).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'profile-blocked')

  await newcomer.goto(`/community/${postId}`)
  await expect(newcomer.getByText('게시글을 찾을 수 없어요')).toBeVisible()
  await newcomer.goto(`/room/${chatRoomId}`)
  await expect(newcomer.getByText('동행방을 찾을 수 없어요')).toBeVisible()

  await newcomer.goto(`/profile/${rude.id}`)
  await newcomer.getByRole('button', { name: '차단 풀기' }).click()
  await expect(toasts(newcomer)).toContainText('차단을 풀었어요.')
  await expect(newcomer.getByText(NOTE)).toHaveCount(0)
  await newcomer.goto(`/community/${postId}`)
  await expect(newcomer.getByRole('heading', { name: title })).toBeVisible()
  // The browser reports what is not there.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')))
})

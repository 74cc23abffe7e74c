import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addPost, call, choose, NICKNAME, OTHER_NICKNAME, unique } from './community.ts'
import { expect, shot, test } from './fixtures.ts'

const commentField = (page: Page) => page.getByRole('textbox', { name: /댓글|답글/ })
const comments = (page: Page) => page.getByRole('region', { name: /^댓글/ })
/** Other tests let the same member hear of other things meanwhile. */
const newsOf = (page: Page, title: string) =>
  page.getByRole('list', { name: '알림' }).getByRole('link').filter({ hasText: title }).first()

async function write(page: Page, text: string) {
  await commentField(page).fill(text)
  await page.getByRole('button', { name: '보내기' }).click()
}

test('two members talk under a post, and hear of it', async ({ member, other, request }) => {
  const { postId, title } = await addPost(member, request)
  await call(member, request, 'PUT', '/api/notifications/read-all')
  const first = unique('저도 궁금했어요')

  await test.step('one comments, names the writer and is shown the comment', async () => {
    await other.goto(`/community/${postId}`)
    await expect(other.getByRole('button', { name: '보내기' })).toBeDisabled()
    const option = other.getByRole('option', { name: NICKNAME })
    await commentField(other).pressSequentially('@')
    await expect(option).toBeVisible()
    // The offer stays while the answer for what is typed since is still to come.
    await other.route('**/mentionable?q=*', () => {})
    await commentField(other).pressSequentially('바람')
    await expect(option).toBeVisible()
    await other.unroute('**/mentionable?q=*')
    await expectAccessible(other)
    await shot(other, 'mention')
    await commentField(other).press('Enter')
    await expect(commentField(other)).toHaveValue(`@${NICKNAME} `)
    await commentField(other).pressSequentially(`님 ${first}`)
    await commentField(other).press('Enter')
    await expect(comments(other).getByText(first)).toBeVisible()
    await expect(comments(other).getByRole('link', { name: `@${NICKNAME}` })).toBeVisible()
    await expect(commentField(other)).toHaveValue('')
    await expect(comments(other).getByRole('heading')).toHaveText('댓글 1')
  })

  await test.step('the writer hears of it by the bell', async () => {
    await member.goto('/')
    await member.getByRole('link', { name: '알림, 새 소식 있음' }).click()
    const news = newsOf(member, title)
    await expect(news).toContainText(OTHER_NICKNAME)
    await expect(news).toContainText('읽지 않음')
    await expectAccessible(member)
    await shot(member, 'alarm')
    await news.click()
    await expect(member).toHaveURL(new RegExp(`/community/${postId}$`))
  })

  await test.step('and answers in the thread', async () => {
    await member.getByRole('button', { name: `${OTHER_NICKNAME}님에게 답글 달기` }).click()
    await expect(commentField(member)).toBeFocused()
    await expect(member.getByText(`${OTHER_NICKNAME}님에게 답글 쓰는 중`)).toBeVisible()
    await write(member, unique('고마워요'))
    await expect(member.getByRole('list', { name: '답글' }).getByText(/^고마워요/)).toBeVisible()
    await shot(member, 'comments')
    await member.goto('/alarm')
    await expect(newsOf(member, title)).not.toContainText('읽지 않음')
  })

  await test.step('the first one deletes: the answered comment leaves its stone', async () => {
    await other.reload()
    await choose(other, `${OTHER_NICKNAME}님의 댓글 메뉴`, '삭제')
    await other.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
    await expect(comments(other).getByText('삭제된 댓글이에요')).toBeVisible()
    await expect(comments(other).getByText(/^고마워요/)).toBeVisible()
    await expect(comments(other).getByRole('heading')).toHaveText('댓글 1')
    await expect(comments(other).getByRole('button', { name: /답글 달기/ })).toHaveCount(0)
  })

  await test.step('what one commented on is among one’s own', async () => {
    await member.goto('/mypage/comments')
    await expect(member.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  })
})

test('a comment that does not get through stays, and is sent again once', async ({ member, request, complaints }) => {
  const { postId } = await addPost(member, request)
  const text = unique('끊겨도 남아요')
  await member.goto(`/community/${postId}`)
  await commentField(member).fill(text)
  await member.reload()
  await expect(commentField(member)).toHaveValue(text)

  await member.route('**/comments', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await member.getByRole('button', { name: '보내기' }).click()
  await expect(comments(member).getByRole('alert')).toContainText('서버에 연결할 수 없습니다.')
  await shot(member, 'comment-failed')
  await member.unroute('**/comments')
  await member.reload()
  await comments(member).getByRole('button', { name: '다시 올리기' }).click()
  await expect(comments(member).getByRole('alert')).toHaveCount(0)
  await expect(comments(member).getByText('올리는 중')).toHaveCount(0)
  await expect(comments(member).getByText(text)).toHaveCount(1)
  await member.reload()
  await expect(comments(member).getByText(text)).toHaveCount(1)
  expect(complaints.splice(0)).toHaveLength(1)
})

test('threads come in pages; a new comment is shown at once all the same', async ({ member, request }) => {
  const { postId } = await addPost(member, request)
  for (let i = 1; i <= 25; i += 1) {
    await call(member, request, 'POST', `/api/community/posts/${postId}/comments`, { content: unique(`${i}번째`) })
  }
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await member.route('**/comments?*cursor=*', async (route) => {
    await isLetThrough
    await route.continue().catch(() => {})
  })
  await member.goto(`/community/${postId}`)
  await expect(comments(member).getByText(/^20번째/)).toBeVisible()
  const text = unique('마지막에 써요')
  await write(member, text)
  await expect(comments(member).getByRole('link', { name: NICKNAME })).toHaveCount(21)
  await expect(comments(member).getByText(text)).toBeInViewport()
  letThrough()
  await expect(comments(member).getByText(/^25번째/)).toBeVisible()
  await expect(comments(member).getByText(text)).toHaveCount(1)
})

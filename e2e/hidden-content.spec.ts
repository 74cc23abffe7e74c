import type { APIRequestContext } from '@playwright/test'
import { newMember, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addPost, call } from './community.ts'
import { DEMO_PASSWORD, expect, shot, test, type Session } from './fixtures.ts'
import { BIJARIM } from './plans.ts'
import { openConsole } from './staff-desk.ts'
import { memberPhone } from './trusted-contacts.ts'

/** Members of the demo, whose accounts are older than a day. */
const REPORTERS = ['gamgyul', 'oreum', 'whaleshark', 'postcard', 'tableforone']

async function api<T>(request: APIRequestContext, path: string, data: object, as?: Session): Promise<T> {
  const headers: Record<string, string> = as === undefined ? {} : { authorization: `Bearer ${as.accessToken}` }
  const reply = await request.post(path, { data, headers })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return ((await reply.json()) as { result: T }).result
}

test('what five members report is hidden: its author hears of it, opens it and answers; staff see by which reports', async ({
  visitor: author,
  browser,
  request,
  complaints,
}) => {
  test.slow()
  await signIn(author, await newMember(request))
  const { postId, title } = await addPost(author, request)
  for (const name of REPORTERS) {
    const login = { email: `${name}@honjeo.example`, password: DEMO_PASSWORD }
    const reporter = await api<Session>(request, '/api/auth/login', login)
    await api(request, '/api/reports', { reason: 'FRAUD', detail: '돈을 달라고 해요.', targetPostId: postId }, reporter)
  }
  const { page: reader } = await memberPhone(browser, request, complaints)
  await reader.goto(`/community/${postId}`)
  await expect(reader.getByText('게시글을 찾을 수 없어요')).toBeVisible()
  complaints.length = 0

  await author.goto('/')
  await author.getByRole('link', { name: /^알림/ }).click()
  await author.getByText('여러 사람이 신고해서 내 게시글을 잠시 가렸어요. 운영자가 확인하고 있어요.').click()
  await expect(author).toHaveURL(new RegExp(`/community/${postId}$`))
  await expect(author.getByRole('heading', { name: title })).toBeVisible()
  await expect(author.getByText('가려져서 지금은 나에게만 보여요.')).toBeVisible()
  // Loaded again, the page asks for the post ahead as a visitor, who gets none; the author's own call counts.
  await author.reload()
  await expect(author.getByText('가려져서 지금은 나에게만 보여요.')).toBeVisible()
  complaints.length = 0
  await expect(author.getByRole('button', { name: '공유하기' })).toHaveCount(0)
  await expectAccessible(author)
  await shot(author, 'hidden-post')
  await author.getByRole('link', { name: '의견 보내기' }).click()
  await expect(author.getByLabel('제목')).toHaveValue(`가려진 게시글을 다시 봐주세요 (글 번호 ${postId})`)
  await author.getByLabel('내용').fill('돈 얘기는 한 적이 없어요.')
  await author.getByRole('button', { name: '문의하기', exact: true }).click()
  await expect(author).toHaveURL(/\/inquiry\/my$/)

  const desk = await openConsole(browser, request, complaints, '/admin/reports?status=PENDING&targetType=POST')
  await desk.getByRole('link', { name: title }).first().click()
  await expect(desk.getByText('신고 5건으로 자동으로 숨겨졌어요.')).toBeVisible()
  await expectAccessible(desk)
  await shot(desk, 'admin-hidden-by-reports')
})

test('who was removed from a room finds what was said there, and reports it', async ({ newcomer, request }) => {
  test.slow()
  const host = await newMember(request)
  const joinDate = new Date(Date.now() + 86_400_000).toISOString()
  const draft = { title: '노을 보러 가요', contentId: BIJARIM, joinDate, maxMembers: 4 }
  const { chatRoomId } = await api<{ chatRoomId: number }>(request, '/api/chatrooms/create', draft, host)
  await call(newcomer, request, 'POST', `/api/chatrooms/${chatRoomId}/join`)
  const guestId = await newcomer.evaluate(() => localStorage.getItem('userId'))
  const removed = await request.delete(`/api/chatrooms/${chatRoomId}/users/${guestId}`, {
    headers: { authorization: `Bearer ${host.accessToken}` },
  })
  expect(removed.ok()).toBe(true)

  await newcomer.goto('/')
  await newcomer.getByRole('link', { name: /^알림/ }).click()
  await newcomer.getByText('방장이 ‘노을 보러 가요’ 동행방에서 나를 내보냈어요.').click()
  await expect(newcomer).toHaveURL(new RegExp(`/report/rooms/${chatRoomId}$`))
  await expect(newcomer.getByText('참여하는 동안 나눈 대화가 없어요')).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'left-room')
  await newcomer.getByRole('link', { name: '동행방 신고' }).click()
  await newcomer.getByText('약속 불이행(노쇼)').click()
  await newcomer.getByLabel('상세 내용').fill('만나기로 하고 안 왔어요.')
  await newcomer.getByRole('button', { name: '신고하기' }).click()
  await expect(newcomer.getByRole('region', { name: '알림 메시지' })).toContainText('신고가 접수되었습니다.')

  await newcomer.goto('/report')
  await newcomer.getByRole('link', { name: /나온 동행방/ }).click()
  await expect(newcomer.getByRole('list', { name: '나온 동행방' }).getByRole('link')).toContainText(['노을 보러 가요'])
})

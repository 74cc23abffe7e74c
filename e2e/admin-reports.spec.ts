import type { APIRequestContext, Page } from '@playwright/test'
import { newMember, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addPost, call, toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { openConsole } from './staff-desk.ts'

const REASON = '광고를 되풀이해서 올렸어요.'
const ANSWER = '규칙을 어긴 글이라 내렸어요.'

async function reportPost(page: Page, request: APIRequestContext, targetPostId: number) {
  const draft = { reason: 'SPAM', detail: '같은 광고를 자꾸 올려요.', targetPostId }
  return (await call<{ reportId: number }>(page, request, 'POST', '/api/reports', draft)).reportId
}

test('a report ends in a hidden post and a suspended author, and who reported hears of it', async ({
  visitor,
  newcomer,
  browser,
  request,
  complaints,
}) => {
  test.slow()
  const offender = await newMember(request)
  const phone = await browser.newContext()
  const author = await phone.newPage()
  await signIn(author, offender)
  const { postId, title } = await addPost(author, request)
  const reportId = await reportPost(newcomer, request, postId)

  const desk = await openConsole(browser, request, complaints, '/admin/reports?status=PENDING&targetType=POST')
  await desk.getByRole('link', { name: title }).click()
  await expect(desk).toHaveURL(new RegExp(`/admin/reports/${reportId}$`))
  await expect(desk.getByText('같은 광고를 자꾸 올려요.')).toBeVisible()
  await expect(desk.getByRole('region', { name: '신고된 게시글' }).getByText(title)).toHaveCount(2)
  await expectAccessible(desk)
  await shot(desk, 'admin-report')

  const submit = desk.getByRole('button', { name: '처리 마치기' })
  await submit.click()
  await expect(desk.getByText('처리 결과를 골라주세요.')).toBeVisible()
  await desk.getByText('조치완료').click()
  await submit.click()
  const answer = desk.getByLabel('신고한 회원에게 보낼 답변')
  await expect(answer).toBeFocused()
  await answer.fill(ANSWER)
  await desk.reload()
  await expect(answer).toHaveValue(ANSWER)
  await desk.getByText('조치완료').click()
  await desk.getByText('숨기기', { exact: true }).click()
  await desk.getByText('이용 정지', { exact: true }).click()
  await desk.getByRole('button', { name: '3일' }).click()
  await desk.getByLabel('회원에게 보일 사유').fill(REASON)
  await submit.click()
  const sure = desk.getByRole('alertdialog', { name: `${offender.nickName}님을 3일 동안 정지할까요?` })
  await sure.getByRole('button', { name: '정지하기' }).click()
  await expect(desk.getByRole('region', { name: '처리한 신고예요' })).toContainText(ANSWER)
  await expect(desk.getByRole('region', { name: '신고받은 회원' })).toContainText(REASON)
  await shot(desk, 'admin-report-decided')

  await visitor.goto(`/community/${postId}`)
  await expect(visitor.getByText('게시글을 찾을 수 없어요').first()).toBeVisible()
  await author.goto('/my')
  await expect(author).toHaveURL(/\/suspended$/)
  await expect(author.getByText(REASON)).toBeVisible()
  await newcomer.goto('/alarm')
  await newcomer.getByRole('list', { name: '알림' }).getByRole('link', { name: /신고/ }).click()
  await expect(newcomer).toHaveURL(new RegExp(`/report/${reportId}$`))
  await expect(newcomer.getByText(ANSWER)).toBeVisible()

  // The browser reports what the post and the suspended member were answered.
  complaints.splice(0)
  await phone.close()
  await desk.context().close()
})

test('who comes second hears so, and sees what was decided', async ({
  newcomer,
  other,
  browser,
  request,
  complaints,
}) => {
  const { postId } = await addPost(other, request)
  const reportId = await reportPost(newcomer, request, postId)
  const desk = await openConsole(browser, request, complaints, `/admin/reports/${reportId}`)
  await desk.getByText(/^반려/).click()
  await desk.getByLabel('신고한 회원에게 보낼 답변').fill('제가 본 결과예요.')
  await call(desk, request, 'POST', `/api/admin/reports/${reportId}/decision`, {
    status: 'REVIEWED',
    note: '먼저 처리한 결과예요.',
  })
  await desk.getByRole('button', { name: '처리 마치기' }).click()
  await expect(toasts(desk)).toContainText('다른 운영자가 먼저 처리했어요.')
  await expect(desk.getByText('먼저 처리한 결과예요.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await desk.context().close()
})

test('the queue is narrowed by its address, and decided with the keyboard alone', async ({
  newcomer,
  other,
  browser,
  request,
  complaints,
}) => {
  const { postId, title } = await addPost(other, request)
  await reportPost(newcomer, request, postId)
  const desk = await openConsole(browser, request, complaints, '/admin/reports')
  await desk.getByLabel('상태').selectOption('접수됨')
  await desk.getByLabel('사유').selectOption('스팸·광고')
  await desk.getByLabel('대상').selectOption('게시글')
  await expect(desk).toHaveURL(/\?status=PENDING&reason=SPAM&targetType=POST$/)

  const row = desk.getByRole('link', { name: title })
  await row.focus()
  await desk.keyboard.press('Enter')
  await desk.getByRole('radio', { name: /^조치완료/ }).focus()
  await desk.keyboard.press('ArrowDown')
  await expect(desk.getByRole('radio', { name: /^검토완료/ })).toBeChecked()
  await desk.getByLabel('답변 틀 넣기').focus()
  await desk.keyboard.press('ArrowDown')
  const answer = desk.getByLabel('신고한 회원에게 보낼 답변')
  await expect(answer).not.toHaveValue('')
  await desk.getByRole('button', { name: '처리 마치기' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('region', { name: '처리한 신고예요' }).getByRole('link')).toBeFocused()
  await desk.goBack()
  await expect(desk).toHaveURL(/\?status=PENDING&reason=SPAM&targetType=POST$/)
  await expect(row).toHaveCount(0)
  await desk.context().close()
})

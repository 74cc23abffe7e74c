import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addPost, call, choose, toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo } from './pictures.ts'
import { expectNoSidewaysScroll } from './narrow.ts'

const mine = (page: Page) => page.getByRole('list', { name: '내 신고' }).getByRole('listitem')
const send = (page: Page) => page.getByRole('button', { name: '신고하기' })
const reasons = (page: Page) => page.getByRole('group', { name: '신고 사유' }).getByRole('radio')

/** Fills in what a report has to have. */
async function fill(page: Page, detail: string) {
  await page.getByText('스팸·광고').click()
  await page.getByLabel('상세 내용').fill(detail)
}

async function report(page: Page, request: Parameters<typeof call>[1], target: object) {
  const draft = { reason: 'SPAM', detail: '같은 광고를 자꾸 올려요.', ...target }
  return (await call<{ reportId: number }>(page, request, 'POST', '/api/reports', draft)).reportId
}

test('a report with evidence: drafted, sent, found again and taken back', async ({
  newcomer,
  other,
  request,
  browser,
}) => {
  const { postId, title } = await addPost(other, request)
  await newcomer.goto(`/community/${postId}`)
  await choose(newcomer, '글 메뉴', '신고')
  await fill(newcomer, '같은 광고를 자꾸 올려요.')

  const evidence = newcomer.getByLabel('증거 주소')
  await evidence.fill('ftp://example.com/1')
  await send(newcomer).click()
  await expect(newcomer.getByText('증거 주소는 http:// 또는 https://로 시작해야 해요.')).toBeVisible()
  await expect(evidence).toBeFocused()
  await evidence.fill('https://example.com/광고?a=1&b=2')
  await expect(newcomer.getByText('증거 주소는')).toHaveCount(0)

  const picker = newcomer.getByLabel('사진 추가')
  await picker.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(newcomer.getByText('이미지 파일만 업로드 가능합니다.')).toBeVisible()
  await send(newcomer).click()
  await expect(toasts(newcomer).getByText('올리지 못한 사진이 있어요.')).toBeVisible()
  await newcomer.getByRole('button', { name: '사진 1 빼기' }).click()
  await picker.setInputFiles(await photo(browser, 'tomato'))
  await expect(toasts(newcomer).getByText('이미지가 업로드되었습니다.')).toBeVisible()
  await expect(picker).toBeDisabled()
  await expectAccessible(newcomer)
  await shot(newcomer, 'report-evidence')

  await newcomer.reload()
  await expect(newcomer.getByLabel('상세 내용')).toHaveValue('같은 광고를 자꾸 올려요.')
  await expect(newcomer.getByRole('button', { name: '사진 1', exact: true })).toBeVisible()
  await send(newcomer).click()
  await expect(toasts(newcomer)).toContainText('신고가 접수되었습니다.')
  await expect(newcomer).toHaveURL(new RegExp(`/community/${postId}$`))
  await toasts(newcomer).getByRole('button', { name: '내 신고 보기' }).click()

  await expect(newcomer).toHaveURL(/\/report\/my$/)
  await expect(mine(newcomer)).toHaveText([/접수됨게시글스팸·광고신고 번호 \d+\d{4}\. \d{2}\. \d{2}/])
  await mine(newcomer).getByRole('link').click()
  await expect(newcomer.getByRole('heading', { name: title })).toBeVisible()
  for (const text of [
    '접수됨',
    '게시글',
    '처음이라 궁금해요.',
    '스팸·광고',
    '같은 광고를 자꾸 올려요.',
    '작성자 돌담길따라',
  ]) {
    await expect(newcomer.getByText(text).first()).toBeVisible()
  }
  const link = newcomer.getByRole('link', { name: /^https:\/\/example\.com\/광고\?a=1&b=2/ })
  await expect(link).toHaveAttribute('rel', /noopener.*nofollow/)
  await expect(newcomer.getByRole('img', { name: '증거 사진' })).toBeVisible()
  await expect(newcomer.getByText('이 신고를 취소할 수 있어요.')).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'report-detail')

  await newcomer.getByRole('button', { name: '신고 취소' }).click()
  await newcomer.getByRole('button', { name: '그대로 두기' }).click()
  await expect(newcomer.getByRole('alertdialog')).toHaveCount(0)
  await newcomer.getByRole('button', { name: '신고 취소' }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '신고 취소' }).click()
  await expect(toasts(newcomer).getByText('신고를 취소했어요.')).toBeVisible()
  await expect(newcomer).toHaveURL(/\/report\/my$/)
  await expect(newcomer.getByText('아직 신고한 내용이 없어요')).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'reports-empty')
  await newcomer.getByRole('link', { name: '신고하는 방법 보기' }).click()
  await expect(newcomer.getByText('무엇을 신고할지 알 수 없어요')).toBeVisible()
})

test('reports come ten a page and by status, and one that is none says so', async ({
  newcomer,
  request,
  complaints,
}) => {
  for (let userId = 2; userId <= 12; userId += 1) await report(newcomer, request, { targetUserId: userId })
  await newcomer.goto('/report/my')
  await expect(mine(newcomer)).toHaveCount(10)
  const pages = newcomer.getByRole('navigation', { name: '쪽 넘기기' })
  await expect(pages.getByRole('link', { name: '1 쪽' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: '다음 쪽' }).click()
  await expect(newcomer).toHaveURL(/page=2$/)
  await expect(mine(newcomer)).toHaveCount(1)
  await expect(pages.getByRole('link', { name: '다음 쪽' })).toBeDisabled()

  await mine(newcomer).getByRole('link').click()
  await expect(newcomer.getByRole('heading', { name: '신고 상세' })).toBeVisible()
  await newcomer.getByRole('button', { name: '뒤로' }).click()
  await expect(newcomer).toHaveURL(/page=2$/)
  await newcomer.goto('/report/my?page=40')
  await expect(newcomer).toHaveURL(/page=2$/)
  await expect(mine(newcomer)).toHaveCount(1)

  await newcomer.getByText('조치완료').click()
  await expect(newcomer).toHaveURL(/\/report\/my\?status=ACTION_TAKEN$/)
  await expect(newcomer.getByText('이 상태의 신고가 없어요')).toBeVisible()
  await newcomer.getByText('접수됨').first().click()
  await expect(mine(newcomer)).toHaveCount(10)
  await expectAccessible(newcomer)

  await newcomer.goto('/report/2147483647')
  await expect(newcomer.getByText('신고 정보를 찾을 수 없어요')).toBeVisible()
  await expectAccessible(newcomer)
  await newcomer.getByRole('link', { name: '내 신고 보기' }).click()
  await expect(newcomer).toHaveURL(/\/report\/my$/)
  complaints.splice(0)
})

test('a report is filed by keyboard alone', async ({ newcomer }) => {
  await newcomer.goto('/profile/2')
  await newcomer.getByRole('button', { name: '프로필 메뉴' }).focus()
  await newcomer.keyboard.press('Enter')
  await expect(newcomer.getByRole('menuitem', { name: '프로필 신고' })).toBeFocused()
  await newcomer.keyboard.press('Enter')
  await expect(newcomer).toHaveURL(/\/report\?targetUserId=2$/)
  await expect(reasons(newcomer).first()).toBeVisible()

  // From the content, where the focus of a new screen is: back, the way to help, the first reason, the detail.
  await newcomer.keyboard.press('Tab')
  await newcomer.keyboard.press('Tab')
  await newcomer.keyboard.press('Tab')
  await expect(reasons(newcomer).first()).toBeFocused()
  await newcomer.keyboard.press('ArrowDown')
  await expect(reasons(newcomer).nth(1)).toBeChecked()
  await newcomer.keyboard.press('Tab')
  await newcomer.keyboard.type('함부로 말해요.')
  await newcomer.keyboard.press('Tab')
  await newcomer.keyboard.type('https://example.com')
  await newcomer.keyboard.press('Enter')
  await expect(toasts(newcomer)).toContainText('신고가 접수되었습니다.')
})

test('a room can be reported from its menu, one’s own things cannot', async ({ newcomer, request, complaints }) => {
  await newcomer.goto('/room/9')
  await choose(newcomer, '동행방 메뉴', '신고')
  await expect(newcomer).toHaveURL(/\/report\?targetRoomId=9$/)
  await expect(newcomer.getByRole('heading', { name: '동행방 신고하기' })).toBeVisible()

  const { postId } = await addPost(newcomer, request)
  await newcomer.goto(`/report?targetPostId=${postId}`)
  await fill(newcomer, '내가 썼어요.')
  await send(newcomer).click()
  await expect(toasts(newcomer)).toContainText('내가 쓴 내용은 신고할 수 없어요.')
  expect(complaints.splice(0)).toHaveLength(1)
})

test.describe('on the narrowest phone, in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  test('a report with long words and a long link stays in its column', async ({ newcomer, request }) => {
    const evidence = `https://example.com/${'a'.repeat(300)}`
    const reportId = await report(newcomer, request, { targetUserId: 2, detail: '가'.repeat(500), evidence })
    await newcomer.goto(`/report/${reportId}`)
    await expect(newcomer.getByText(evidence)).toBeVisible()
    await expectAccessible(newcomer)
    await expectNoSidewaysScroll(newcomer, 'a report with a long link')
    await shot(newcomer, 'dark-report')
  })
})

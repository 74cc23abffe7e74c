import type { APIRequestContext, Page } from '@playwright/test'
import { call, toasts, unique } from './community.ts'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo, type Picture } from './pictures.ts'
import { openConsole } from './staff-desk.ts'

const ADDRESS = 'https://example.com/screen.png?a=1&b=<script>'
const ANSWER = '확인해보니 앱을 새로 열면 나와요.\n불편하게 해드려 죄송해요.'

async function upload(page: Page, request: APIRequestContext, file: Picture): Promise<string> {
  await page.goto('/my')
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const reply = await request.post('/api/image/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file },
  })
  return ((await reply.json()) as { result: { imageName: string } }).result.imageName
}

test('an inquiry is taken up, answered, corrected and read by who asked', async ({
  newcomer,
  browser,
  request,
  complaints,
}) => {
  const title = unique('지도가 비어 있어요')
  const fetched: string[] = []
  const imageName = await upload(newcomer, request, await photo(browser, 'seagreen'))
  const { id } = await call<{ id: number }>(newcomer, request, 'POST', '/api/inquiries', {
    category: 'TECHNICAL',
    title,
    content: '지도를 열면\n하얀 화면만 보여요.',
    attachmentUrls: [ADDRESS],
    images: [imageName],
  })

  const desk = await openConsole(browser, request, complaints, '/admin/inquiries?status=PENDING&category=TECHNICAL')
  desk.on('request', (each) => fetched.push(each.url()))
  await desk.getByRole('link', { name: title }).click()
  const address = desk.getByRole('link', { name: ADDRESS })
  await expect(address).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  const thumb = desk.getByRole('img', { name: '첨부 사진 1 크게 보기' })
  await expect(thumb).toBeVisible()
  await expect.poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(desk)
  await desk.getByLabel('처리 상태').selectOption('처리 중')
  await expect(toasts(desk)).toContainText('바꿨어요.')
  await desk.getByLabel('우선순위').selectOption('긴급')
  await expect(desk.getByText('긴급', { exact: true }).first()).toBeVisible()

  const answer = desk.getByLabel('답변 내용')
  await answer.fill('')
  await desk.getByRole('button', { name: '답변 보내기' }).click()
  await expect(desk.getByText('답변을 적어주세요.')).toBeVisible()
  await answer.fill('쓰다 만 답변')
  await desk.reload()
  await expect(answer).toHaveValue('쓰다 만 답변')
  await answer.fill(ANSWER)
  await desk.getByRole('button', { name: '답변 보내기' }).click()
  await expect(desk.getByRole('region', { name: '답변' })).toContainText('앱을 새로 열면 나와요.')
  await shot(desk, 'admin-inquiry')

  await desk.getByRole('button', { name: '고치기' }).click()
  await expect(answer).toHaveValue(ANSWER)
  await answer.fill(`${ANSWER} 고쳤어요.`)
  await desk.getByRole('button', { name: '고친 답변 보내기' }).click()
  await expect(desk.getByRole('region', { name: '답변' })).toContainText('고쳤어요.')

  await newcomer.goto('/alarm')
  await newcomer.getByRole('list', { name: '알림' }).getByRole('link', { name: /문의/ }).first().click()
  await expect(newcomer).toHaveURL(new RegExp(`/inquiry/${id}$`))
  await expect(newcomer.getByText('고쳤어요.')).toBeVisible()
  expect(fetched.filter((url) => url.includes('example.com'))).toEqual([])
  await desk.context().close()
})

test('a queue that cannot be fetched says so, and tries again', async ({ browser, request, complaints }) => {
  const desk = await openConsole(browser, request, complaints, '/admin')
  await desk.route('**/api/admin/inquiries?*', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: JSON.stringify({ isSuccess: false, code: 'ADMIN4040', message: '대상을 찾을 수 없어요.', result: null }),
    }),
  )
  await desk.getByRole('link', { name: '문의', exact: true }).click()
  await expect(desk.getByRole('alert')).toContainText('대상을 찾을 수 없어요.')
  await desk.unroute('**/api/admin/inquiries?*')
  await desk.getByRole('button', { name: '다시 시도' }).click()
  await expect(desk.getByRole('alert')).toHaveCount(0)
  expect(complaints.splice(0)).toHaveLength(1)
  await desk.context().close()
})

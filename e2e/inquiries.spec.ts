import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call, toasts } from './community.ts'
import { keepsComposing } from './composing.ts'
import { expect, shot, test } from './fixtures.ts'
import { photo } from './pictures.ts'

const mine = (page: Page) => page.getByRole('list', { name: '내 문의' }).getByRole('listitem')
const category = (page: Page) => page.getByRole('combobox', { name: /^카테고리/ })
const title = (page: Page) => page.getByLabel('제목')
const content = (page: Page) => page.getByLabel('내용', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: '문의하기' })

async function ask(page: Page, request: Parameters<typeof call>[1], more: object = {}) {
  const draft = { category: 'ACCOUNT', title: '로그인이 안 돼요', content: '어제부터 안 돼요.', ...more }
  return (await call<{ id: number }>(page, request, 'POST', '/api/inquiries', draft)).id
}

test('an inquiry: asked, drafted, sent and read', async ({ newcomer, browser }) => {
  await newcomer.goto('/inquiry/my')
  await expect(newcomer.getByText('아직 남긴 문의가 없어요')).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'inquiries-empty')
  await newcomer.getByRole('link', { name: '첫 문의 남기기' }).click()
  await expect(newcomer.getByRole('heading', { name: '1:1 문의하기' })).toBeVisible()
  await expect(send(newcomer)).toBeDisabled()

  await expect(category(newcomer)).toHaveText('일반 문의')
  await category(newcomer).click()
  await expect(newcomer.getByRole('option')).toHaveCount(8)
  await expectAccessible(newcomer)
  await newcomer.getByRole('heading', { name: '1:1 문의하기' }).click()
  await expect(newcomer.getByRole('option')).toHaveCount(0)
  await category(newcomer).click()
  await newcomer.getByRole('option', { name: /^계정 문의/ }).click()
  await expect(category(newcomer)).toHaveText('계정 문의')

  await title(newcomer).fill(' ')
  await content(newcomer).click()
  await expect(newcomer.getByText('제목을 입력해주세요.')).toBeVisible()
  expect(await keepsComposing(title(newcomer))).toBe(true)
  await title(newcomer).fill('가'.repeat(200))
  await expect(newcomer.getByText('200/200')).toBeVisible()
  await title(newcomer).fill(' 로그인이 안 돼요 ')
  await content(newcomer).blur()
  await expect(newcomer.getByText('내용을 입력해주세요.')).toBeVisible()
  await expect(send(newcomer)).toBeDisabled()
  await content(newcomer).fill('어제부터 안 돼요.\n도와주세요.')
  await expect(newcomer.getByText(/\/5000$/)).toBeVisible()
  await expect(send(newcomer)).toBeEnabled()

  await newcomer.getByLabel('첨부 주소 1', { exact: true }).fill('example.com/a')
  await newcomer.getByRole('button', { name: '주소 더하기' }).click()
  await expect(newcomer.getByLabel('첨부 주소 2', { exact: true })).toBeFocused()
  await expect(newcomer.getByText('http:// 또는 https://로 시작하는 주소를 입력해주세요.')).toBeVisible()
  await send(newcomer).click()
  await expect(newcomer.getByLabel('첨부 주소 1', { exact: true })).toBeFocused()
  await newcomer.getByLabel('첨부 주소 1', { exact: true }).fill('https://example.com/a?b=1')
  await newcomer.getByRole('button', { name: '주소 더하기' }).click()
  await newcomer.getByLabel('첨부 주소 3', { exact: true }).fill('https://example.com/gone')
  await newcomer.getByRole('button', { name: '첨부 주소 3 지우기' }).click()
  await expect(newcomer.getByLabel('첨부 주소 2', { exact: true })).toBeFocused()

  const picker = newcomer.getByLabel('사진 추가')
  await picker.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') })
  await expect(newcomer.getByText('JPG, PNG, GIF 사진만 올릴 수 있어요.')).toBeVisible()
  await newcomer.getByRole('button', { name: '사진 1 빼기' }).click()
  await picker.setInputFiles([await photo(browser, 'teal'), await photo(browser, 'navy')])
  await expect(toasts(newcomer).getByText('이미지가 업로드되었습니다.')).toBeVisible()
  await expect(newcomer.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(newcomer)
  await shot(newcomer, 'inquiry-written')

  await newcomer.reload()
  await expect(newcomer.getByText('쓰던 문의를 불러왔어요.')).toBeVisible()
  await expect(title(newcomer)).toHaveValue(' 로그인이 안 돼요 ')
  await expect(category(newcomer)).toHaveText('계정 문의')
  await expect(newcomer.getByRole('button', { name: '사진 2', exact: true })).toBeVisible()
  await send(newcomer).click()
  await expect(toasts(newcomer).getByText('문의를 접수했어요.')).toBeVisible()

  await expect(newcomer).toHaveURL(/\/inquiry\/my$/)
  await expect(newcomer.getByText('모두 1건')).toBeVisible()
  for (const text of ['접수됨', '우선순위 보통', '로그인이 안 돼요', '계정 문의', '첨부 있음']) {
    await expect(mine(newcomer).getByText(text, { exact: true })).toBeVisible()
  }
  await expectAccessible(newcomer)
  await mine(newcomer).getByRole('link').click()
  await expect(newcomer.getByRole('heading', { name: '로그인이 안 돼요' })).toBeVisible()
  await expect(newcomer.getByText('어제부터 안 돼요.')).toBeVisible()
  await expect(newcomer.getByText(/e2e\d+@example\.com/)).toBeVisible()
  await expect(newcomer.getByText('바뀐 날')).toHaveCount(0)
  const link = newcomer.getByRole('link', { name: /^https:\/\/example\.com\/a\?b=1/ })
  await expect(link).toHaveAttribute('rel', /noopener.*nofollow/)
  await expect(newcomer.getByRole('link', { name: /example\.com/ })).toHaveCount(1)
  await newcomer.getByRole('button', { name: '문의 사진 2 크게 보기' }).click()
  await expect(newcomer.getByRole('dialog').getByText('2 / 2')).toBeVisible()
  await newcomer.keyboard.press('Escape')
  await expect(newcomer.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(newcomer)
  await shot(newcomer, 'inquiry-detail')
  await newcomer.getByRole('link', { name: '새로 문의하기' }).click()
  await expect(title(newcomer)).toHaveValue('')
})

test('what was written may be thrown away, or left for later', async ({ newcomer }) => {
  await newcomer.goto('/inquiry')
  await title(newcomer).fill('나중에 쓸 문의')
  await newcomer.getByRole('button', { name: '취소' }).click()
  await expect(newcomer).toHaveURL(/\/inquiry\/my$/)
  await newcomer.getByRole('link', { name: '새 문의' }).click()
  await expect(title(newcomer)).toHaveValue('나중에 쓸 문의')
  await newcomer.getByRole('button', { name: '새로 쓰기' }).click()
  await newcomer.getByRole('button', { name: '지우기' }).click()
  await expect(title(newcomer)).toHaveValue('')
  await newcomer.reload()
  await expect(category(newcomer)).toHaveText('일반 문의')
  await expect(newcomer.getByText('쓰던 문의를 불러왔어요.')).toHaveCount(0)
})

test('inquiries come ten a page and by status, and that of another is not there', async ({
  newcomer,
  request,
  complaints,
}) => {
  for (let index = 1; index <= 11; index += 1) await ask(newcomer, request, { title: `문의 ${index}` })
  await newcomer.goto('/inquiry/my')
  await expect(newcomer.getByText('모두 11건')).toBeVisible()
  await expect(mine(newcomer)).toHaveCount(10)
  const pages = newcomer.getByRole('navigation', { name: '쪽 넘기기' })
  await pages.getByRole('link', { name: '2 쪽' }).click()
  await expect(mine(newcomer)).toHaveCount(1)
  await expect(mine(newcomer).getByText('문의 1', { exact: true })).toBeVisible()
  await pages.getByRole('link', { name: '이전 쪽' }).click()
  await expect(mine(newcomer)).toHaveCount(10)
  await newcomer.getByText('답변 완료').click()
  await expect(newcomer).toHaveURL(/\/inquiry\/my\?status=REPLIED$/)
  await expect(newcomer.getByText('이 상태의 문의가 없어요')).toBeVisible()

  // One of the demo's, which is another member's.
  await newcomer.goto('/inquiry/1')
  await expect(toasts(newcomer)).toContainText('문의를 찾을 수 없어요. 주소를 다시 확인해주세요.')
  await expect(newcomer).toHaveURL(/\/inquiry\/my$/)
  complaints.splice(0)
})

test('an inquiry is written by keyboard alone', async ({ newcomer }) => {
  await newcomer.goto('/inquiry')
  await category(newcomer).focus()
  await newcomer.keyboard.press('Enter')
  await expect(newcomer.getByRole('option').first()).toBeVisible()
  await newcomer.keyboard.press('End')
  await newcomer.keyboard.press('Enter')
  await expect(category(newcomer)).toHaveText('기타')
  await expect(category(newcomer)).toBeFocused()
  await newcomer.keyboard.press('Enter')
  await newcomer.keyboard.press('Escape')
  await expect(newcomer.getByRole('option')).toHaveCount(0)
  await newcomer.keyboard.press('Tab')
  await newcomer.keyboard.type('키보드로 물어봐요')
  await newcomer.keyboard.press('Tab')
  await newcomer.keyboard.type('마우스가 없어요.')
  // The photos, the address, one more address, cancel, send.
  for (let step = 0; step < 5; step += 1) await newcomer.keyboard.press('Tab')
  await expect(send(newcomer)).toBeFocused()
  await newcomer.keyboard.press('Enter')
  await expect(toasts(newcomer).getByText('문의를 접수했어요.')).toBeVisible()
})

test('keys that are pressed before the list is there reach it', async ({ newcomer }) => {
  await newcomer.goto('/inquiry')
  await expect(category(newcomer)).toHaveText('일반 문의')
  let bring = () => {}
  const isAskedFor = new Promise<void>((resolve) => {
    void newcomer.route('**/assets/overlays-*.js', async (route) => {
      resolve()
      await new Promise<void>((arrive) => {
        bring = arrive
      })
      await route.continue()
    })
  })
  await category(newcomer).focus()
  for (const key of ['Enter', 'End', 'Enter']) await newcomer.keyboard.press(key)
  await isAskedFor
  bring()
  await expect(category(newcomer)).toHaveText('기타')
  await expect(category(newcomer)).toBeFocused()

  // The list is there by now, but its focus comes a moment after it.
  const devTools = await newcomer.context().newCDPSession(newcomer)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await Promise.all(['Enter', 'Home', 'Enter'].map((key) => newcomer.keyboard.press(key)))
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(category(newcomer)).toHaveText('일반 문의')
  await expect(category(newcomer)).toBeFocused()
})

test.describe('on the narrowest phone, in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  test('an inquiry is read', async ({ newcomer, request }) => {
    const attachmentUrls = [`https://example.com/${'a'.repeat(300)}`]
    const id = await ask(newcomer, request, { title: '가'.repeat(200), content: 'ㅋ'.repeat(300), attachmentUrls })
    for (const path of ['/inquiry', `/inquiry/${id}`, '/inquiry/my']) {
      await newcomer.goto(path)
      await newcomer.waitForLoadState('networkidle')
      await expectAccessible(newcomer)
      const { scrollWidth, clientWidth } = await newcomer.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
      await shot(newcomer, `dark-inquiries${path.replaceAll(/[/\d]+/g, '-')}`)
    }
  })
})

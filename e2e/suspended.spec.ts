import { logIn, newMember, PASSWORD, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { staffOf } from './staff.ts'

const REASON = '동행방에서 다른 참여자에게 불쾌한 메시지를 되풀이해서 보냈어요.'
const WARNING = '게시글에 다른 사람의 연락처를 올리지 말아주세요.'

test('a suspended member reads why and until when, writes an inquiry, and can do nothing else', async ({
  visitor: page,
  request,
  complaints,
}) => {
  const member = await newMember(request)
  const asStaff = await staffOf(request)
  await signIn(page, member)
  await asStaff('POST', `/api/admin/members/${member.id}/warnings`, { reason: WARNING })

  await test.step('whoever was only warned is told so, and goes on', async () => {
    await page.goto('/suspended')
    await expect(page.getByText('지금은 이용 제한이 없어요')).toBeVisible()
    await expect(page.getByText(WARNING)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a screen that lies open leads to the reason by itself', async () => {
    const connected = page
      .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
      .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('CONNECTED')))
    await page.goto('/my')
    await connected
    await asStaff('POST', `/api/admin/members/${member.id}/suspension`, { days: 7, reason: REASON })
    await expect(page).toHaveURL(/\/suspended$/)
    await expect(page.getByRole('heading', { level: 2, name: '지금은 혼저를 이용할 수 없어요' })).toBeVisible()
    await expect(page.getByText(REASON)).toBeVisible()
    await expect(page.getByText(WARNING)).toBeVisible()
    await expect(page.getByText(/까지 계정이 정지돼요/)).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'suspended')
  })

  await test.step('every other screen of members leads there again', async () => {
    for (const path of ['/', '/cart', '/mypage/profile-edit']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/suspended$/)
    }
  })

  await test.step('but not the inquiries, and what is open to all', async () => {
    await page.getByRole('link', { name: '1:1 문의하기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '1:1 문의하기' })).toBeVisible()
    await page.getByLabel('제목').fill('정지 사유를 다시 봐주세요')
    await page.getByLabel('내용').fill('제가 보낸 메시지가 아니에요.')
    await page.getByRole('button', { name: '문의하기' }).click()
    await expect(page).toHaveURL(/\/inquiry\/my$/)
    await expect(page.getByText('정지 사유를 다시 봐주세요')).toBeVisible()
    await page.goto('/mypage/terms')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/mypage\/terms$/)
  })

  await test.step('logging out works, and logging in leads to the reason', async () => {
    await page.goto('/suspended')
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await logIn(page, member.email, PASSWORD)
    await expect(page).toHaveURL(/\/suspended$/)
  })

  await test.step('once it is lifted everything is open again', async () => {
    await asStaff('DELETE', `/api/admin/members/${member.id}/suspension`, { note: '본인이 보낸 메시지가 아니었어요.' })
    await page.reload()
    await page.getByRole('link', { name: '홈으로 가기' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/my')
    await expect(page.getByText(member.nickName)).toBeVisible()
    await expect(page).toHaveURL(/\/my$/)
  })
  // The refusals that were asked for.
  expect(complaints.splice(0).filter((text) => !text.includes('403'))).toEqual([])
})

test.describe('on the narrowest phone, in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  test('the reason fits, however long', async ({ visitor: page, request, complaints }) => {
    const member = await newMember(request)
    const asStaff = await staffOf(request)
    const reason = `${'띄어쓰기없이아주길게이어지는사유'.repeat(10)} ${'자세히 적은 사유예요. '.repeat(20)}`.trim()
    await asStaff('POST', `/api/admin/members/${member.id}/suspension`, { days: 365, reason })
    await signIn(page, member)
    await page.goto('/suspended')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(320)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(width).toBe(320)
    await shot(page, 'suspended-large')
    complaints.splice(0)
  })
})

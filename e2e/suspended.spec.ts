import { logIn, newMember, PASSWORD, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { addContact, holdSafe, safe, startTimer } from './check-ins.ts'
import { call } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom } from './rooms.ts'
import { staffOf } from './staff.ts'

const REASON = '동행방에서 다른 참여자에게 불쾌한 메시지를 되풀이해서 보냈어요.'
const WARNING = '게시글에 다른 사람의 연락처를 올리지 말아주세요.'

test('a suspended member reads why and until when, and writes an inquiry, but nothing that others read', async ({
  visitor: page,
  request,
  complaints,
}) => {
  const member = await newMember(request)
  const asStaff = await staffOf(request)
  await signIn(page, member)
  await asStaff('POST', `/api/admin/members/${member.id}/warnings`, { reason: WARNING })

  await test.step('a member who was only warned reads so, and goes on', async () => {
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
    for (const path of ['/', '/alarm', '/mypage/notifications']) {
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

test('a suspended member ends what shows or binds them, calls for help, takes consent and data back, and leaves', async ({
  visitor: page,
  request,
  complaints,
}) => {
  const member = await newMember(request)
  const asStaff = await staffOf(request)
  await signIn(page, member)
  await page.goto('/mypage/language')
  await addContact(page, request)
  await startTimer(page, request)
  await call(page, request, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
  await call(page, request, 'POST', '/api/location-shares', { minutes: 60, contactIds: [] })
  const room = await addRoom(page, request)
  await asStaff('POST', `/api/admin/members/${member.id}/suspension`, { days: 7, reason: REASON })
  await page.goto('/suspended')

  await test.step('the timer and the share that run are seen', async () => {
    await expect(page.getByText('귀가 타이머가 돌고 있어요')).toBeVisible()
    await expect(page.getByText('위치를 공유하고 있어요', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'suspended-safety')
  })
  await test.step('the share ends', async () => {
    await page.getByRole('button', { name: '공유 끝내기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '공유 끝내기' }).click()
    await expect(page.getByRole('button', { name: '공유 끝내기' })).toHaveCount(0)
  })
  await test.step('help is called', async () => {
    await page.getByRole('button', { name: '신뢰 연락처에 바로 알리기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '지금 알리기' }).click()
    await expect(page.getByText(/알리기 시작했어요|서버가 받았어요/)).toBeVisible()
  })
  await test.step('the room they are in is left', async () => {
    const leave = page.getByRole('button', { name: `${room.title} 나가기` })
    await leave.click()
    await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
    await expect(leave).toHaveCount(0)
    await expect(page.getByRole('heading', { name: '들어가 있는 동행방' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/suspended$/)
  })
  await test.step('the timer ends', async () => {
    await page.getByRole('link', { name: '무사하다고 알리거나 끝내기' }).click()
    await expect(page).toHaveURL(/\/safety-check\/timer\/\d+$/)
    await holdSafe(page)
    await expect(safe(page)).toBeHidden()
  })
  await test.step('a consent is taken back', async () => {
    await page.goto('/mypage/consents')
    await page.getByRole('switch', { name: /위치/ }).click()
    await expect(page.getByRole('switch', { name: /위치/ })).not.toBeChecked()
    await expect(page).toHaveURL(/\/mypage\/consents$/)
  })
  await test.step('the data is taken along', async () => {
    await page.goto('/suspended')
    await page.getByRole('button', { name: '내 정보 내려받기' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: '내려받기' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^honjeo-.*\.zip$/)
  })
  await test.step('and the account closed, which does not end the suspension', async () => {
    await expect(page.getByText('탈퇴해도 정지는 끝나는 날까지 이어져요.')).toBeVisible()
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('자주 이용하지 않아요').click()
    await dialog.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page).toHaveURL(/\/goodbye$/)
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

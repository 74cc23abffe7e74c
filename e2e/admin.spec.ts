import { failure, newMember } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { goToScreen } from './screen-visit.ts'
import { giveProof, openConsole, openDesk, proofDialog } from './staff-desk.ts'

test('a visitor logs in first', async ({ visitor }) => {
  await visitor.goto('/admin/reports?status=PENDING')
  await expect(visitor).toHaveURL(/\/login\?next=%2Fadmin%2Freports%3Fstatus%3DPENDING$/)
})

test('to a member there is no console', async ({ member, complaints }) => {
  await member.goto('/admin/members')
  await expect(member.getByText('길을 잘못 들었나 봐요')).toBeVisible()
  await expect(member.getByRole('navigation', { name: '운영 메뉴' })).toHaveCount(0)
  await expectAccessible(member)
  // The browser reports the 403 by which the app knows.
  expect(complaints.splice(0)).toHaveLength(1)
})

test('staff give password and code again, and see then what there is to do', async ({
  browser,
  request,
  complaints,
}) => {
  const desk = await openDesk(browser, request, complaints)
  await desk.goto('/admin')
  await expect(proofDialog(desk).getByLabel('비밀번호', { exact: true })).toBeFocused()
  await expectAccessible(desk)
  await giveProof(desk, 'not-the-password-1')
  await expect(desk.getByText('비밀번호가 올바르지 않아요. 다시 입력해주세요.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)

  await desk.getByRole('button', { name: '나중에' }).click()
  await expect(desk.getByRole('alert')).toContainText('안전을 위해 비밀번호와 인증 코드를 다시 입력해주세요.')
  await desk.getByRole('button', { name: '다시 시도' }).click()
  await giveProof(desk)
  await expect(desk.getByRole('link', { name: /^기다리는 신고/ })).toBeVisible()
  await expect(desk.getByText(/까지 확인됨$/)).toBeVisible()
  await desk.context().close()
})

test('what was typed outlives the half hour', async ({ browser, request, complaints }) => {
  const { id, nickName } = await newMember(request)
  const desk = await openConsole(browser, request, complaints, `/admin/members/${id}`)
  // As the server answers once the half hour is over; its clock cannot be turned from here.
  await desk.route('**/warnings', (route) => route.fulfill(failure(403, 'ADMIN4031', '다시 입력해주세요.')), {
    times: 1,
  })
  await desk.getByRole('button', { name: '경고하기' }).click()
  const dialog = desk.getByRole('dialog', { name: `${nickName}님에게 경고할까요?` })
  await dialog.getByLabel('회원에게 보일 사유').fill('같은 글을 되풀이해서 올렸어요.')
  await dialog.getByRole('button', { name: '경고하기' }).click()

  await expect(proofDialog(desk)).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(dialog.getByLabel('회원에게 보일 사유')).toHaveValue('같은 글을 되풀이해서 올렸어요.')
  await expect(dialog.getByRole('button', { name: '경고하기' })).toBeFocused()
  await desk.keyboard.press('Enter')
  await giveProof(desk)
  await expect(desk.getByText('같은 글을 되풀이해서 올렸어요.')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(complaints.splice(0)).toHaveLength(1)
  await desk.context().close()
})

const SCREENS: [path: string, landmark: string][] = [
  ['/admin', '탈퇴한 이유'],
  ['/admin/reports', '신고받은 회원'],
  ['/admin/inquiries', '카테고리'],
  ['/admin/members?q=demo%40', 'demo@honjeo.example'],
  ['/admin/members/2', '돌담길따라'],
  ['/admin/content', '숨기기'],
  ['/admin/content?type=REVIEW&hidden=true', '여기에 해당하는 글이 없어요'],
]

test('every screen fits a desk, and a phone has the menu behind a button', async ({ browser, request, complaints }) => {
  const desk = await openConsole(browser, request, complaints, '/admin')
  for (const [path, landmark] of SCREENS) {
    await goToScreen(desk, path)
    await expect(desk.getByText(landmark).first()).toBeVisible()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(desk)
    await shot(desk, `admin${path.slice(6).replaceAll(/\W/g, '-')}`)
  }
  await desk.setViewportSize({ width: 320, height: 640 })
  await desk.getByRole('button', { name: '메뉴 열기' }).click()
  await desk.getByRole('link', { name: '문의', exact: true }).click()
  await expect(desk).toHaveURL(/\/admin\/inquiries\?status=PENDING$/)
  await expect(desk.getByRole('button', { name: '메뉴 열기' })).toBeVisible()
  await desk.context().close()
})

test('a chart is read with the keyboard, and as a table', async ({ browser, request, complaints }) => {
  const desk = await openConsole(browser, request, complaints, '/admin')
  const chart = desk.getByRole('slider', { name: '게시글, 날짜별' })
  await chart.focus()
  const today = await chart.getAttribute('aria-valuetext')
  await desk.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', today ?? '')
  await expect(chart).toHaveAttribute('aria-valuenow', '28')
  await desk.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', today ?? '')
  const figure = desk.getByRole('figure', { name: '게시글' })
  await figure.getByText('표로 보기').click()
  await expect(figure.getByRole('row')).toHaveCount(31)
  await desk.context().close()
})

test('an address that leads nowhere says so', async ({ browser, request, complaints }) => {
  const desk = await openDesk(browser, request, complaints)
  await desk.goto('/admin/reports/0')
  await expect(desk.getByText('길을 잘못 들었나 봐요')).toBeVisible()
  await desk.goto('/admin/nothing/here')
  await expect(desk.getByText('길을 잘못 들었나 봐요')).toBeVisible()
  await expect(desk.getByRole('navigation', { name: '운영 메뉴' })).toBeVisible()
  await expectAccessible(desk)
  await desk.context().close()
})

import { expect, shot, test } from './fixtures.ts'
import { listScreens } from './screen-table.ts'
import { goWithin } from './screen-visit.ts'

/** The safety net needs no sign-up. */
const OF_GUESTS = /^\/safety-check\/(?:timer|contacts|share|walk)/

test('a visitor logs in, or begins as a guest, before a screen of members, and is led back', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.waitForFunction(() => document.getElementById('page-data') === null)
  for (const { path } of listScreens().filter(({ role }) => role === 'member')) {
    const address = path.replaceAll(/:\w+/g, '1')
    await goWithin(visitor, address)
    const door = OF_GUESTS.test(address) ? 'guest' : 'login'
    await expect(visitor).toHaveURL(new RegExp(`/${door}\\?next=${encodeURIComponent(address)}$`))
  }
})

test('older addresses lead to those of today, and one that cannot be done says why', async ({ member }) => {
  for (const [from, to] of [
    ['/mypage', '/my'],
    ['/my-reports', '/report/my'],
    ['/my-inquiries', '/inquiry/my'],
  ] as const) {
    await member.goto(from)
    await expect(member).toHaveURL(new RegExp(`${to}$`))
  }
  await member.goto('/room/1/edit')
  await expect(member.getByText('이 동행방은 고칠 수 없어요')).toBeVisible()
  await member.goto('/report')
  await expect(member.getByText('무엇을 신고할지 알 수 없어요')).toBeVisible()
})

test('a path that is none gets a screen that leads home', async ({ visitor }) => {
  await visitor.goto('/no-such-screen')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await shot(visitor, 'not-found')
  await visitor.getByRole('link', { name: /홈/ }).first().click()
  await expect(visitor).toHaveURL(/\/$/)
})

test('the plus button offers its three choices', async ({ member }) => {
  await member.goto('/search')
  await member.getByRole('button', { name: '더보기' }).click()
  const sheet = member.getByRole('dialog')
  for (const choice of [/리뷰/, /여행|일정/, /동행방/])
    await expect(sheet.getByRole('link', { name: choice })).toBeVisible()
  await shot(member, 'plus-sheet')
  await sheet.getByRole('link', { name: /동행방/ }).click()
  await expect(member).toHaveURL(/\/create-room$/)
})

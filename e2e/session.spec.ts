import { expectAccessible } from './axe.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, expect, shot, test } from './fixtures.ts'
import { spoil } from './tokens.ts'

test('says nothing of a login that has ended to who has not had one', async ({ visitor }) => {
  await visitor.goto('/my')
  await expect(visitor).toHaveURL(/\/login\?next=%2Fmy$/)
  await expect(visitor.getByLabel('이메일')).toBeVisible()
  await expect(visitor.getByText('다시 로그인해주세요.')).toHaveCount(0)
})

test('logs in with a word where it went wrong, and goes where one wanted to', async ({ visitor, complaints }) => {
  await visitor.goto('/mypage/rooms')
  await expect(visitor).toHaveURL(/\/login\?next=%2Fmypage%2Frooms$/)
  const submit = visitor.getByRole('button', { name: '로그인', exact: true })
  await expect(submit).toBeDisabled()
  await visitor.getByLabel('이메일').fill(DEMO_EMAIL)
  await visitor.getByLabel('비밀번호', { exact: true }).fill('not-the-password-1')
  await submit.click()
  await expect(visitor.getByText('이메일 또는 비밀번호가 올바르지 않습니다.').first()).toBeVisible()
  // The browser reports the 401 that was asked for.
  expect(complaints.splice(0)).toHaveLength(1)

  await visitor.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await submit.click()
  await expect(visitor).toHaveURL(/\/mypage\/rooms$/)
})

test('renews an access token that has ended once, however many calls met it', async ({ member, complaints }) => {
  await member.goto('/search')
  await member.waitForLoadState('networkidle')
  await member.evaluate(spoil, ['accessToken'])
  const reissues: string[] = []
  member.on('request', (request) => {
    if (request.url().endsWith('/api/auth/reissue')) reissues.push(request.url())
  })
  await member.goto('/my')
  await expect(member.getByText('바람개비').first()).toBeVisible()
  expect(reissues).toHaveLength(1)
  complaints.splice(0)
})

test('F19: two tabs that meet the end of an access token at once renew it once each at most, and both stay logged in', async ({
  newcomer,
  context,
  complaints,
}) => {
  const other = await context.newPage()
  const tabs = [newcomer, other]
  for (const tab of tabs) {
    await tab.goto('/search')
    await tab.waitForLoadState('networkidle')
  }
  await newcomer.evaluate(spoil, ['accessToken'])
  let reissues = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/reissue')) reissues++
  })
  await Promise.all(tabs.map((tab) => tab.goto('/my')))
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: '로그아웃' })).toBeVisible()
    // What the browser says of the last 401 may come after that.
    await tab.waitForLoadState('networkidle')
  }
  expect(reissues).toBeLessThanOrEqual(tabs.length)
  expect(complaints.splice(0).filter((each) => !each.includes('401'))).toEqual([])
})

test('asks to log in when the session cannot be renewed, and keeps nothing of it', async ({ member, complaints }) => {
  await member.goto('/search')
  await member.waitForLoadState('networkidle')
  await member.evaluate(spoil, ['accessToken', 'refreshToken'])
  await member.goto('/my')
  await expect(member).toHaveURL(/\/login\?next=%2Fmy$/)
  await expect(member.getByRole('status').getByText('인증 정보가 올바르지 않아요. 다시 로그인해주세요.')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'logged-out')
  expect(
    await member.evaluate(() => ['userId', 'accessToken', 'refreshToken'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null])
  complaints.splice(0)
})

test('logs out for good', async ({ member, request }) => {
  await member.goto('/my')
  const token = await member.evaluate(() => localStorage.getItem('accessToken'))
  await member.getByRole('button', { name: '로그아웃' }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(member).toHaveURL(/\/login$/)
  expect(await member.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  const reply = await request.get('/api/mypage/profile', { headers: { authorization: `Bearer ${token}` } })
  expect(reply.status()).toBe(401)
})

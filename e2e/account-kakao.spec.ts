import type { Locator, Page } from '@playwright/test'
import { failure, logIn, newEmail, newMember, PASSWORD, proveEmail, success } from './account.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'

const TICKET = 'kakao-ticket-of-a-test-0001'
const RETURN = `/login#kakao=${TICKET}`

interface Outcome {
  kind: 'SESSION' | 'SIGNUP' | 'EXISTING'
  email?: string | null
  nickName?: string | null
  session?: object | null
  next?: string
}

/** Kakao's side of it, which only the API talks to. Returns how often the ticket was used. */
async function answerTicket(page: Page, outcome: Outcome): Promise<{ uses: number }> {
  const seen = { uses: 0 }
  await page.route('**/api/auth/kakao/session', (route) => {
    seen.uses += 1
    expect(route.request().postDataJSON()).toEqual({ kakaoToken: TICKET })
    return route.fulfill(success({ email: null, nickName: null, session: null, next: '/', ...outcome }))
  })
  return seen
}

const boxOf = async (element: Locator) => (await element.boundingBox())!

test('the first screen lets one look around, and Kakao without its keys is last and says so', async ({
  visitor: page,
}) => {
  await page.goto('/login')
  const kakao = page.getByRole('button', { name: '카카오로 시작하기 (준비 중)' })
  const lookAround = page.getByRole('link', { name: '둘러보기', exact: true })
  const signUp = page.getByRole('link', { name: '회원가입' })
  await expect(kakao).toBeVisible()
  const [last, first, target] = [await boxOf(kakao), await boxOf(lookAround), await boxOf(signUp)]
  expect(first.width).toBe(last.width)
  expect(first.height).toBe(last.height)
  expect(first.y).toBeLessThan(last.y)
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await shot(page, 'login')
  await kakao.click()
  await expect(toasts(page).getByText('카카오 로그인은 준비 중이에요')).toBeVisible()
  await lookAround.click()
  await expect(page.getByRole('heading', { name: /추천 TOP 3/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('with them it leads to Kakao, and remembers where one wanted to go', async ({ visitor: page }) => {
  await page.route('**/api/auth/providers', (route) => route.fulfill(success({ kakao: true })))
  await page.route('**/api/auth/kakao?**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Kakao</h1>' }),
  )
  await page.goto('/login?next=%2Fmypage%2Frooms')
  await page.waitForLoadState('networkidle')
  const kakao = page.getByRole('button', { name: '카카오로 시작하기', exact: true })
  const lookAround = page.getByRole('link', { name: '둘러보기', exact: true })
  expect((await boxOf(kakao)).y).toBeLessThan((await boxOf(lookAround)).y)
  await kakao.click()
  await expect(page).toHaveURL(/\/api\/auth\/kakao\?next=%2Fmypage%2Frooms$/)
})

test('says in kind words that it was denied, has failed, has expired, or is not there', async ({ visitor: page }) => {
  for (const [why, text] of [
    ['denied', '카카오 로그인을 취소했어요. 다시 시도하거나 이메일로 로그인해주세요.'],
    ['failed', '카카오에서 답을 받지 못했어요. 잠시 후 다시 시도해주세요.'],
    ['expired', '카카오 로그인 시간이 지났어요. 처음부터 다시 시도해주세요.'],
    ['unavailable', '카카오 로그인은 준비 중이에요. 이메일로 로그인해주세요.'],
  ] as const) {
    await page.goto(`/login?kakao=${why}`)
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
    await shot(page, `account-kakao-${why}`)
  }
})

test('a known member is logged in with one use of the ticket, which the address does not keep', async ({
  visitor: page,
  request,
}) => {
  const { id, accessToken, refreshToken, nickName } = await newMember(request)
  const seen = await answerTicket(page, { kind: 'SESSION', session: { id, accessToken, refreshToken }, next: '/my' })
  await page.goto(RETURN)
  await expect(page).toHaveURL(/\/my$/)
  await expect(toasts(page).getByText('로그인되었습니다!')).toBeVisible()
  await expect(page.getByRole('heading', { name: nickName })).toBeVisible()
  expect(seen.uses).toBe(1)
})

test('leads nowhere but into the app', async ({ visitor: page, request }) => {
  const { id, accessToken, refreshToken } = await newMember(request)
  await answerTicket(page, { kind: 'SESSION', session: { id, accessToken, refreshToken }, next: '//evil.example' })
  await page.goto(RETURN)
  await expect(page.getByRole('link', { name: '마이' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('an expired ticket says so, a silent network lets it be tried again', async ({ visitor: page, complaints }) => {
  await page.route('**/api/auth/kakao/session', (route) => route.abort())
  await page.goto(RETURN)
  await expect(page.getByText('서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.')).toBeVisible()
  expect(page.url()).not.toContain(TICKET)
  await page.unroute('**/api/auth/kakao/session')
  const text = '카카오 로그인이 만료되었어요. 처음부터 다시 시도해주세요.'
  await page.route('**/api/auth/kakao/session', (route) => route.fulfill(failure(400, 'AUTH4008', text)))
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeHidden()
  await expect(page.getByLabel('이메일')).toBeVisible()
  complaints.splice(0)
})

test('a new member signs up with consents and the wizard, without a password', async ({ visitor: page, request }) => {
  const email = newEmail()
  const nickName = `귤${String(Date.now()).slice(-8)}`
  const member = await newMember(request)
  await answerTicket(page, { kind: 'SIGNUP', email, nickName })
  let sent: unknown
  await page.route('**/api/auth/signup', (route) => {
    sent = route.request().postDataJSON()
    const { id, accessToken, refreshToken } = member
    return route.fulfill({ ...success({ id, accessToken, refreshToken }), status: 201 })
  })
  await page.goto(RETURN)
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: '인증번호 받기' })).toBeHidden()
  await expectAccessible(page)
  await shot(page, 'account-kakao-sign-up')
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('필수 약관에 모두 동의해주세요.')).toBeVisible()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check()
  await page.getByRole('button', { name: '다음' }).click()

  await expect(page).toHaveURL(/\/profile\/create$/)
  // What Kakao proposes may be taken; it is not known yet whether it is free.
  await expect(page.getByLabel('닉네임')).toHaveValue(nickName)
  await page.reload()
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()
  await page.getByRole('button', { name: '혼저 시작하기' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(sent).toMatchObject({ kakaoToken: TICKET, profile: { nickName } })
  expect(sent).not.toHaveProperty('password')
  expect(sent).not.toHaveProperty('verificationToken')
})

test('where Kakao knows no address, one is proven, and still no password asked for', async ({ visitor: page }) => {
  await answerTicket(page, { kind: 'SIGNUP' })
  await page.goto(RETURN)
  await expect(page.getByText(/카카오에서 확인된 이메일을 받지 못했어요/)).toBeVisible()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('이메일 인증을 완료해주세요.')).toBeVisible()
  await proveEmail(page, newEmail())
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page).toHaveURL(/\/profile\/create$/)
})

test('the way by e-mail stays open', async ({ visitor: page }) => {
  await answerTicket(page, { kind: 'SIGNUP', email: newEmail() })
  await page.goto(RETURN)
  await page.getByRole('button', { name: '카카오 없이 이메일로 가입하기' }).click()
  await expect(page.getByRole('heading', { name: '이메일로 시작해요' })).toBeVisible()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check()
  await proveEmail(page, newEmail())
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('비밀번호를 정해주세요')).toBeVisible()
})

test('an address that has an account is logged in to by its password, then connected', async ({
  visitor: page,
  request,
}) => {
  const member = await newMember(request)
  await answerTicket(page, { kind: 'EXISTING', email: member.email, next: '/my' })
  let connected: unknown
  await page.route('**/api/account/kakao', (route) => {
    connected = route.request().postDataJSON()
    return route.fulfill(success(null))
  })
  await page.goto(RETURN)
  await expect(page.getByText(/가입한 계정이 있어요/)).toContainText(member.email)
  await expect(page.getByLabel('이메일')).toHaveValue(member.email)
  await expectAccessible(page)
  await shot(page, 'account-kakao-existing')
  await logIn(page, member.email, PASSWORD)
  await expect(toasts(page).getByText('카카오와 연결했어요. 다음부터는 카카오로 로그인할 수 있어요.')).toBeVisible()
  await expect(page).toHaveURL(/\/my$/)
  expect(connected).toEqual({ kakaoToken: TICKET, password: PASSWORD })
})

test('another account than Kakao’s is not connected to it', async ({ visitor: page, request }) => {
  const [known, other] = [await newMember(request), await newMember(request)]
  await answerTicket(page, { kind: 'EXISTING', email: known.email })
  let calls = 0
  await page.route('**/api/account/kakao', (route) => {
    calls += 1
    return route.fulfill(success(null))
  })
  await page.goto(RETURN)
  await expect(page.getByLabel('이메일')).toHaveValue(known.email)
  await logIn(page, other.email, PASSWORD)
  await expect(page).toHaveURL(/\/$/)
  await page.waitForLoadState('networkidle')
  expect(calls).toBe(0)
})

test('a connection that fails leaves the login as it is', async ({ visitor: page, request, complaints }) => {
  const member = await newMember(request)
  await answerTicket(page, { kind: 'EXISTING', email: member.email })
  const text = '이미 다른 계정에 연결된 카카오 계정이에요.'
  await page.route('**/api/account/kakao', (route) => route.fulfill(failure(409, 'AUTH4092', text)))
  await page.goto(RETURN)
  await expect(page.getByLabel('이메일')).toHaveValue(member.email)
  await logIn(page, member.email, PASSWORD)
  await expect(page).toHaveURL(/\/$/)
  await expect(toasts(page).getByText(text)).toBeVisible()
  complaints.splice(0)
})

import { KakaoServer, kakaoUser } from '../apps/api/src/testing/kakao-server.ts'
import { logIn, newEmail, PASSWORD } from './account.ts'
import { toasts } from './community.ts'
import { expect, test as base } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { runServer, type RunningServer } from './run-server.ts'

/** A server with the keys of an app at Kakao, whose two addresses belong to a substitute on this computer. */
const test = base.extend<object, { kakao: KakaoServer; server: RunningServer }>({
  kakao: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const kakao = new KakaoServer()
      await kakao.listen()
      await use(kakao)
      await kakao.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ kakao }, use, { workerIndex }) => {
      const { clientId, clientSecret, authUrl, apiUrl } = kakao.settings
      const server = await runServer({
        name: `server-kakao-${workerIndex}`,
        knowsItself: true,
        env: {
          KAKAO_CLIENT_ID: clientId,
          KAKAO_CLIENT_SECRET: clientSecret ?? '',
          KAKAO_AUTH_URL: authUrl,
          KAKAO_API_URL: apiUrl,
        },
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
})

const start = '카카오로 시작하기'
let people = 0

/** A new person sits before the consent page. */
function newPerson(kakao: KakaoServer, email = newEmail()) {
  people += 1
  kakao.error = null
  kakao.user = kakaoUser(people, email, `바다${people}`)
  return email
}

test('a newcomer signs up through Kakao, and the next time is logged in by it', async ({ visitor, kakao }) => {
  const email = newPerson(kakao)
  await visitor.goto('/login?next=%2Fmypage%2Fsessions')
  await visitor.getByRole('button', { name: start }).click()
  await expect(visitor).toHaveURL(/\/signup$/)
  await expect(visitor.getByText(email)).toBeVisible()
  await visitor.getByRole('checkbox', { name: '모두 동의해요' }).check()
  await visitor.getByRole('button', { name: '다음' }).click()
  await expect(visitor.getByLabel('닉네임')).toHaveValue(`바다${people}`)
  await visitor.getByLabel('닉네임').fill(`Olle${String(Date.now()).slice(-8)}`)
  await visitor.getByRole('button', { name: '중복 확인' }).click()
  await expect(visitor.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()
  await visitor.getByRole('button', { name: '혼저 시작하기' }).click()
  await expect(visitor).toHaveURL(/\/$/)

  await visitor.goto('/my')
  await visitor.getByRole('button', { name: '로그아웃' }).click()
  await visitor.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(visitor).toHaveURL(/\/login|\/$/)
  await visitor.goto('/login?next=%2Fmypage%2Fsessions')
  await visitor.getByRole('button', { name: start }).click()
  await expect(visitor).toHaveURL(/\/mypage\/sessions$/)
  await expect(toasts(visitor).getByText('로그인되었습니다!')).toBeVisible()
})

test('who already has an account connects Kakao to it by the password once', async ({ visitor, kakao, request }) => {
  const member = await newMember(request)
  newPerson(kakao, member.email)
  await visitor.goto('/login')
  await visitor.getByRole('button', { name: start }).click()
  await expect(visitor.getByText(/가입한 계정이 있어요/)).toContainText(member.email)
  await logIn(visitor, member.email, PASSWORD)
  await expect(toasts(visitor).getByText('카카오와 연결했어요. 다음부터는 카카오로 로그인할 수 있어요.')).toBeVisible()
})

test('who changes their mind at Kakao comes back to the login and reads so', async ({ visitor, kakao }) => {
  newPerson(kakao)
  kakao.error = 'access_denied'
  await visitor.goto('/login')
  await visitor.getByRole('button', { name: start }).click()
  await expect(visitor.getByText('카카오 로그인을 취소했어요. 다시 시도하거나 이메일로 로그인해주세요.')).toBeVisible()
})

test('a Kakao that is ill is shown as that, and the way by mail stays', async ({ visitor, kakao }) => {
  newPerson(kakao)
  kakao.faults.set('/oauth/token', (response) => void response.writeHead(503).end())
  await visitor.goto('/login')
  await visitor.getByRole('button', { name: start }).click()
  await expect(visitor.getByText('카카오에서 답을 받지 못했어요. 잠시 후 다시 시도해주세요.')).toBeVisible()
  await expect(visitor.getByLabel('이메일')).toBeVisible()
  kakao.faults.clear()
})

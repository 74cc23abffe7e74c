import { NiceServer, nicePerson } from '../apps/api/src/testing/nice-server.ts'
import { newMember, PASSWORD, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, shot, test as base } from './fixtures.ts'
import { addRoom } from './rooms.ts'
import { runServer, type RunningServer } from './run-server.ts'
import { expectNoSidewaysScroll } from './trusted-contacts.ts'

/** A server with a contract with NICE, whose address belongs to a substitute on this computer. */
const test = base.extend<object, { nice: NiceServer; server: RunningServer }>({
  nice: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const nice = new NiceServer()
      await nice.listen()
      await use(nice)
      await nice.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ nice }, use, { workerIndex }) => {
      const { clientId, clientSecret, apiUrl } = nice.settings
      const server = await runServer({
        name: `server-identity-${workerIndex}`,
        knowsItself: true,
        env: {
          NICE_CLIENT_ID: clientId,
          NICE_CLIENT_SECRET: clientSecret,
          NICE_API_URL: apiUrl,
          IDENTITY_KEY: 'a key of persons that only this test knows of',
        },
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
})

let people = 0
/** Who has not been checked yet sits before the page. */
function newPerson(nice: NiceServer, facts: Parameters<typeof nicePerson>[1] = {}) {
  people += 1
  nice.closes = false
  nice.faults.clear()
  nice.person = nicePerson(people, facts)
  return nice.person
}

test('a member is checked at the provider, says so on their card, and asks others for the same', async ({
  visitor: page,
  nice,
  request,
  complaints,
}) => {
  newPerson(nice, { birthdate: '19920704' })
  const member = await newMember(request)
  await signIn(page, member)
  await page.goto('/my')
  await page.getByRole('link', { name: '본인확인' }).click()
  const start = page.getByRole('button', { name: '본인확인 시작하기' })
  await expect(start).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'identity-start')

  await test.step('not without the password', async () => {
    await start.click()
    await expect(page.getByText('비밀번호를 입력해주세요.')).toBeVisible()
    await page.getByRole('textbox', { name: '비밀번호' }).fill('wrong-course-7')
    await start.click()
    await expect(page.getByText('현재 비밀번호가 올바르지 않아요. 다시 입력해주세요.')).toBeVisible()
    await shot(page, 'identity-wrong-password')
    expect(complaints.splice(0)).toHaveLength(1)
  })
  await test.step('and comes back with a proof, and no number in the address', async () => {
    await page.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD)
    await start.click()
    await expect(page.getByText(/본인확인을 마쳤어요\./)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await expectAccessible(page)
    await shot(page, 'identity-done')
    await page.reload()
    await expect(page.getByText(/본인확인을 마쳤어요\./)).toBeVisible()
  })
  await test.step('the profile has the verified birth date', async () => {
    await page.getByRole('link', { name: '내 정보 보기' }).click()
    await expect(page.getByLabel('생년월일')).toHaveValue(/1992.*7.*4/)
  })
  await test.step('a room asks for it, and who lacks it reads the way', async () => {
    const { roomId } = await addRoom(page, request)
    await page.goto(`/room/${roomId}/edit`)
    const asked = page.getByRole('group', { name: '함께하려면' })
    await asked.getByText('본인확인').click()
    await asked.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await shot(page, 'identity-room-form')
    await page.getByRole('button', { name: '고친 내용 저장' }).click()
    await expect(page.getByText('본인확인한 사람만')).toBeVisible()
    await shot(page, 'identity-room')

    const stranger = await newMember(request)
    const phone = await page.context().browser()!.newContext()
    const theirs = await phone.newPage()
    await signIn(theirs, stranger)
    await theirs.goto(`${new URL(page.url()).origin}/room/${roomId}`)
    await expect(theirs.getByRole('button', { name: '확인을 마치면 함께할 수 있어요' })).toBeDisabled()
    await shot(theirs, 'identity-room-lacked')
    await theirs.getByRole('link', { name: '본인확인', exact: true }).click()
    await expect(theirs).toHaveURL(/\/mypage\/identity$/)
    await phone.close()
  })
})

test('who gives up at the provider, whose provider is ill, and who has another account reads what to do', async ({
  visitor: page,
  nice,
  request,
  complaints,
}) => {
  const person = newPerson(nice)
  await signIn(page, await newMember(request))
  const begin = async () => {
    await page.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD)
    await page.getByRole('button', { name: /^본인확인 (다시 )?시작하기$/ }).click()
  }
  await page.goto('/mypage/identity')

  await test.step('gives up', async () => {
    nice.closes = true
    await begin()
    await expect(page.getByText('본인확인을 그만뒀어요.')).toBeVisible()
    await shot(page, 'identity-closed')
    nice.closes = false
    await page.reload()
    await expect(page.getByText(/시작한 본인확인이 있어요\./)).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'identity-pending')
  })
  await test.step('ill, then well', async () => {
    nice.faults.set('/auth/result', (response) => void response.writeHead(503).end())
    await begin()
    await expect(page.getByText('본인확인 기관에서 답을 받지 못했어요. 잠시 후 다시 시도해주세요.')).toBeVisible()
    await expectAccessible(page)
    await shot(page, 'identity-ill')
    expect(complaints.splice(0)).toHaveLength(1)
    nice.faults.clear()
    await page.getByRole('button', { name: '다시 확인하기' }).click()
    await expect(page.getByText(/본인확인을 마쳤어요\./)).toBeVisible()
  })
  await test.step('another account of the same person', async () => {
    const phone = await page.context().browser()!.newContext()
    const theirs = await phone.newPage()
    await signIn(theirs, await newMember(request))
    nice.person = person
    await theirs.goto(`${new URL(page.url()).origin}/mypage/identity`)
    await theirs.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD)
    await theirs.getByRole('button', { name: '본인확인 시작하기' }).click()
    await expect(theirs.getByText(/이미 다른 계정에서 본인확인을 마쳤어요\./)).toBeVisible()
    await shot(theirs, 'identity-taken')
    await phone.close()
  })
})

for (const language of ['ko', 'en', 'ja', 'zh']) {
  test(`every state of the check reads well in ${language}: dark, at twice the type, and with the keyboard alone`, async ({
    visitor: page,
    nice,
    request,
    complaints,
  }) => {
    test.setTimeout(120_000)
    newPerson(nice)
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language)
    await signIn(page, await newMember(request))
    const password = page.locator('input[type="password"]')
    async function look(state: string) {
      await expectAccessible(page)
      await shot(page, `identity-${language}-${state}`)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectAccessible(page)
      await shot(page, `identity-${language}-${state}-dark`)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectNoSidewaysScroll(page)
      await shot(page, `identity-${language}-${state}-large`)
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    }
    /** No pointer is used: to the password by Tab, and Enter sends it. */
    async function begin(typed: string) {
      await page.locator('h1').first().click()
      for (let n = 0; n < 12; n++) {
        if (await password.evaluate((field) => field === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(password).toBeFocused()
      await password.fill(typed)
      await page.keyboard.press('Enter')
    }
    await page.goto('/mypage/identity')
    await expect(password).toBeVisible()
    await look('start')
    await begin('wrong-course-7')
    await expect(page.locator('[aria-invalid="true"]')).toBeVisible()
    await look('wrong')
    complaints.splice(0)
    nice.closes = true
    await page.goto('/mypage/identity')
    await begin(PASSWORD)
    await expect(page.getByRole('status').first()).toBeVisible()
    await look('closed')
    nice.closes = false
    await page.reload()
    await expect(password).toBeVisible()
    await look('pending')
    nice.faults.set('/auth/result', (response) => void response.writeHead(503).end())
    await begin(PASSWORD)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await look('ill')
    complaints.splice(0)
    nice.faults.clear()
    await page.getByRole('alert').first().locator('xpath=..').getByRole('button').press('Enter')
    await expect(
      page.getByRole('link', { name: /./ }).and(page.locator('[href^="/profile"], [href*="edit"]')).first(),
    ).toBeVisible()
    await look('done')
  })
}

import { TextGatewayServer } from '../apps/api/src/testing/text-gateway-server.ts'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expect, shot, test as base } from './fixtures.ts'
import { runServer, type RunningServer } from './run-server.ts'
import { askByMail, expectNoSidewaysScroll, memberPhone, strangerPhone } from './trusted-contacts.ts'

/** A server with the keys of a gateway, which a substitute on this computer takes the place of. */
const test = base.extend<object, { gateway: TextGatewayServer; server: RunningServer }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const gateway = await new TextGatewayServer().listen()
      await use(gateway)
      await gateway.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ gateway }, use, { workerIndex }) => {
      const { apiKey, apiSecret, sender } = gateway.solapi
      const server = await runServer({
        name: `server-texts-${workerIndex}`,
        knowsItself: true,
        env: {
          SMS_GATEWAY: 'solapi',
          SMS_URL: gateway.url,
          SMS_API_KEY: apiKey,
          SMS_API_SECRET: apiSecret,
          SMS_SENDER: sender,
          SMS_WON_PER_DAY: '400',
        },
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
})

let numbers = 0

/** A member with a contact who has agreed by mail, on their screen of contacts. */
async function withContact(browser: Browser, request: APIRequestContext, complaints: string[], name: string) {
  const { page, member } = await memberPhone(browser, request, complaints)
  const { link } = await askByMail(request, member, name)
  await request.post(`/api/contact-links/${link.split('/').at(-1) ?? ''}`, { data: { agrees: true, language: 'ko' } })
  await page.goto('/safety-check/contacts')
  return { page, member, number: `0105550${String(++numbers).padStart(4, '0')}` }
}

async function textTo(gateway: TextGatewayServer, number: string, count: number): Promise<string> {
  await expect.poll(() => gateway.textsTo(number).length).toBe(count)
  return gateway.textsTo(number).at(-1)?.text ?? ''
}

const pathIn = (text: string) => /\/(?:phone|alert)\/[0-9a-z]+\.[\w-]{22}/.exec(text)?.[0] ?? ''

test('a contact is asked by a text, agrees, and an alarm says apart that it was sent and that it arrived', async ({
  browser,
  request,
  complaints,
  gateway,
}) => {
  const { page, number } = await withContact(browser, request, complaints, '엄마')
  await page.getByRole('button', { name: '엄마: 문자로도 알리기' }).click()
  const sheet = page.getByRole('dialog', { name: '문자로도 알리기' })
  await sheet.getByRole('button', { name: '받을지 물어보는 문자 보내기' }).click()
  await expect(sheet.getByText('휴대폰 번호를 숫자로 입력해주세요.')).toBeVisible()
  await sheet.getByLabel('휴대폰 번호').fill('064-123-4567')
  await sheet.getByRole('button', { name: '받을지 물어보는 문자 보내기' }).click()
  await expect(sheet.getByRole('alert')).toContainText('휴대폰 번호가 아니에요')
  await shot(page, 'phone-sheet-wrong')
  complaints.length = 0
  await sheet.getByLabel('휴대폰 번호').fill(number)
  await sheet.getByRole('button', { name: '받을지 물어보는 문자 보내기' }).click()
  const phone = page.getByRole('region', { name: '엄마: 휴대폰 번호' })
  await expect(phone).toContainText('문자를 받을지 물어봤어요')
  await shot(page, 'phone-asked')

  const mother = await strangerPhone(browser, complaints)
  await mother.goto(pathIn(await textTo(gateway, number, 1)))
  await expect(mother.getByRole('heading', { name: /이 번호로 문자를 보내도 될지/ })).toBeVisible()
  await shot(mother, 'phone-question')
  await mother.getByRole('button', { name: '문자로 받을게요' }).click()
  await expect(mother.getByText('문자를 받기로 했어요')).toBeVisible()
  await shot(mother, 'phone-agreed')
  await expect(phone).toContainText('문자로도 알려요.')

  await page.getByRole('button', { name: '엄마: 연습 알림 보내기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '연습 알림 보내기' }).click()
  await expect(phone).toContainText('문자를 보냈어요')
  await shot(page, 'phone-sent')
  expect(await textTo(gateway, number, 2)).toContain('연습이에요')
  gateway.report('DELIVERED')
  await expect(phone).toContainText('문자가 휴대폰에 도착했어요', { timeout: 20_000 })
  await shot(page, 'phone-delivered')

  // Tests take half of 400 won: the question and three of them.
  for (let n = 3; n <= 5; n++) {
    await page.getByRole('button', { name: '엄마: 연습 알림 보내기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '연습 알림 보내기' }).click()
    if (n < 5) await textTo(gateway, number, n)
  }
  await expect(phone).toContainText('오늘 보낼 수 있는 문자를 다 써서')
  await shot(page, 'phone-cap')
  await expectNoSidewaysScroll(page)

  await mother.goto(pathIn(await textTo(gateway, number, 4)))
  await mother.getByRole('button', { name: '누구에게서도 받지 않을게요' }).click()
  await expect(mother.getByText('문자를 받지 않기로 했어요')).toBeVisible()
  await shot(mother, 'phone-never')
  await page.reload()
  await expect(phone).toContainText('문자는 받지 않기로 했어요')
  await shot(page, 'phone-refused')
})

test('the question is read in the reader’s language, in the dark and with a long name', async ({
  browser,
  request,
  complaints,
  gateway,
}) => {
  const { page, number } = await withContact(browser, request, complaints, '멀리사는외할머니와할아버지댁어른')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: /문자로도 알리기$/ }).click()
  await page.getByRole('dialog').getByLabel('휴대폰 번호').fill(number)
  await shot(page, 'phone-sheet-dark')
  await page.keyboard.press('Enter')
  await expect(page.getByText('문자를 받을지 물어봤어요', { exact: false })).toBeVisible()
  await shot(page, 'phone-asked-dark')
  await expectNoSidewaysScroll(page)
  const path = pathIn(await textTo(gateway, number, 1))
  for (const language of ['en', 'ja', 'zh']) {
    const reader = await strangerPhone(browser, complaints)
    await reader.emulateMedia({ colorScheme: 'dark' })
    await reader.goto(`${path}?lang=${language}`)
    await expect(reader.getByRole('button').nth(4)).toBeVisible()
    await shot(reader, `phone-question-${language}`)
    await expectNoSidewaysScroll(reader)
    expect(await reader.locator('main, body').first().innerText()).not.toMatch(/문자/)
  }
})

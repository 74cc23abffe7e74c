import type { Locator, Request } from '@playwright/test'
import { logIn, success } from './account.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from './fixtures.ts'
import { logOut, removeInquiryImage } from './spec-acts.ts'
import { SAFETY_MEASURES } from './spec-safety.ts'
import type { Stage } from './spec-stage.ts'
import type { SPEC_CONSTANTS } from './spec-texts.ts'

export type Measure = (typeof SPEC_CONSTANTS)[number]['measure']

/** How much of too long a text a field keeps; it is empty again afterwards. */
async function keptBy(field: Locator, tooMuch: number): Promise<number> {
  await field.fill('가'.repeat(tooMuch))
  const { length } = await field.inputValue()
  await field.fill('')
  return length
}

/** What a request carries that the press of a button sends. */
async function sentBy({ page }: Stage, button: string, url: string): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(url))
  await page.getByRole('button', { name: button }).click()
  return (await sent).postDataJSON() as Record<string, unknown>
}

/** What a list asks the server for when it is opened; how many a page holds, the server knows. */
async function askedBy({ page }: Stage, path: string, url: string) {
  const asked = page.waitForRequest((request: Request) => request.url().includes(url))
  await page.goto(path)
  const { searchParams } = new URL((await asked).url())
  return { page: searchParams.get('page'), status: searchParams.get('status') }
}

/** Where a screen leads whose call was not answered. */
async function addressAfterFailure({ page }: Stage): Promise<string> {
  await page.waitForURL(/\/my$/)
  return new URL(page.url()).pathname
}

/** Whether a button can be pressed, after each of these. */
async function pressable(button: Locator, acts: (() => Promise<unknown>)[]): Promise<boolean[]> {
  const states = []
  for (const act of acts) {
    await act()
    states.push(await button.isEnabled())
  }
  return states
}

export const MEASURES: Record<Measure, (stage: Stage) => Promise<unknown>> = {
  async 'login button by what is typed'({ page }) {
    const email = page.getByLabel('이메일')
    const password = page.getByLabel('비밀번호', { exact: true })
    return pressable(page.getByRole('button', { name: '로그인', exact: true }), [
      () => password.fill('x'),
      () => email.fill('mok'),
      () => email.fill('mok@example'),
      async () => {
        await email.fill('mok@example.com')
        await password.fill('')
      },
      () => password.fill('x'),
    ])
  },
  'kinds of picture': ({ page }) => page.getByLabel('프로필 사진 파일').getAttribute('accept'),
  async 'report sent without evidence and image'(stage) {
    await stage.page.unrouteAll()
    return Object.keys(await sentBy(stage, '신고하기', '/api/reports')).toSorted()
  },
  async 'inquiry button by what is typed'({ page }) {
    const title = page.getByLabel('제목')
    const content = page.getByLabel('내용', { exact: true })
    return pressable(page.getByRole('button', { name: '문의하기' }), [
      () => title.fill('제목'),
      () => content.fill('  '),
      () => content.fill('내용'),
      () => title.fill(' '),
    ])
  },
  'kind of the attachment field': ({ page }) => page.getByLabel('첨부 주소 1', { exact: true }).getAttribute('type'),
  async 'inquiry sent'(stage) {
    await stage.page.unrouteAll()
    // An inquiry waits for the photos that were not taken.
    for (let count = 3; count > 0; count--) await removeInquiryImage(stage)
    await stage.page.getByLabel('첨부 주소 1', { exact: true }).fill('https://a.example')
    await stage.page.getByRole('button', { name: '주소 더하기' }).click()
    const { title, content, attachmentUrls } = await sentBy(stage, '문의하기', '/api/inquiries')
    return { title, content, attachmentUrls }
  },
  async 'what is kept after a logout that failed'(stage) {
    await stage.answer('DELETE', '**/api/auth/logout', null)
    await logOut(stage)
    await stage.page.waitForURL(/\/login$/)
    return stage.page.evaluate(() =>
      ['userId', 'accessToken', 'refreshToken', 'profile-storage'].filter((key) => localStorage.getItem(key) !== null),
    )
  },
  async 'report reasons that need no server'({ page }) {
    const reasons = page.getByRole('group', { name: '신고 사유' }).getByRole('radio')
    await reasons.first().waitFor()
    return reasons.count()
  },
  'address after a report that does not load': addressAfterFailure,
  async 'inquiry categories that need no server'({ page }) {
    const category = page.getByRole('combobox', { name: /^카테고리/ })
    // Until it is known that the server's own will not come.
    await category.filter({ hasNotText: '무엇에 대한 문의인가요?' }).waitFor()
    const chosen = await category.textContent()
    await category.click()
    await page.getByRole('option').first().waitFor()
    const count = await page.getByRole('option').count()
    await page.keyboard.press('Escape')
    return { chosen, count }
  },
  'address after an inquiry that does not load': addressAfterFailure,
  async 'time for a code'({ page, email }) {
    await page.getByLabel('이메일').fill(email)
    await page.getByRole('button', { name: '인증번호 받기' }).click()
    const left = await page.getByRole('timer', { name: '남은 시간' }).textContent()
    await page.clock.resume()
    return left
  },
  'longest bio': ({ page }) => keptBy(page.getByLabel('한 줄 소개'), 30),
  'longest detail of a report': ({ page }) => keptBy(page.getByLabel('상세 내용'), 501),
  'kinds of image of an inquiry': ({ page }) => page.getByLabel('사진 추가').getAttribute('accept'),
  'longest title of an inquiry': ({ page }) => keptBy(page.getByLabel('제목'), 201),
  'longest content of an inquiry': ({ page }) => keptBy(page.getByLabel('내용', { exact: true }), 5001),
  'what the list of reports asks for': (stage) => askedBy(stage, '/report/my', '/api/reports/my-reports'),
  'what the list of inquiries asks for': (stage) => askedBy(stage, '/inquiry/my', '/api/inquiries/my'),
  async 'numbers of pages shown of twelve'({ page }) {
    const report = {
      reportId: 1,
      targetType: 'USER',
      status: 'PENDING',
      reasonName: '스팸·광고',
      createdAt: new Date(),
    }
    const pagination = { page: 1, size: 10, totalPages: 12, totalElements: 120 }
    await page.route('**/api/reports/my-reports*', (route) => route.fulfill(success({ reports: [report], pagination })))
    await page.goto('/report/my')
    await page.getByRole('link', { name: '1 쪽', exact: true }).waitFor()
    return page.getByRole('link', { name: /^\d+ 쪽$/ }).count()
  },
  async 'splash after 2.9 s and after 3 s'({ page }) {
    await page.goto('/splash')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const addresses = []
    for (const ms of [2900, 100]) {
      await page.clock.runFor(ms)
      if (addresses.length > 0) await page.waitForURL(/\/login$/)
      addresses.push(new URL(page.url()).pathname)
    }
    return addresses
  },
  async 'counters of the demo'({ page }) {
    await page.goto('/login?next=%2Fmy')
    await logIn(page, DEMO_EMAIL, DEMO_PASSWORD)
    const counters = page.getByRole('listitem').filter({ hasText: /^(혼행|동행방) \d+회$/ })
    await counters.first().waitFor()
    return counters.allTextContents()
  },
  'reasons to withdraw': ({ page }) =>
    page
      .getByRole('dialog')
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent?.trim())),
  async languages({ page }) {
    await page.goto('/mypage/language')
    const languages = page.getByRole('main').getByRole('radio')
    await languages.first().waitFor()
    return languages.evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent?.trim()))
  },
  async 'options of the questions'({ page }) {
    await page.goto('/traveller-type')
    await page.getByRole('button', { name: '시작하기' }).click()
    const counts: number[] = []
    for (let question = 1; question <= 5; question++) {
      await page.getByRole('img', { name: `5단계 중 ${question}단계` }).waitFor()
      counts.push(await page.getByRole('listitem').getByRole('button').count())
      await page.getByRole('listitem').getByRole('button').first().click()
    }
    return counts
  },
  ...SAFETY_MEASURES,
  async 'heart-beats asked for'({ page }) {
    const connecting = new Promise<string>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).startsWith('CONNECT')) resolve(String(payload))
        }),
      )
    })
    await page.reload()
    return /^heart-beat:(.*)$/m.exec(await connecting)?.[1]
  },
  async 'width of the column on a wide screen'({ page }) {
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto('/search')
    return (await page.getByRole('main').boundingBox())?.width
  },
}

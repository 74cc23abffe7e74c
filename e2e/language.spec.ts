import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './narrow.ts'
import { addRoom } from './rooms.ts'
import { rememberData } from './hangul.ts'
import { goToScreen, goWithin, openScreen } from './screen-visit.ts'

const LANGUAGES = [
  ['ko', '한국어', '언어'],
  ['en', 'English', 'Language'],
  ['ja', '日本語', '言語'],
  ['zh', '中文', '语言'],
] as const

const choice = (page: Page, name: string) => page.getByRole('radio', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const language = (page: Page) => page.locator('html').getAttribute('lang')

/** The messages of English, built or not. */
const CATALOGUE = /\/(?:assets\/en-|src\/locales\/en\.po)/

test('a visitor who cannot read Korean finds their language from the login, and it stays', async ({ visitor }) => {
  await visitor.goto('/login')
  await visitor.getByRole('link', { name: '한국어' }).click()
  // Its messages are fetched first, so it is not chosen in the moment of the tap.
  await choice(visitor, 'English').click({ force: true })
  await expect(heading(visitor)).toHaveText('Language')
  await expect(visitor).toHaveTitle('Language · Honjeo')
  expect(await language(visitor)).toBe('en')

  await visitor.goto('/search')
  await expect(visitor).toHaveTitle('Explore · Honjeo')
  expect(await language(visitor)).toBe('en')
  await visitor.goto('/login')
  await expect(visitor.getByRole('link', { name: 'English' })).toBeVisible()
})

test('every language is chosen by the keyboard, which stays where it was, and its choice is for everybody to read', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 320, height: 640 })
  await visitor.goto('/mypage/language')
  await choice(visitor, '한국어').focus()
  for (const [code, name, title] of [...LANGUAGES.slice(1), LANGUAGES[0]]) {
    await visitor.keyboard.press('ArrowDown')
    await expect(heading(visitor)).toHaveText(title)
    await expect(choice(visitor, name)).toBeChecked()
    await expect(choice(visitor, name)).toBeFocused()
    expect(await language(visitor)).toBe(code)
    await expectAccessible(visitor)
    await expectNoSidewaysScroll(visitor, `the choice in ${name}`)
    await shot(visitor, `language-${code}`)
  }
})

const MAIN_SCREENS = [
  '/',
  '/search',
  '/search-detail/572973',
  '/community',
  '/community/1',
  '/rooms',
  '/create-room',
  '/room/9',
  '/chat-room/9',
  '/plan',
  '/plan/1',
  '/my',
  '/mypage/rooms',
]

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  // Every screen is looked at in Korean and English by every-screen.spec.ts.
  for (const [code, name] of LANGUAGES.slice(2)) {
    test(`the main screens fit in ${name}`, async ({ member }) => {
      await member.addInitScript((locale) => localStorage.setItem('locale', locale), code)
      for (const [index, path] of MAIN_SCREENS.entries()) {
        await (index === 0 ? openScreen : goToScreen)(member, path)
        expect(await language(member)).toBe(code)
        await expectNoSidewaysScroll(member, path)
        await shot(member, `${code}${path.replaceAll('/', '-')}`)
      }
    })
  }
})

test('a member of a room is not asked to join it again, in any language', async ({ newcomer, request }) => {
  const { roomId } = await addRoom(newcomer, request)
  for (const [code, words] of [
    ['ko', '입장하기'],
    ['en', 'Open the chat'],
    ['ja', 'トークを開く'],
    ['zh', '打开聊天'],
  ] as const) {
    await newcomer.evaluate((locale) => localStorage.setItem('locale', locale), code)
    await newcomer.goto(`/room/${roomId}`)
    await expect(newcomer.getByRole('button', { name: words })).toBeVisible()
  }
})

test('a language that cannot be fetched changes nothing, and can be asked for again', async ({
  visitor,
  complaints,
}) => {
  await visitor.goto('/mypage/language')
  await visitor.route(CATALOGUE, (route) => route.abort())
  // It is not chosen for as long as its messages are not there, so nothing is checked that could be awaited here.
  await choice(visitor, 'English').click({ force: true })
  await expect(toasts(visitor).getByText('언어를 바꾸지 못했어요.')).toBeVisible()
  await expect(choice(visitor, '한국어')).toBeChecked()
  expect(await language(visitor)).toBe('ko')
  complaints.splice(0)
})

test('the app starts in Korean where its language cannot be fetched', async ({ visitor, complaints }) => {
  await visitor.addInitScript(() => localStorage.setItem('locale', 'en'))
  await visitor.route(CATALOGUE, (route) => route.abort())
  await visitor.goto('/mypage/language')
  await expect(heading(visitor)).toHaveText('언어')
  expect(await language(visitor)).toBe('ko')
  complaints.splice(0)
})

/** What visits begin with, each with something that opens over it; see `app/first-screens.ts`. */
const FIRST_SCREENS = ['/', '/login', '/search', '/search-detail/572973', '/community', '/community/1', '/chat-room/9']

test('the first screens need only their own texts, and every other waits for the rest of them', async ({ member }) => {
  await member.addInitScript(() => localStorage.setItem('locale', 'en'))
  let isLate = true
  const late: Route[] = []
  await member.route(/\/assets\/more-en-/, (route) => (isLate ? void late.push(route) : route.continue()))
  const interfaceHangul = await rememberData(member)
  for (const address of FIRST_SCREENS) {
    await openScreen(member, address)
    expect.soft(await interfaceHangul(), address).toEqual([])
    const shield = member.getByRole('button', { name: 'Get help' })
    if ((await shield.count()) === 0) continue
    await shield.click()
    await expect(member.getByRole('dialog')).toBeVisible()
    expect.soft(await interfaceHangul(), `help over ${address}`).toEqual([])
  }
  await goWithin(member, '/safety-check')
  await expect(member.getByRole('progressbar')).toBeVisible()
  isLate = false
  for (const route of late) await route.continue().catch(() => undefined)
  await expect(member).toHaveTitle(/Safety|check/i)
  expect(await interfaceHangul()).toEqual([])
})

test('the banners of the home screen speak the language of the app, and change with it', async ({ visitor }) => {
  await visitor.goto('/')
  const news = visitor.getByRole('region', { name: '혼저 소식' })
  await expect(news.getByText('혼자여도 든든하게').first()).toBeAttached()
  for (const [code, words] of [
    ['en', 'Safe on your own'],
    ['ja', 'ひとりでも心強く'],
    ['zh', '一个人也安心'],
  ] as const) {
    await visitor.evaluate((locale) => localStorage.setItem('locale', locale), code)
    await visitor.reload()
    await expect(visitor.getByText(words).first()).toBeAttached()
    await expect(visitor.getByText('혼자여도 든든하게')).toHaveCount(0)
  }
})

test('the first visit speaks the browser’s language', async ({ browser }) => {
  for (const [wanted, code] of [
    ['ja-JP', 'ja'],
    ['zh-TW', 'zh'],
    ['en-GB', 'en'],
    ['ko-KR', 'ko'],
    ['fr-FR', 'en'],
  ] as const) {
    await test.step(wanted, async () => {
      const context = await browser.newContext({ locale: wanted })
      const page = await context.newPage()
      await page.goto('/login')
      const [, name] = LANGUAGES.find(([each]) => each === code)!
      await expect(page.getByRole('link', { name })).toBeVisible()
      expect(await language(page)).toBe(code)
      await context.close()
    })
  }
})

import type { Page } from '@playwright/test'
import { logIn, newMember, PASSWORD } from './account.ts'
import { addPost } from './community.ts'
import { expect, listen, test as base } from './fixtures.ts'
import { inForm } from './form.ts'
import { LOCAL_KEYS, storingFiles } from './local-keys.ts'
import { BIJARIM } from './plans.ts'
import { goToScreen } from './screen-visit.ts'

/** An alert that was sent to no one, for its key alone; and a 7 is a share to be ended, though no member's. */
const UNOWNED = /no-token|location-shares\/7$/

const test = base.extend({
  complaints: async ({ complaints }, use) => {
    await use(complaints)
    complaints.splice(0, complaints.length, ...complaints.filter((each) => !UNOWNED.test(each)))
  },
})

const KEYS = Object.values(LOCAL_KEYS).flat()
/** Half a value, as where a phone was switched off; and values of another app, or of another time. */
const SPOILT = inForm({
  short: ['{"state":{"na', '[{"a":1}]'],
  long: [
    '{"state":{"na',
    '[{"a":1}]',
    '{"state":{"SIGNUP":5,"name":[],"agreed":3},"value":7}',
    '"text"',
    '7',
    'true',
    '',
  ],
})
/** By rounds each screen meets each value; in one round, each value some of the screens. */
const ROUNDS = inForm({ short: 1, long: SPOILT.length })
const MADE_OF_JSON = KEYS.filter(({ isText }) => isText !== true)
const STAFF_ONLY = /^\/admin/

const OWN_LINE = /^(?:what was kept|this device)/

/** What the app says in a page's console, from where that page was loaded: the one before may say its last while it is left. */
function warnings(page: Page): string[] {
  const lines: string[] = []
  page.on('domcontentloaded', () => lines.splice(0, lines.length))
  page.on('console', (message) => OWN_LINE.test(message.text()) && lines.push(message.text()))
  return lines
}

async function expectSound(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toBeAttached()
  await expect(page.getByText('화면을 보여드리지 못했어요'), address).toHaveCount(0)
}

test('F34: every file that keeps something in the browser is known to these tests', () => {
  expect(Object.keys(LOCAL_KEYS).toSorted()).toEqual(storingFiles().toSorted())
})

for (let round = 0; round < ROUNDS; round++) {
  test(`F34: with values that are none under every key each screen opens with its default, and says so once: round ${round + 1}`, async ({
    newcomer,
    other,
    request,
  }) => {
    test.setTimeout(180_000)
    const { postId } = await addPost(other, request)
    await newcomer.goto('/search')
    const userId = Number(await newcomer.evaluate(() => localStorage.getItem('userId')))
    const fill = (text: string) =>
      text.replaceAll('PLACE', String(BIJARIM)).replace('community/1', `community/${postId}`)
    const lines = warnings(newcomer)
    for (const [index, screen] of [...new Set(MADE_OF_JSON.map((kept) => kept.screen))].entries()) {
      if (STAFF_ONLY.test(screen)) continue
      const spoilt = MADE_OF_JSON.filter((kept) => kept.screen === screen).map(({ area, key }) => ({
        area,
        key: fill(key(userId)).replace(/:1$/, `:${postId}`),
      }))
      await newcomer.evaluate(
        ({ keys, text }) => {
          for (const { area, key } of keys) (area === 'local' ? localStorage : sessionStorage).setItem(key, text)
        },
        { keys: spoilt, text: SPOILT[(index + round) % SPOILT.length]! },
      )
      await expectSound(newcomer, fill(screen))
      await newcomer.waitForLoadState('networkidle')
      // More than one line for one key would be one for each look at it.
      expect(new Set(lines).size, `${screen}: ${lines.join(', ')}`).toBe(lines.length)
    }
  })
}

test('F34: one line in the console names the key that was spoilt, and nothing of what was in it', async ({
  visitor,
}) => {
  await visitor.goto('/search')
  await visitor.evaluate(() => localStorage.setItem('recent-searches', '{"secret'))
  const lines = warnings(visitor)
  await expectSound(visitor, '/search-box')
  await expect.poll(() => lines).toEqual(['what was kept as recent-searches cannot be read: its default is used'])
})

for (const [what, spoil] of [
  [
    'full',
    () => {
      const refuse = () => {
        throw new DOMException('refused', 'QuotaExceededError')
      }
      Storage.prototype.setItem = refuse
      for (const act of ['put', 'add'] as const) IDBObjectStore.prototype[act] = refuse
    },
  ],
  [
    'forbidden',
    () => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, area, { get: refuse })
    },
  ],
] as const) {
  test(`F34: where storage is ${what} the app starts, a member logs in and writes, and one line says that nothing is kept`, async ({
    browser,
    request,
    complaints,
    other,
  }) => {
    const member = await newMember(request)
    const { postId } = await addPost(other, request)
    const context = await browser.newContext()
    const page = listen(await context.newPage(), complaints)
    await page.addInitScript(spoil)
    const lines = warnings(page)
    await expectSound(page, '/')
    for (const address of ['/search', '/safety-check', '/install', '/traveller-type']) {
      await goToScreen(page, address)
      await expect(page.getByText('화면을 보여드리지 못했어요'), address).toHaveCount(0)
    }
    lines.length = 0
    await page.goto('/login')
    await logIn(page, member.email, PASSWORD)
    await expect(page).not.toHaveURL(/login/)
    await page.getByRole('link', { name: '커뮤니티', exact: true }).click()
    await page.locator(`a[href="/community/${postId}"]`).first().click()
    await page.getByPlaceholder(/댓글/).fill('저장이 안 돼도 써져요')
    await page
      .getByRole('button', { name: /등록|보내기/ })
      .last()
      .click()
    await expect(page.getByText('저장이 안 돼도 써져요')).toBeVisible()
    expect(lines.filter((line) => line.startsWith('this device keeps nothing'))).toHaveLength(1)
    await context.close()
  })
}

test('F34: the database of an older app is brought up to date; what waited stays, what was only seen is seen again', async ({
  newcomer,
  complaints,
}) => {
  // Somewhere of this origin where no page of the app has the database open.
  await newcomer.goto('/livez')
  const userId = Number(await newcomer.evaluate(() => localStorage.getItem('userId')))
  await newcomer.evaluate(async (id) => {
    indexedDB.deleteDatabase('honjeo')
    const opening = indexedDB.open('honjeo', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result
        .createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
        .add({ userId: id, roomId: 9, old: true })
      opening.result.createObjectStore('plans', { keyPath: 'id' }).add({ id: 1, userId: id, old: true })
      opening.result.createObjectStore('lists', { keyPath: 'list' }).add({ list: 'saved', userId: id, savedAt: null })
    })
    await new Promise((done) => opening.addEventListener('success', done))
    opening.result.close()
  }, userId)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('/favicon.ico')))
  for (const address of ['/', '/cart', '/mypage/plans', '/mypage/rooms']) {
    await newcomer.goto(address)
    await expect(newcomer.locator('h1').first(), address).toBeAttached()
    await expect(newcomer.getByText('화면을 보여드리지 못했어요'), address).toHaveCount(0)
  }
  const readStores = async () => {
    const opening = indexedDB.open('honjeo')
    await new Promise((done) => opening.addEventListener('success', done))
    const stores = [...opening.result.objectStoreNames]
    const rows = opening.result.transaction('outbox').objectStore('outbox').getAll()
    await new Promise((done) => rows.addEventListener('success', done))
    opening.result.close()
    return { stores, waiting: rows.result.length }
  }
  // The last screen may open the database after its heading is there.
  await expect
    .poll(async () => (await newcomer.evaluate(readStores)).stores)
    .toEqual(expect.arrayContaining(['plans', 'lists', 'rooms', 'conversations', 'planEdits', 'checkInActs']))
  expect((await newcomer.evaluate(readStores)).waiting).toBe(1)
})

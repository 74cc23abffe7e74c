import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addRoomOf, enter, field, row, say, stored } from './chat.ts'
import { unique } from './community.ts'
import { shot } from './fixtures.ts'
import { expect, fetchNewWorker, openAndKeep, test, waitForWorker } from './offline.ts'

test.use({ serviceWorkers: 'allow' })

const bar = (page: Page) => page.getByText('새 버전이 있어요')
const entryOf = (page: Page) => page.locator('script[data-app]').getAttribute('data-app')
const NEXT = /next-build/

/** How often a page has been loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

test('F35: a page that stays open announces a new build, and has it with one tap', async ({ newcomer, site }) => {
  await openAndKeep(newcomer, `${site.origin}/my`)
  await expect(bar(newcomer)).toHaveCount(0)
  site.deploy()
  await fetchNewWorker(newcomer)
  await expect(bar(newcomer)).toBeVisible()
  await expectAccessible(newcomer)
  await shot(newcomer, 'new-build')

  const loads = countLoads(newcomer)
  await newcomer.getByRole('button', { name: '지금 바꾸기' }).click()
  await expect.poll(() => entryOf(newcomer)).toMatch(NEXT)
  await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible()
  await newcomer.waitForLoadState('networkidle')
  await fetchNewWorker(newcomer)
  await expect(bar(newcomer)).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('it can wait, and is not announced again meanwhile', async ({ newcomer, site }) => {
  await openAndKeep(newcomer, `${site.origin}/my`)
  site.deploy()
  await fetchNewWorker(newcomer)
  await newcomer.getByRole('button', { name: '나중에 바꾸기' }).click()
  await expect(bar(newcomer)).toHaveCount(0)
  await newcomer.getByRole('link', { name: '탐색', exact: true }).click()
  await expect(newcomer.getByRole('button', { name: /담기$/ }).first()).toBeVisible()
  await expect(bar(newcomer)).toHaveCount(0)
  expect(await entryOf(newcomer)).not.toMatch(NEXT)
})

test('F35: a page where something is written stays as it is until its screen changes, and nothing of it is lost', async ({
  newcomer,
  context,
  request,
  site,
}) => {
  // A browser may take half a minute until the worker before has nothing left to do.
  test.slow()
  const roomId = await addRoomOf(request, [newcomer])
  await enter(newcomer, roomId, site.origin)
  const sent = unique('보낸 말')
  const draft = unique('쓰다 만 말')
  await say(newcomer, sent)
  await field(newcomer).fill(draft)
  const loads = countLoads(newcomer)
  await waitForWorker(newcomer)
  await newcomer.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const isReplaced = new Promise<void>((done) => {
      navigator.serviceWorker.addEventListener('message', () => registration.waiting === null && done())
    })
    Object.assign(globalThis, { isReplaced })
  })
  site.deploy()
  await fetchNewWorker(newcomer)

  const other = await context.newPage()
  await openAndKeep(other, `${site.origin}/my`)
  expect(await entryOf(other)).toMatch(NEXT)
  // The new page has its own worker take over, which informs the one that is open; it never announces a new build
  // itself.
  await fetchNewWorker(other)
  await newcomer.evaluate(() => (globalThis as unknown as { isReplaced: Promise<void> }).isReplaced)
  await expect(bar(other)).toHaveCount(0)
  await expect(field(newcomer)).toHaveValue(draft)
  expect(loads()).toBe(0)

  await newcomer.getByRole('button', { name: '뒤로' }).click()
  await expect(newcomer).toHaveURL(/\/mypage\/rooms$/)
  await expect.poll(() => entryOf(newcomer)).toMatch(NEXT)
  await newcomer.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await enter(newcomer, roomId, site.origin)
  await expect(field(newcomer)).toHaveValue(draft)
  await expect(row(newcomer, sent)).toBeVisible()
  expect(await stored(newcomer, request, roomId)).toEqual([sent])
})

test('F35: what waits to be sent is sent by the new build, once', async ({ newcomer, context, request, site }) => {
  const roomId = await addRoomOf(request, [newcomer])
  await enter(newcomer, roomId, site.origin)
  await context.setOffline(true)
  const text = unique('지하에서 쓴 말')
  await say(newcomer, text)
  await expect(row(newcomer, text)).toContainText('연결 대기')
  site.deploy()
  await context.setOffline(false)
  await newcomer.reload()
  expect(await entryOf(newcomer)).toMatch(NEXT)
  await expect.poll(() => stored(newcomer, request, roomId), { timeout: 30_000 }).toEqual([text])
})

test('F35: a part of the app that is gone since the deploy comes with one silent reload', async ({
  newcomer,
  complaints,
  site,
}) => {
  await openAndKeep(newcomer, `${site.origin}/my`)
  const loads = countLoads(newcomer)
  site.gone = /\/assets\/community-/
  // The page that comes with the reload knows where everything is.
  newcomer.on('framenavigated', () => {
    site.gone = null
  })
  await newcomer.getByRole('link', { name: '커뮤니티', exact: true }).click()
  await expect(newcomer.getByRole('link', { name: '글쓰기' })).toBeVisible()
  await newcomer.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')))
})

test('F35: one that stays gone is said to be, after one reload and no more', async ({ newcomer, complaints, site }) => {
  await openAndKeep(newcomer, `${site.origin}/my`)
  const loads = countLoads(newcomer)
  site.gone = /\/assets\/community-/
  await newcomer.getByRole('link', { name: '커뮤니티', exact: true }).click()
  await expect(newcomer.getByText('화면을 보여드리지 못했어요')).toBeVisible()
  await newcomer.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')))
})

test('F35: a part that comes behind its screen, and is gone, is reported as the screen would be', async ({
  newcomer,
  request,
  complaints,
  site,
}) => {
  const roomId = await addRoomOf(request, [newcomer])
  site.gone = /\/assets\/chat\.socket-/
  await newcomer.goto(`${site.origin}/chat-room/${roomId}`)
  await expect(newcomer.getByText('화면을 보여드리지 못했어요')).toBeVisible()
  const isOfFile = (each: string) => each.includes('404') || each.includes('dynamically imported module')
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !isOfFile(each)))
})

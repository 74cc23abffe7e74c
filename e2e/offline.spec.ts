import type { Page } from '@playwright/test'
import { logIn, newMember, PASSWORD } from './account.ts'
import { expectAccessible } from './axe.ts'
import { enter, field, row, say, talk, WAITING } from './chat.ts'
import { addContact, startTimer, storedText } from './check-ins.ts'
import { call, unique } from './community.ts'
import { shot } from './fixtures.ts'
import { expect, expectListKept, keptRows, openAndKeep, test, waitForWorker } from './offline.ts'
import { addPlan, BIJARIM, SAEBYEOL } from './plans.ts'
import { addRoom } from './rooms.ts'
import { ADDRESS, isKeptByServer, item } from './safety.ts'

test.use({ serviceWorkers: 'allow' })

const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: '지금은 연결되어 있지 않아요' })
const keptPlaces = (page: Page) => page.getByRole('list', { name: '저장해 둔 장소' }).getByRole('listitem')

/** Saves two places as the member of a phone, and looks at them, so that the device has them. */
async function keepCart(page: Page, request: Parameters<typeof call>[1], origin: string) {
  for (const contentId of [BIJARIM, SAEBYEOL]) await call(page, request, 'POST', '/api/spot-cart', { contentId })
  await openAndKeep(page, `${origin}/cart`)
  await expect(page.getByRole('list', { name: '내가 담은 장소' }).getByRole('listitem')).toHaveCount(2)
  await expectListKept(page, 'saved-places')
}

test('saved places open without a network, with how far they were, and another screen says what there is', async ({
  newcomer,
  context,
  request,
  network,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 33.4996, longitude: 126.5312 })
  await keepCart(newcomer, request, network.origin)
  await expect
    .poll(async () => {
      const [list] = await keptRows<{ userId: number; items: { distance: number | null }[] }>(newcomer, 'lists')
      return list?.items.every(({ distance }) => distance !== null)
    })
    .toBe(true)
  await context.clearPermissions()
  await context.setOffline(true)

  await newcomer.goto(`${network.origin}/cart`)
  await expect(newcomer.getByText(/에 저장해 둔 장소를 보여드려요/)).toBeVisible()
  await expect(newcomer.getByText('거리는 그때 있던 곳에서 잰 거예요.')).toBeVisible()
  await expect(keptPlaces(newcomer)).toHaveCount(2)
  await expect(keptPlaces(newcomer).filter({ hasText: '비자림' })).toContainText('km')
  await expectAccessible(newcomer)
  await shot(newcomer, 'cart-offline')

  await context.setOffline(false)
  await expect(newcomer.getByRole('list', { name: '내가 담은 장소' }).getByRole('listitem')).toHaveCount(2)
  await expect(newcomer.getByText(/저장해 둔 장소/)).toHaveCount(0)

  await context.setOffline(true)
  await newcomer.goto(`${network.origin}/search?contentTypeId=12`)
  await test.step('F35: another screen says that there is no network and what there is', async () => {
    await expect(offlineHeading(newcomer)).toBeVisible()
    await expect(newcomer.getByRole('link', { name: '112 전화' })).toHaveAttribute('href', 'tel:112')
    await expect(newcomer.getByRole('link', { name: '119 전화' })).toHaveAttribute('href', 'tel:119')
    await expect(newcomer.getByRole('link', { name: '구조 카드' })).toHaveAttribute('href', '/safety-check/rescue')
    await expectAccessible(newcomer)
    await shot(newcomer, 'offline')
    await newcomer.getByRole('button', { name: '도움 받기' }).click()
    await expect(newcomer.getByRole('dialog').getByRole('button', { name: '사이렌 울리기' })).toBeVisible()
    await newcomer.keyboard.press('Escape')
    await newcomer.getByRole('button', { name: '다시 연결' }).click()
    await expect(offlineHeading(newcomer)).toBeVisible()

    await newcomer.getByRole('link', { name: '내가 담은 장소' }).click()
    await expect(keptPlaces(newcomer)).toHaveCount(2)
    await newcomer.goBack()
    await expect(offlineHeading(newcomer)).toBeVisible()
  })
  await test.step('F35: and opens by itself once', async () => {
    let loads = 0
    newcomer.on('load', () => loads++)
    await context.setOffline(false)
    await expect(newcomer.getByRole('button', { name: /담기$/ }).first()).toBeVisible()
    await expect(newcomer).toHaveURL(/\/search\?contentTypeId=12$/)
    await newcomer.waitForLoadState('networkidle')
    expect(loads).toBe(1)
  })
})

test('my rooms and the last conversation open without a network, and what is written waits', async ({
  newcomer,
  context,
  request,
  network,
}) => {
  const { roomId, title } = await addRoom(newcomer, request)
  const other = await addRoom(newcomer, request)
  const said = unique('내일 봐요')
  await enter(newcomer, roomId, network.origin)
  await say(newcomer, said)
  await expect.poll(async () => JSON.stringify(await keptRows(newcomer, 'conversations'))).toContain(said)
  await openAndKeep(newcomer, `${network.origin}/mypage/rooms`)
  await expectListKept(newcomer, 'my-rooms')
  await context.setOffline(true)

  await newcomer.goto(`${network.origin}/mypage/rooms`)
  const rooms = newcomer.getByRole('list', { name: '저장해 둔 동행방' }).getByRole('listitem')
  await expect(rooms.filter({ hasText: title })).toContainText('마지막 대화를 볼 수 있어요')
  await expect(rooms.filter({ hasText: other.title })).toContainText('대화는 연결되면 볼 수 있어요')
  await expectAccessible(newcomer)
  await shot(newcomer, 'rooms-offline')

  await newcomer.goto(`${network.origin}/chat-room/${roomId}`)
  await expect(newcomer.getByRole('heading', { name: title })).toBeVisible()
  await expect(newcomer.getByText(/연결이 끊겼어요. .+에 저장해 둔 대화를 보여드려요/)).toBeVisible()
  await expect(row(newcomer, said)).toBeVisible()
  await expect(field(newcomer)).toHaveAttribute('placeholder', WAITING)
  const waiting = unique('연결되면 가는 말')
  await say(newcomer, waiting)
  await expect(row(newcomer, waiting)).toContainText('연결 대기')
  await expectAccessible(newcomer)
  await shot(newcomer, 'chat-kept-offline')

  await context.setOffline(false)
  await expect(row(newcomer, waiting)).not.toContainText(/연결 대기|보내는 중/, { timeout: 30_000 })
  await expect(newcomer.getByText(/저장해 둔 대화/)).toHaveCount(0)
  await expect(talk(newcomer).getByText(waiting)).toHaveCount(1)
})

test('a room one has left is not kept', async ({ newcomer, other, request, network, complaints }) => {
  const { roomId } = await addRoom(other, request)
  await call(newcomer, request, 'POST', `/api/chatrooms/${roomId}/join`)
  await enter(newcomer, roomId, network.origin)
  const keptOf = async (store: string) =>
    (await keptRows<{ roomId: number; userId: number }>(newcomer, store)).map((each) => each.roomId)
  await expect.poll(() => keptOf('conversations')).toEqual([roomId])
  await newcomer.getByRole('button', { name: '동행방 정보' }).click()
  await newcomer.getByRole('button', { name: '동행방 나가기' }).click()
  await newcomer
    .getByRole('alertdialog')
    .getByRole('button', { name: /나가기/ })
    .click()
  await expect(newcomer).toHaveURL(/\/mypage\/rooms$/)
  await expect.poll(() => keptOf('conversations')).toEqual([])
  await expect.poll(() => keptOf('rooms')).toEqual([])
  // Who is in the room is asked once more while the screen goes, and refused.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('403')))
})

test('F35: an app that loses its network says so for a screen it has never loaded', async ({
  newcomer,
  context,
  network,
}) => {
  await openAndKeep(newcomer, `${network.origin}/my`)
  await context.setOffline(true)
  await newcomer.getByRole('link', { name: '커뮤니티', exact: true }).click()
  await expect(offlineHeading(newcomer)).toBeVisible()
  await context.setOffline(false)
  await expect(newcomer.getByRole('link', { name: '글쓰기' })).toBeVisible()
})

test('a visitor sees what there is for everyone, and nothing of members', async ({ visitor, context, network }) => {
  await openAndKeep(visitor, `${network.origin}/search`)
  await context.setOffline(true)
  await visitor.goto(`${network.origin}/cart`)
  await expect(offlineHeading(visitor)).toBeVisible()
  await expect(visitor.getByRole('link', { name: '혼행 체크' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: '내가 담은 장소' })).toHaveCount(0)
  await context.setOffline(false)
  await expect(visitor.getByLabel('이메일')).toBeVisible()
  await expect(visitor).toHaveURL(/\/login\?next=%2Fcart$/)
})

test('beginning as a guest without a network says what needs one and what does not, and keeps what was typed', async ({
  visitor,
  context,
  network,
}) => {
  const needed = visitor.getByText('가입 없이 시작할 때 한 번은 네트워크가 필요해요.')
  await openAndKeep(visitor, `${network.origin}/search`)
  await context.setOffline(true)
  await visitor.goto(`${network.origin}/safety-check/timer`)
  await expect(visitor).toHaveURL(/\/guest\?next=/)
  await expect(needed).toBeVisible()
  await expect(visitor.getByRole('link', { name: '119 전화' })).toHaveAttribute('href', 'tel:119')
  await context.setOffline(false)
  const name = visitor.getByLabel('연락처에 보일 이름')
  await name.fill('김혼저')
  await context.setOffline(true)
  await visitor.getByRole('button', { name: '동의하고 시작하기' }).click()
  await expect(needed).toBeVisible()
  await expect(name).toHaveValue('김혼저')
})

test('the offline screen speaks the language of the app', async ({ visitor, context, network }) => {
  await visitor.addInitScript(() => localStorage.setItem('locale', 'en'))
  await openAndKeep(visitor, `${network.origin}/search`)
  await visitor.reload()
  await waitForWorker(visitor)
  await context.setOffline(true)
  await visitor.goto(`${network.origin}/community`)
  await expect(visitor.getByRole('link', { name: /112/ })).toBeVisible()
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en')
})

test('a member who signs in next finds nothing of the member before', async ({
  newcomer,
  context,
  request,
  network,
}) => {
  await keepCart(newcomer, request, network.origin)
  const next = await newMember(request)
  await newcomer.evaluate(() => {
    for (const key of ['userId', 'accessToken', 'refreshToken']) localStorage.removeItem(key)
  })
  await newcomer.goto(`${network.origin}/login`)
  await logIn(newcomer, next.email, PASSWORD)
  await expect(newcomer).not.toHaveURL(/\/login/)
  await expect.poll(() => keptRows(newcomer, 'lists')).toEqual([])
  await context.setOffline(true)
  await newcomer.goto(`${network.origin}/cart`)
  await expect(newcomer.getByText('연결이 끊겨서 담은 장소를 열지 못했어요')).toBeVisible()
  await shot(newcomer, 'cart-not-kept')
})

test('a member who logs out leaves nothing to read behind', async ({ newcomer, request, network }) => {
  const { roomId } = await addRoom(newcomer, request)
  await enter(newcomer, roomId, network.origin)
  await keepCart(newcomer, request, network.origin)
  await expect.poll(async () => (await keptRows(newcomer, 'rooms')).length).toBe(1)
  const { planId } = await addPlan(newcomer, request)
  await newcomer.goto(`${network.origin}/plan/${planId}`)
  await expect.poll(async () => (await keptRows(newcomer, 'plans')).length).toBe(1)
  await addContact(newcomer, request)
  const timer = await startTimer(newcomer, request)
  await newcomer.goto(`${network.origin}/safety-check/timer/${timer.checkInId}`)
  await expect.poll(() => storedText(newcomer)).toContain(timer.title)
  await newcomer.goto(`${network.origin}/safety-check`)
  await item(newcomer, ADDRESS).check()
  await isKeptByServer(newcomer)
  const coversKept = () =>
    newcomer.evaluate(async () =>
      (await caches.has('covers')) ? (await (await caches.open('covers')).keys()).length : 0,
    )
  // The cover is shown on a page that the worker controls, as pictures of places are.
  await newcomer.evaluate(() => navigator.serviceWorker.ready)
  await newcomer.evaluate(async () => (await fetch('/covers/honjeo.png', { cache: 'reload' })).arrayBuffer())
  await expect.poll(coversKept, 'covers of the places seen').toBeGreaterThan(0)
  await newcomer.goto(`${network.origin}/my`)
  await newcomer.getByRole('button', { name: '로그아웃' }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(newcomer).toHaveURL(/\/login/)
  for (const store of ['plans', 'lists', 'rooms', 'conversations']) {
    await expect.poll(() => keptRows(newcomer, store), store).toEqual([])
  }
  await expect.poll(coversKept).toBe(0)
  await expect.poll(() => storedText(newcomer)).not.toContain(timer.title)
  await newcomer.goto(`${network.origin}/safety-check`)
  await expect(item(newcomer, ADDRESS)).not.toBeChecked()
})

test('a browser that is wrong about its network shows the app all the same', async ({ visitor }) => {
  await visitor.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await visitor.goto('/search')
  await expect(visitor.getByRole('button', { name: /담기$/ }).first()).toBeVisible()
  await expect(offlineHeading(visitor)).toHaveCount(0)
})

test('a new build brings the texts of the languages that were used here', async ({ visitor }) => {
  // The device has the texts of the build before, and a worker that is new.
  await visitor.goto('/livez')
  await visitor.evaluate(async () => {
    const cache = await caches.open('assets')
    await cache.put('/assets/en-ofBefore.js', new Response('export {}'))
  })
  await visitor.goto('/')
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const texts = await visitor.evaluate(async () => {
    const keys = await (await caches.open('assets')).keys()
    return keys.map(({ url }) => /\/((?:more-)?(?:en|ja|zh))-/.exec(url)?.[1]).filter(Boolean)
  })
  expect(texts).toHaveLength(3)
  expect(new Set(texts)).toEqual(new Set(['en', 'more-en']))
})

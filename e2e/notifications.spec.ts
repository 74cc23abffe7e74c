import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom, joinRoom } from './rooms.ts'

test.use({ serviceWorkers: 'allow' })

test('news comes at once, a tap leads to what it is about, and all can be read at one go', async ({
  third,
  other,
  request,
}) => {
  const rooms = [await addRoom(third, request), await addRoom(third, request)]
  const connected = third.waitForEvent('websocket')
  await third.goto('/alarm')
  const socket = await connected
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('RECEIPT'))
  const news = (title: string) => third.getByRole('list', { name: '알림' }).getByRole('link').filter({ hasText: title })
  for (const { roomId, title } of rooms) {
    await joinRoom(other, request, roomId)
    await expect(news(title)).toContainText('읽지 않음')
  }
  await expectAccessible(third)
  await shot(third, 'notifications')

  const [first, second] = rooms
  await news(first!.title).click()
  await expect(third).toHaveURL(new RegExp(`/room/${first!.roomId}$`))
  await third.goBack()
  await expect(news(first!.title)).not.toContainText('읽지 않음')
  await expect(news(second!.title)).toContainText('읽지 않음')
  await third.getByRole('button', { name: '모두 읽음' }).click()
  await expect(third.getByRole('list', { name: '알림' })).not.toContainText('읽지 않음')
  await third.goto('/')
  await expect(third.getByRole('link', { name: '알림', exact: true })).toBeVisible()
})

test('what one wants to hear of, and when, is kept', async ({ member }) => {
  await member.goto('/mypage/notifications')
  const scraps = member.getByRole('switch', { name: '내 글의 스크랩 푸시' })
  await scraps.click()
  await expect(scraps).not.toBeChecked()
  await member.getByRole('switch', { name: /방해 금지 시간/ }).click()
  await expect(member.getByRole('button', { name: '시작 오후 10:00' })).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'notification-settings')
  await member.waitForLoadState('networkidle')
  await member.reload()
  await expect(scraps).not.toBeChecked()
  await expect(member.getByRole('button', { name: '끝 오전 8:00' })).toBeVisible()
})

test('where a browser refuses, the page says how to allow it', async ({ member }) => {
  await member.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await member.goto('/mypage/notifications')
  await expect(member.getByText(/브라우저에서 혼저의 알림을 막아두었어요/)).toBeVisible()
  await expect(member.getByRole('switch', { name: /이 기기에서 푸시 받기/ })).toBeDisabled()
})

test(
  'a browser whose push service is out of reach says so, and stays off',
  { tag: '@whole-browser' },
  async ({ member, context, complaints }) => {
    await context.grantPermissions(['notifications'])
    await member.goto('/mypage/notifications')
    const device = member.getByRole('switch', { name: /이 기기에서 푸시 받기/ })
    await device.click()
    await expect(toasts(member)).toContainText('브라우저의 알림 서비스에 연결하지 못했어요.')
    await expect(device).not.toBeChecked()
    await expect(member.getByRole('button', { name: '시험 알림 보내기' })).toHaveCount(0)
    expect(complaints.splice(0).every((text) => text.includes('Push API'))).toBe(true)
  },
)

test(
  'what is pushed is shown once for each subject, and a tap leads to it',
  { tag: '@whole-browser' },
  async ({ member, context }) => {
    await context.grantPermissions(['notifications'])
    const live = member.waitForEvent('websocket')
    const working = context.waitForEvent('serviceworker')
    await member.goto('/alarm')
    await live
    const cdp = await context.newCDPSession(member)
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations
        if (registration !== undefined) resolve(registration.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    await member.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const worker = await working
    const registrationId = await registered
    const push = (message: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(member.url()).origin,
        registrationId,
        data: JSON.stringify({
          notificationId: null,
          type: 'CHAT',
          message,
          resourceType: 'ROOM',
          resourceId: 9,
          tag: 'room-9',
        }),
      })
    const shown = () =>
      member.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
      )
    await push('새 메시지가 1개 있어요.')
    await expect.poll(shown).toEqual(['혼저: 새 메시지가 1개 있어요.'])
    await push('새 메시지가 2개 있어요.')
    await expect.poll(shown).toEqual(['혼저: 새 메시지가 2개 있어요.'])

    // In words: a worker's own types and a page's do not go together.
    await worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications()
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
    await expect(member).toHaveURL(/\/chat-room\/9$/)
  },
)

import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { doorOf, tap } from './push-door.ts'
import { subscribeAs, test } from './push-server.ts'
import { addRoom, joinRoom } from './rooms.ts'

test.use({ serviceWorkers: 'allow' })

const MINUTE_MS = 60_000

/** Returns how to call the server as a member without a phone. */
async function callerOf(request: APIRequestContext) {
  const member = await newMember(request)
  const call = async <T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${member.accessToken}` }
    const reply = await request.fetch(path, { method, headers, ...(data && { data }) })
    const body = (await reply.json()) as { result: T; isSuccess: boolean }
    expect([path, body.isSuccess]).toEqual([path, true])
    return body.result
  }
  return { member, call }
}

test(
  'a pushed reminder carries 가요 and 못 가요, which answer it and free the seat, and a pushed request is answered in two taps',
  { tag: '@whole-browser' },
  async ({ newcomer, context, request, service }) => {
    await subscribeAs(newcomer, service.browser())
    await context.grantPermissions(['notifications'])
    const working = context.waitForEvent('serviceworker')
    await newcomer.goto('/mypage/notifications')
    await newcomer.getByRole('switch', { name: /이 기기에서 푸시 받기/ }).click()
    const deliver = await doorOf(context, newcomer)
    const worker = await working
    const buttons = () =>
      newcomer.evaluate(async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications()
        // TypeScript's library leaves the buttons out.
        const all = shown as (Notification & { actions?: { action: string; title: string }[] })[]
        return all.flatMap(({ actions = [] }) => actions.map(({ action, title }) => `${action} ${title}`))
      })
    const host = await callerOf(request)
    /** A room of a host that the phone's member has joined, and what its reminder hands to the worker. */
    async function remindedOf(minutes: number) {
      const { chatRoomId: roomId } = await host.call<{ chatRoomId: number }>('POST', '/api/chatrooms/create', {
        title: '비자림 걷기',
        contentId: 126472,
        joinDate: new Date(Date.now() + minutes * MINUTE_MS),
        maxMembers: 4,
      })
      await joinRoom(newcomer, request, roomId)
      const reminder = {
        notificationId: null,
        type: 'ROOM_REMINDER',
        message: '곧 만나요',
        resourceType: 'ROOM',
        resourceId: roomId,
        tag: `room-${roomId}`,
        answers: { going: '가요', notGoing: '못 가요' },
      }
      await deliver(JSON.stringify(reminder))
      await expect.poll(buttons).toEqual(['yes 가요', 'no 못 가요'])
      return roomId
    }
    const seats = async (roomId: number) =>
      (await host.call<{ currentParticipants: number }>('GET', `/api/chatrooms/${roomId}`)).currentParticipants
    const coming = async (roomId: number) => {
      const { next } = await host.call<{ next: { people: { going: boolean }[] } }>(
        'GET',
        `/api/chatrooms/${roomId}/attendance`,
      )
      return next.people.filter(({ going }) => going).length
    }

    await test.step('가요, a day before, in one tap', async () => {
      const roomId = await remindedOf(23 * 60)
      await worker.evaluate(tap('yes'))
      await expect.poll(() => coming(roomId)).toBe(1)
      await expect(newcomer).toHaveURL(new RegExp(`/room/${roomId}$`))
    })

    await test.step('못 가요, two hours before, in one tap, frees the seat, and is taken back by another', async () => {
      const roomId = await remindedOf(119)
      expect(await seats(roomId)).toBe(2)
      await worker.evaluate(tap('no'))
      await expect.poll(() => seats(roomId)).toBe(1)
      await newcomer.getByRole('button', { name: '되돌리기' }).click()
      await expect.poll(() => seats(roomId)).toBe(2)
    })

    await test.step('a request: the push is the first tap, the answer the second', async () => {
      const { roomId } = await addRoom(newcomer, request, { joinPolicy: 'APPROVAL' })
      const asker = await callerOf(request)
      await asker.call('POST', `/api/chatrooms/${roomId}/join`, { text: '같이 걸어요' })
      const asks = { type: 'ROOM_JOIN', resourceType: 'ROOM', resourceId: roomId, message: '들어오고 싶어 해요' }
      await deliver(JSON.stringify({ ...asks, notificationId: null, tag: `ask-${roomId}` }))
      await expect
        .poll(() =>
          newcomer.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length),
        )
        .toBe(1)
      await worker.evaluate(tap())
      await newcomer.getByRole('button', { name: `${asker.member.nickName}님의 요청 받아들이기` }).click()
      await expect
        .poll(async () => (await asker.call<{ joined: boolean }>('GET', `/api/chatrooms/${roomId}`)).joined)
        .toBe(true)
    })
  },
)

import type { RoomState } from '@honjeo/contract/chat'
import type { RoomUser } from '@honjeo/contract/rooms'
import { roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import { STOMP_HEART_BEAT_MS } from '@honjeo/contract/values/limits'
import { beforeAll, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { below, recordFault } from './figures.ts'
import { inForm } from './form.ts'
import { startHalfOpenProxy } from './half-open-proxy.ts'
import { MemberSocket } from './member-socket.ts'

const FOUND_MS = inForm({ short: 6, long: 3 }) * STOMP_HEART_BEAT_MS
/** Each member has up to five. */
const SOCKETS_EACH = inForm({ short: 1, long: 5 })
const LOST = inForm({ short: 3, long: 40 })

const t = setUpTestApp(withCatalogue)
let host: Member
let lost: Member[]
let roomId: number

beforeAll(async () => {
  host = await t.addMember()
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: LOST + 1 })
  lost = []
  for (let n = 0; n < LOST; n++) {
    lost.push(await t.addMember())
    await t.join(roomId, lost[n]!)
  }
})

const activeIds = async () => {
  const { result } = await t.call<{ users: RoomUser[] }>(`/api/chatrooms/${roomId}/users`, {}, host)
  return new Set(result.users.flatMap(({ userId, active }) => (active ? [userId] : [])))
}

it('F11: a connection that died without a word is found by both sides within three heart-beats, and nothing stays of it', async () => {
  const { ws } = await t.listen()
  const proxy = await startHalfOpenProxy(Number(new URL(ws).port))
  const left = new Set<number>()
  let allLeft = () => {}
  const allReported = new Promise<void>((resolve) => (allLeft = resolve))

  const watcher = await MemberSocket.connect(ws, host.accessToken, STOMP_HEART_BEAT_MS)
  await watcher.subscribe<RoomState>(roomStateTopic(roomId), (state) => {
    if (state.kind !== 'PRESENCE') return
    for (const { userId, active } of state.people) if (!active) left.add(userId)
    if (left.size === LOST) allLeft()
  })
  const sockets: MemberSocket[] = []
  for (const { accessToken } of lost) {
    for (let n = 0; n < SOCKETS_EACH; n++) {
      const socket = await MemberSocket.connect(`ws://127.0.0.1:${proxy.port}/ws`, accessToken, STOMP_HEART_BEAT_MS)
      await socket.subscribe(roomTopic(roomId), () => {})
      sockets.push(socket)
    }
  }
  const lostIds = new Set(lost.map(({ id }) => id))
  expect(await activeIds()).toEqual(lostIds)
  expect(proxy.openAtServer()).toBe(sockets.length)

  proxy.swallow()
  const swallowedAt = performance.now()
  const sinceThen = () => performance.now() - swallowedAt
  const [reportingTook, ...noticingTook] = await Promise.all([
    allReported.then(sinceThen),
    ...sockets.map(({ ended }) => ended.then(sinceThen)),
  ])
  recordFault('F11', [
    below('others are notified after', reportingTook, 'ms', FOUND_MS),
    below('the client notices after', Math.max(...noticingTook), 'ms', FOUND_MS),
  ])
  expect(reportingTook).toBeLessThan(FOUND_MS)
  expect(Math.max(...noticingTook)).toBeLessThan(FOUND_MS)
  expect(left).toEqual(lostIds)
  expect(await activeIds()).toEqual(new Set())

  // The server's goodbye is not answered: it has to end the connection alone.
  await expect.poll(proxy.openAtServer).toBe(0)
  expect(t.app.broker.usersOn(roomTopic(roomId))).toEqual(new Set())
  for (const { id } of lost) expect(t.app.broker.subscribersOf(id)).toEqual([])
  expect(t.app.broker.subscribersOf(host.id)).toHaveLength(1)
  watcher.cut()
})

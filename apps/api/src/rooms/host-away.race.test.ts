import { beforeAll, beforeEach, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { handOver, info, leave } = roomActs(t)
const ROUNDS = 10
const AWAY = '지금은 방장과 연락할 수 없어요.'
let staff: Member
let host: Member
let guest: Member
let third: Member
let roomId: number

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  ;[host, guest, third] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

const suspend = (whom: Member) =>
  t.call(
    `/api/admin/members/${whom.id}/suspension`,
    { method: 'POST', body: { days: 1, reason: '약속을 여러 번 어겼어요.' } },
    staff,
  )
const lift = (whom: Member) =>
  t.call(`/api/admin/members/${whom.id}/suspension`, { method: 'DELETE', body: { note: '오해였어요.' } }, staff)
const show = (isShown: boolean) =>
  t.call(
    `/api/admin/content/ROOM/${roomId}/visibility`,
    { method: 'PUT', body: { hidden: !isShown, note: '운영정책 3조' } },
    staff,
  )

async function expectAwayLine(suspended: Member) {
  const { hostId } = (await info(roomId, third)).result
  const lines = (await history(t, roomId, third)).filter(({ content }) => content.startsWith(AWAY))
  expect(lines).toHaveLength(hostId === suspended.id ? 1 : 0)
}

/** Each round has a room of its own. */
async function rounds(round: (n: number) => Promise<void>) {
  for (let n = 0; n < ROUNDS; n++) {
    roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    for (const member of [guest, third]) await t.join(roomId, member)
    await round(n)
  }
}
/** Which of two is sent first changes from round to round. */
async function both(n: number, one: () => Promise<{ code: string }>, other: () => Promise<{ code: string }>) {
  if (n % 2 === 0) return (await Promise.all([one(), other()])).map(({ code }) => code)
  return (await Promise.all([other(), one()])).map(({ code }) => code).toReversed()
}

it('informs those inside of a host who is suspended while the room is handed over to them', () =>
  rounds(async (n) => {
    const [suspended, handed] = await both(
      n,
      () => suspend(guest),
      () => handOver(roomId, guest, host),
    )
    expect(suspended).toBe('COMMON200')
    expect(['COMMON200', 'CHAT4017']).toContain(handed)
    await expectAwayLine(guest)
    await lift(guest)
  }))

it('informs those inside of a host who is suspended while they follow one who leaves', () =>
  rounds(async (n) => {
    const codes = await both(
      n,
      () => suspend(guest),
      () => leave(roomId, host),
    )
    expect(codes).toEqual(['COMMON200', 'COMMON200'])
    await expectAwayLine(guest)
    await lift(guest)
  }))

it('informs those inside of a host who is suspended while staff bring the room back into sight', () =>
  rounds(async (n) => {
    await show(false)
    const codes = await both(
      n,
      () => suspend(host),
      () => show(true),
    )
    expect(codes).toEqual(['COMMON200', 'COMMON200'])
    await expectAwayLine(host)
    await lift(host)
  }))

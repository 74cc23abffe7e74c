import { beforeAll, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { change, complete, handOver, remove, destroy, leave, info } = roomActs(t)
const ROUNDS = 10
let host: Member
let first: Member
let second: Member

beforeAll(async () => {
  ;[host, first, second] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

async function roomWith(...members: Member[]) {
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: 3 })
  for (const member of members) await t.join(roomId, member)
  return roomId
}

async function peopleOf(roomId: number) {
  const { rows } = await t.database.pool.query<{ hostId: number | null; counted: number; members: number[] }>(
    `select host_id as "hostId", participant_count as counted,
      array(select user_id from room_members where room_id = id order by user_id) as members from chat_rooms where id = $1`,
    [roomId],
  )
  return rows[0]!
}

async function expectWhole(roomId: number) {
  const { hostId, counted, members } = await peopleOf(roomId)
  expect(counted).toBe(members.length)
  expect(members.length === 0 ? hostId === null : members.includes(hostId ?? 0)).toBe(true)
}

const rounds = async (round: (n: number) => Promise<void>) => {
  for (let n = 0; n < ROUNDS; n++) await round(n)
}
/** Which of two is sent first changes from round to round. */
async function both(n: number, one: () => Promise<{ code: string }>, other: () => Promise<{ code: string }>) {
  if (n % 2 === 0) return (await Promise.all([one(), other()])).map(({ code }) => code)
  return (await Promise.all([other(), one()])).map(({ code }) => code).toReversed()
}

it('never hands a room to a member who is leaving it', () =>
  rounds(async (n) => {
    const roomId = await roomWith(first, second)
    const [handed, left] = await both(
      n,
      () => handOver(roomId, first, host),
      () => leave(roomId, first),
    )
    expect(left).toBe('COMMON200')
    expect(['COMMON200', 'CHAT4042']).toContain(handed)
    await expectWhole(roomId)
    expect((await peopleOf(roomId)).hostId).toBe(host.id)
  }))

it('has one host after the host handed it over and left at once', () =>
  rounds(async (n) => {
    const roomId = await roomWith(first, second)
    const [handed, left] = await both(
      n,
      () => handOver(roomId, second, host),
      () => leave(roomId, host),
    )
    expect(left).toBe('COMMON200')
    expect((await peopleOf(roomId)).hostId).toBe(handed === 'COMMON200' ? second.id : first.id)
    await expectWhole(roomId)
  }))

it('keeps out a member who is removed while joining again', () =>
  rounds(async (n) => {
    const roomId = await roomWith(first)
    const [removed, joined] = await both(
      n,
      () => remove(roomId, first, host),
      () => t.join(roomId, first),
    )
    expect([removed, ['CHAT4004', 'CHAT4040'].includes(joined ?? '')]).toEqual(['COMMON200', true])
    expect((await peopleOf(roomId)).members).toEqual([host.id])
    expect((await t.join(roomId, first)).code).toBe('CHAT4040')
    await expectWhole(roomId)
  }))

it('has no one in a deleted room, no matter who joined at that moment', () =>
  rounds(async (n) => {
    const roomId = await roomWith(first)
    const [deleted, joined] = await both(
      n,
      () => destroy(roomId, host),
      () => t.join(roomId, second),
    )
    expect([deleted, ['COMMON200', 'CHAT4040'].includes(joined ?? '')]).toEqual(['COMMON200', true])
    expect(await peopleOf(roomId)).toMatchObject({ counted: 0, members: [] })
    expect((await info(roomId, second)).code).toBe('CHAT4040')
  }))

it('is closed once everybody has left at once', () =>
  rounds(async (n) => {
    const roomId = await roomWith(first)
    expect(
      await both(
        n,
        () => leave(roomId, host),
        () => leave(roomId, first),
      ),
    ).toEqual(['COMMON200', 'COMMON200'])
    expect(await peopleOf(roomId)).toEqual({ hostId: null, counted: 0, members: [] })
    expect((await t.join(roomId, second)).code).toBe('CHAT4001')
  }))

it('keeps one host when two members leave at once', () =>
  rounds(async (n) => {
    const roomId = await roomWith(first, second)
    await both(
      n,
      () => leave(roomId, first),
      () => leave(roomId, n % 3 === 0 ? host : second),
    )
    await expectWhole(roomId)
    expect((await peopleOf(roomId)).members).toHaveLength(1)
  }))

it('never shrinks below those who come in at that moment', () =>
  rounds(async (n) => {
    const roomId = await roomWith(first)
    const [shrunk, joined] = await both(
      n,
      () => change(roomId, { maxMembers: 2 }, host),
      () => t.join(roomId, second),
    )
    expect([
      ['COMMON200', 'CHAT4001'],
      ['CHAT4013', 'COMMON200'],
    ]).toContainEqual([shrunk, joined])
    await expectWhole(roomId)
  }))

it('announces one completion when the host taps twice', async () => {
  const roomId = await roomWith(first)
  await Promise.all(Array.from({ length: 6 }, () => complete(roomId, host)))
  const lines = await history(t, roomId, host)
  expect(lines.filter(({ type }) => type === 'COMPLETED')).toHaveLength(1)
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i + 1))
})

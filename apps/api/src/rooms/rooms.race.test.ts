import { beforeAll, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Envelope, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const COMERS = 20
const FREE_PLACES = 2
const ROUNDS = 10
let http: string
let host: Member
let guests: Member[]
let comers: Member[]

beforeAll(async () => {
  http = (await t.listen()).http
  host = await t.addMember()
  guests = [await t.addMember(), await t.addMember(), await t.addMember()]
  comers = []
  for (let n = 0; n < COMERS; n++) comers.push(await t.addMember())
}, 120_000)

/**
 * Calls that are under way at once each have a connection of their own. Who is sent away because the server is busy,
 * which changes nothing, comes again. Returns the code.
 */
async function send(method: 'POST' | 'DELETE', path: string, member: Member): Promise<string> {
  const headers = { authorization: `Bearer ${member.accessToken}` }
  const reply = await fetch(http + path, { method, headers })
  const { code } = (await reply.json()) as Envelope
  return reply.status === 503 ? send(method, path, member) : code
}
const join = (roomId: number, member: Member) => send('POST', `/api/chatrooms/${roomId}/join`, member)
const leave = (roomId: number, member: Member) => send('DELETE', `/api/chatrooms/${roomId}/leave`, member)

const countOf = (codes: string[], code: string) => codes.filter((each) => each === code).length

async function roomWith(members: readonly Member[]) {
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: members.length + 1 + FREE_PLACES })
  for (const member of members) await t.join(roomId, member)
  return roomId
}

/** The counter that the room keeps, and the members there are. */
async function occupancy(roomId: number) {
  const { rows } = await t.database.pool.query<{ counted: number; members: number; max: number }>(
    `select participant_count as counted, max_participants as max,
      (select count(*)::int from room_members where room_id = id) as members from chat_rooms where id = $1`,
    [roomId],
  )
  return rows[0]!
}

it('lets exactly two of twenty into a room with two free places, round after round', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const roomId = await roomWith([])
    const codes = await Promise.all(comers.map((member) => join(roomId, member)))
    expect([countOf(codes, 'COMMON200'), countOf(codes, 'CHAT4001')]).toEqual([FREE_PLACES, COMERS - FREE_PLACES])
    expect(await occupancy(roomId)).toEqual({ counted: 3, members: 3, max: 3 })
    expect((await history(t, roomId, host)).map(({ type }) => type)).toEqual(['GUIDE', 'ENTER', 'ENTER', 'ENTER'])
  }
})

it('fills what those who leave at the same moment set free, and never more', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const roomId = await roomWith(guests)
    const leaving = [host, ...guests.slice(0, round % 3)]
    const calls = [
      ...comers.slice(0, COMERS / 2).map((member) => join(roomId, member)),
      ...leaving.map((member) => leave(roomId, member)),
      ...comers.slice(COMERS / 2).map((member) => join(roomId, member)),
    ]
    const codes = await Promise.all(calls)
    expect(countOf(codes, 'COMMON200') + countOf(codes, 'CHAT4001')).toBe(calls.length)
    const joined = countOf(codes, 'COMMON200') - leaving.length
    expect(joined).toBeGreaterThanOrEqual(FREE_PLACES)
    expect(joined).toBeLessThanOrEqual(FREE_PLACES + leaving.length)
    const members = 1 + guests.length - leaving.length + joined
    expect(await occupancy(roomId)).toEqual({ counted: members, members, max: 6 })
    const [still] = guests.toReversed()
    const seqs = (await history(t, roomId, still!)).map(({ seq }) => seq)
    // The guest reads from their own entry on.
    expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i))
  }
})

it('makes one member of a person who joins from many tabs while others come', async () => {
  const roomId = await roomWith([])
  const [eager] = comers
  const codes = await Promise.all(Array.from({ length: COMERS }, () => join(roomId, eager!)))
  expect([countOf(codes, 'COMMON200'), countOf(codes, 'CHAT4004')]).toEqual([1, COMERS - 1])
  expect(await occupancy(roomId)).toMatchObject({ counted: 2, members: 2 })
})

it('holds against those who bypass the server', async () => {
  const roomId = await roomWith([])
  const add = (...members: Member[]) =>
    t.database.pool.query(
      'insert into room_members (room_id, user_id) select $1, user_id from unnest($2::bigint[]) as user_id',
      [roomId, members.map(({ id }) => id)],
    )
  await expect(add(...comers.slice(0, FREE_PLACES + 1))).rejects.toThrow('chat_rooms_not_over_max')
  expect(await occupancy(roomId)).toMatchObject({ counted: 1, members: 1 })
  await add(...comers.slice(0, FREE_PLACES))
  await expect(add(comers[FREE_PLACES]!)).rejects.toThrow('chat_rooms_not_over_max')
  await expect(add(comers[0]!)).rejects.toThrow('room_members_pk')
  const shrink = t.database.pool.query('update chat_rooms set max_participants = 2 where id = $1', [roomId])
  await expect(shrink).rejects.toThrow('chat_rooms_not_over_max')
  expect(await occupancy(roomId)).toEqual({ counted: 3, members: 3, max: 3 })
})

import type { RouteSchema } from '@honjeo/contract/route-table'
import { apiRoutes } from '@honjeo/contract/routes'
import { roomInbox, roomStateTopic, roomTopic, typingInbox } from '@honjeo/contract/values/destinations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { Community } from '../testing/community.ts'
import { fill, requiredQuery } from '../testing/contract-routes.ts'
import { say, talk } from '../testing/conversation.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { addNotice } from '../testing/notices.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { addReceipt } from '../testing/receipts.ts'
import { roomActs } from '../testing/room-acts.ts'
import { servedRoutes, type ServedRoute } from '../testing/served-routes.ts'
import { addStaff } from '../testing/staff.ts'
import { TestStompClient } from '../testing/stomp-client.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { NICKNAME_ALONE, TestApp, type Member } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { forgetRooms, meetAmongWomen } from '../testing/women-who-met.ts'

/**
 * Two servers with the same members, posts and rooms. In the one there is a room for women besides; in the other its
 * number belongs to nothing. A caller who may not know of it gets the same bytes from both, whatever they ask: every route
 * that the server has is asked, so that a new one is covered by itself.
 */
const OUTSIDERS = ['visitor', 'man', 'blocked', 'suspended', 'newcomer', 'minor', 'staff', 'removed'] as const
type Outsider = (typeof OUTSIDERS)[number]

const CLIENT_ID = '00000000-0000-4000-8000-000000000001'
const TITLE = '여자끼리 새별오름 노을'
const ROOM_TEXTS = [TITLE, '우리끼리만 아는 자리', '여기로 모여요']

interface World {
  t: TestApp
  people: Record<Exclude<Outsider, 'visitor'>, Member>
  host: Member
  /** The number that is the room's in one world and was never given in the other. */
  roomId: number
  /** A room for all, hosted by one who met others in a room for women. */
  mixedId: number
  mate: Member
  postId: number
  ids: Record<string, number | string>
}

const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
})

async function makeWorld(hasRoom: boolean, webDir: string, startsAt: Date): Promise<World> {
  const t = new TestApp()
  t.clock.advance((startsAt.getTime() - t.clock.now().getTime()) / 1000)
  const { connection, drop } = await createTestDatabase('catalogue')
  await t.open(connection, { webDir, publicUrl: 'https://honjeo.example' })
  drops.push(async () => {
    await t.close()
    await drop()
  })
  // Both count their numbers alike, so that what differs is not by chance.
  await t.sql('create sequence counted start 1000')
  await t.sql(
    `create or replace function scattered_id() returns bigint language sql as $$ select nextval('counted') $$`,
  )
  const { remove, change, complete, leave } = roomActs(t)
  const host = await t.addMember({ nickName: '노을지기' })
  const guest = await t.addMember()
  const people = {
    man: await t.addMember({ gender: 'MALE' }),
    blocked: await t.addMember(),
    removed: await t.addMember(),
    suspended: await t.addMember(),
    newcomer: await t.addMember(NICKNAME_ALONE),
    minor: await t.addMember({ birthDate: `${t.clock.now().getUTCFullYear() - 17}-01-01` }),
    staff: await addStaff(t, { gender: 'MALE' }),
  }
  // A room for all meets there too, so that no list is empty for want of rooms.
  await t.addRoom(host, { contentId: SAEBYEOL, title: '함께 걸어요' })
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL, title: TITLE, genderRestriction: 'FEMALE' })
  await change(roomId, { description: ROOM_TEXTS[1]! }, host)
  for (const comer of [guest, people.removed]) expect((await t.letIn(roomId, comer, host)).status).toBe(200)
  await say(t, host, roomId, ROOM_TEXTS[2]!)
  await remove(roomId, people.removed, host)
  await t.call(`/api/blocks/${people.blocked.id}`, { method: 'POST' }, host)
  await change(roomId, { joinDate: t.clock.inSeconds(90_000) }, host)
  for (const isCompleted of [true, false]) await complete(roomId, host, { isCompleted })
  await leave(roomId, guest)
  // Another one is over, as what a profile counts.
  const pastId = await t.addRoom(host, { contentId: SAEBYEOL, title: TITLE, genderRestriction: 'FEMALE' })
  await t.sql(`update chat_rooms set scheduled_at = now() - interval '2 days' where id = $1`, pastId)
  const post = await new Community(t).write(host, {
    postCategory: 'COMPANION_PROPOSAL',
    title: '노을 보러 가요',
    content: '함께 걸을 분을 찾아요.',
    roomId,
  })
  const mate = await t.addMember()
  const { minor: _minor, newcomer: _newcomer, staff: _staff, ...adults } = people
  const met = await meetAmongWomen(t, mate, Object.values(adults), TITLE)
  await t.sql(`update chat_rooms set required_proof = 'MEETING' where id = $1`, roomId)
  const until = t.clock.inSeconds(9 * 86_400)
  await t.sql(`update users set suspended_until = $2 where id = $1`, people.suspended.id, until)
  const ids = {
    attendanceId: met.attendanceId,
    noticeId: await addNotice(t.database),
    receiptId: await addReceipt(t.database, { userId: host.id, contentId: SAEBYEOL }),
  }
  await forgetRooms(t, hasRoom ? [] : [roomId, pastId, met.forWomen])
  return { t, people, host, roomId, mixedId: met.forAll, mate, postId: post.result.postId, ids }
}

const ENDS_THE_LOGIN =
  /^(DELETE \/api\/(mypage\/profile|account)|PUT \/api\/account\/facts|.*\/(logout|password|reissue|sessions))/
/** Reads come first, and what ends the asker's login or account, or makes them another, comes last. */
const rank = ({ line, method }: ServedRoute) => (method === 'GET' ? 0 : ENDS_THE_LOGIN.test(line) ? 2 : 1)
const inOrder = (one: ServedRoute, other: ServedRoute) => rank(one) - rank(other)

const contract = new Map<string, RouteSchema>(Object.entries(apiRoutes))

/** A query for each value of each parameter that is a choice, and one that asks for as much as there is. */
function queriesOf({ line, path }: ServedRoute): string[] {
  const required = requiredQuery(path)
  const schema: { properties?: Record<string, object> } | undefined = contract.get(line)?.querystring
  const named = Object.entries(schema?.properties ?? {})
  const choices = named.flatMap(([name, property]) => choicesOf(name, property).map((value) => `${name}=${value}`))
  const join = (query: string) => (query === '' ? required : `${required === '' ? '?' : `${required}&`}${query}`)
  return ['', ...choices].map(join)
}

function choicesOf(name: string, property: object): (string | number | boolean)[] {
  if ('enum' in property) return property.enum as string[]
  if ('type' in property && property.type === 'boolean') return [true, false]
  if (name === 'contentId') return [SAEBYEOL]
  if (name === 'size') return [50]
  return []
}

/** Replaces what differs from run to run: secrets and instants of this moment. */
function settled(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (at) =>
      Math.abs(Date.parse(at) - Date.now()) < 600_000 ? 'NOW' : at,
    )
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, (at) =>
      Math.abs(Date.parse(`${at.replace(' ', 'T')}+09:00`) - Date.now()) < 600_000 ? 'NOW' : at,
    )
    .replaceAll(/\d{8}T\d{6}Z/g, (at) => (at.slice(0, 8) === COMPACT_DAY() ? 'NOW' : at))
    .replaceAll(/\b[\dA-Za-z]{8}-[\da-z]{4}-[\da-z]{4}-[\da-z]{4}-[\da-z]{12}\b/g, 'UUID')
    .replaceAll(/[\w-]+\.[\w-]{20,}(\.[\w-]{20,})?/g, 'TOKEN')
    .replaceAll(/"spotId":"[\w-]{11}"/g, 'SPOT')
    .replaceAll(/(?<![\w-])[\w-]{22,}(?![\w-])/g, 'SECRET')
}

const COMPACT_DAY = () => new Date().toISOString().slice(0, 10).replaceAll('-', '')
/** These answer with facts of the process, which both worlds share here, or are for the person who runs the server. */
const BESIDE_MEMBERS = ['/ws', '/metrics', '/readyz', '/dev/mail']

const SESSIONS = /"sessions": \[[^\]]*\]/
/** The ETag is a hash of the body, which is compared itself. */
const HEADERS = ['content-type', 'location', 'cache-control', 'x-robots-tag']

async function ask({ t }: World, { method }: ServedRoute, url: string, body: object | undefined, as?: Member) {
  const reply = await t.app.inject({
    method,
    url,
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
    ...(body === undefined ? {} : { payload: body }),
  })
  const headers = HEADERS.map((name) => String(reply.headers[name] ?? ''))
  const isZip = reply.headers['content-type'] === 'application/zip'
  // Sessions go by their ids, which are random.
  const text = isZip ? String([...(await unzip(reply.rawPayload))]).replace(SESSIONS, '') : reply.body
  return { status: reply.statusCode, headers: headers.join(' | '), body: settled(text) }
}

/** Every id of another's body that may be the room's. */
const withRoom = (body: Record<string, unknown>, roomId: number): Record<string, unknown>[] => {
  const variants: Record<string, unknown>[] = [body]
  if ('targetUserId' in body) {
    const { targetUserId: _target, imageUrl: _url, imageName: _name, ...rest } = body
    variants.push({ ...rest, targetRoomId: roomId }, { ...rest, targetRoomId: roomId, targetMessageSeq: 2 })
  }
  if ('roomId' in body) variants.push({ ...body, roomId })
  if ('postCategory' in body) variants.push({ ...body, postCategory: 'COMPANION_PROPOSAL', roomId })
  return variants
}

let worlds: [World, World]
let routes: ServedRoute[]

beforeAll(async () => {
  const webDir = makeBuiltWeb()
  const startsAt = new Date()
  worlds = [await makeWorld(true, webDir, startsAt), await makeWorld(false, webDir, startsAt)]
  const [there, nowhere] = worlds
  if (there.roomId !== nowhere.roomId) throw new Error('the worlds have different numbers')
  routes = servedRoutes(there.t)
    .filter(({ path }) => !path.includes('*') && !BESIDE_MEMBERS.includes(path))
    .toSorted(inOrder)
})

/** What each of these, asked in order, answers in one world. */
async function answersOf(world: World, outsider: Outsider): Promise<Record<string, object>> {
  const { t, roomId, host, postId, ids } = world
  const as = outsider === 'visitor' ? undefined : world.people[outsider]
  const own = as && outsider !== 'minor' && outsider !== 'newcomer' ? await ownThings(t, as) : {}
  const things: Record<string, number | string> = { ...own, ...ids, userId: host.id, postId, roomId, seq: 2 }
  const idOf = (name: string) => things[name] ?? (name === 'contentId' ? SAEBYEOL : roomId)
  const bodies = goodBodies(t.clock)
  const answers: Record<string, object> = {}
  // In a room that they may know of, people are shown by the same queries as in the other.
  const ofRooms = routes.filter(({ method, path }) => method === 'GET' && path.includes(':roomId'))
  for (const route of WOMEN.includes(outsider) ? [] : ofRooms) {
    const path = fill(route.path, (name) => ({ roomId: world.mixedId, userId: world.mate.id })[name] ?? idOf(name))
    answers[`${route.line} for all`] = await ask(world, route, path + requiredQuery(route.path), undefined, as)
  }
  for (const route of routes) {
    const path = fill(route.path, (name) => (name === 'type' ? 'ROOM' : idOf(name)))
    const body = bodies[route.line]?.() as Record<string, unknown> | undefined
    for (const query of route.method === 'GET' ? queriesOf(route) : ['']) {
      for (const each of body === undefined ? [undefined] : withRoom(body, roomId)) {
        const key = `${route.line} ${query} ${each === undefined ? '' : JSON.stringify(each)}`
        answers[key] = await ask(world, route, path + query, each, as)
      }
    }
  }
  return answers
}

/** A member who was inside keeps the right to report what was said then, and reads why they are there no more. */
const OF_A_STAY = ['/api/reports', '/api/notifications', '/api/account/export']
const isOfAStay = (line: string) => OF_A_STAY.some((path) => line.includes(` ${path}`))
/** These are women, and may know what other women say of one whom they met. */
const WOMEN: readonly Outsider[] = ['blocked', 'removed']

describe.each(OUTSIDERS)('for a %s a room that is kept for women', (outsider) => {
  it('is not there, in any byte of any answer', { timeout: 300_000 }, async () => {
    const [there, nowhere] = [await answersOf(worlds[0], outsider), await answersOf(worlds[1], outsider)]
    const lines = Object.keys(there).filter((line) => outsider !== 'removed' || !isOfAStay(line))
    expect(lines.length).toBeGreaterThan(200)
    expect(Object.keys(nowhere)).toEqual(Object.keys(there))
    const different = lines.flatMap((line) => differenceOf(line, there[line]!, nowhere[line]!))
    expect(different).toEqual([])
    const revealing = lines.filter((line) => ROOM_TEXTS.some((text) => JSON.stringify(there[line]).includes(text)))
    expect(revealing).toEqual([])
  })

  it('is not there by the socket either', async () => {
    const frames = []
    for (const { t, people, roomId } of worlds) {
      const token = outsider === 'visitor' ? undefined : people[outsider].accessToken
      frames.push(await framesOf(t, roomId, token))
    }
    expect(frames[0]).toEqual(frames[1])
  })
})

it('is nothing that a notification mentions, from which pushes and mails are made', async () => {
  const notifications = []
  for (const { t, people } of worlds) {
    const { removed: _removed, ...others } = people
    const ids = Object.values(others).map(({ id }) => id)
    const notices = 'select user_id, type, message from notifications where user_id = any($1) order by id'
    notifications.push((await t.sql(notices, ids)).rows)
  }
  expect(notifications[0]).toEqual(notifications[1])
})

/** Returns where the two answers part, with a little of both; empty where they are the same. */
function differenceOf(line: string, there: object, nowhere: object): object[] {
  const [one, other] = [JSON.stringify(there), JSON.stringify(nowhere)]
  if (one === other) return []
  const at = Array.from({ length: one.length }, (_, n) => n).find((n) => one[n] !== other[n]) ?? one.length
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  return [{ line, there: around(one), nowhere: around(other) }]
}

/** What each destination of the room answers, each by a connection of its own, since an ERROR ends one. */
async function framesOf(t: TestApp, roomId: number, token: string | undefined): Promise<object> {
  const { ws: url } = await t.listen()
  const acts: Record<string, (client: TestStompClient) => Promise<void>> = {
    topic: (client) => client.subscribe(roomTopic(roomId), () => {}),
    state: (client) => client.subscribe(roomStateTopic(roomId), () => {}),
    talk: (client) => client.send(roomInbox(roomId), talk(roomId, '들리나요?', CLIENT_ID)),
    typing: (client) => client.send(typingInbox(roomId), { roomId }),
  }
  const outcomes: Record<string, object> = {}
  for (const [name, act] of Object.entries(acts)) {
    const client = new TestStompClient({ url, ...(token === undefined ? {} : { token }) })
    const outcome = await client
      .connect()
      .then(() => act(client))
      .then(
        () => 'done',
        (error: Error) => error.message,
      )
    outcomes[name] = {
      outcome,
      errors: client.errors.map(({ headers, body }) => ({ headers: Object.entries(headers), body })),
    }
    client.cut()
  }
  return outcomes
}

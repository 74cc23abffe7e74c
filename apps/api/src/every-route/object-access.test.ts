import type { Method } from '@honjeo/contract/route-table'
import type { ChatMessage } from '@honjeo/contract/chat'
import { roomTopic } from '@honjeo/contract/values/destinations'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractRoutes, fill, requiredQuery } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { history, say } from '../testing/conversation.ts'
import { addNotice } from '../testing/notices.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReceipt } from '../testing/receipts.ts'
import { Inbox, TestStompClient } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)

/** What of another person no answer may hold: neither under these names, nor as these values. */
const PRIVATE_NAMES = [
  'name',
  'email',
  'gender',
  'birthDate',
  'birth',
  'password',
  'passwordHash',
  'answers',
  'points',
  'phone',
]
const PRIVATE = { name: '비밀이름', birthDate: '1987-06-05', gender: 'FEMALE' } as const

let owner: Member
let friend: Member
let stranger: Member
let roomId: number
let things: Record<string, number | string>

beforeAll(async () => {
  owner = await t.addMember(PRIVATE)
  friend = await t.addMember({ gender: 'MALE' })
  stranger = await t.addMember({ gender: 'MALE' })
  roomId = await t.addRoom(owner, { contentId: SAEBYEOL })
  await t.join(roomId, friend)
  await say(t, owner, roomId, '우리끼리 하는 말')
  things = {
    ...(await ownThings(t, owner)),
    seq: (await history(t, roomId, owner)).at(-1)?.seq ?? 0,
    noticeId: await addNotice(t.database),
    receiptId: await addReceipt(t.database, { userId: owner.id, contentId: SAEBYEOL }),
  }
})

const BODIES = goodBodies(t.clock)
const idFor = (name: string) => things[name] ?? (name === 'contentId' ? SAEBYEOL : roomId)
const call = (method: Method, path: string, as?: Member) =>
  t.call(fill(path, idFor) + requiredQuery(path), { method, body: BODIES[`${method} ${path}`]?.() }, as)

const ofMembers = contractRoutes.filter(({ path }) => !path.startsWith('/api/admin/'))
const withIds = ofMembers.filter(({ params }) => params.length > 0)

it('knows of every route with an id whose things it is about', () => {
  const named = ofMembers.filter(({ reach }) => reach !== undefined)
  expect(named.map(({ line }) => line)).toEqual(withIds.map(({ line }) => line))
})

describe.each(withIds.filter(({ reach }) => reach === 'ROOM'))('$line', ({ method, path }) => {
  it('is closed to visitors', async () => {
    expect(await call(method, path)).toMatchObject({ status: 401, code: 'AUTH4010', result: null })
  })

  it('is closed to other members, and changes nothing for anyone', async () => {
    const before = await stateOfRoom()
    expect(await call(method, path, stranger)).toMatchObject({ status: 403, code: 'CHAT4005', result: null })
    expect(await stateOfRoom()).toEqual(before)
  })

  it('is closed to those who were here before', async () => {
    const former = await t.addMember()
    await t.join(roomId, former)
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, former)
    expect(await call(method, path, former)).toMatchObject({ status: 403, code: 'CHAT4005', result: null })
  })

  async function stateOfRoom() {
    const { rows } = await t.database.pool.query('select * from room_members where room_id = $1 order by user_id', [
      roomId,
    ])
    return { rows, messages: await history(t, roomId, owner) }
  }
})

describe.each(withIds.filter(({ reach }) => reach === 'HOST'))('$line', ({ method, path }) => {
  it('is closed to visitors', async () => {
    expect(await call(method, path)).toMatchObject({ status: 401, code: 'AUTH4010' })
  })

  it('is closed to other members, and to those of the room', async () => {
    const room = async () => (await t.call(`/api/chatrooms/${roomId}`, {}, owner)).result
    const before = await room()
    for (const other of [stranger, friend]) {
      const reply = await call(method, path, other)
      expect(reply).toMatchObject({ status: 403, code: 'CHAT4009', result: null })
    }
    expect(await room()).toEqual(before)
  })
})

describe.each(withIds.filter(({ reach }) => reach === 'MEMBERS'))('$line', ({ method, path }) => {
  it('is closed to visitors', async () => {
    expect(await call(method, path)).toMatchObject({ status: 401, code: 'AUTH4010', result: null })
  })
})

describe.each(withIds.filter(({ reach }) => reach === 'LINK'))('$line', ({ method, path }) => {
  it('is closed to one who made a link up, be it of the right thing', async () => {
    const id = Number(path.startsWith('/api/shared-locations') ? things['viewerId'] : things['contactId'])
    const named = path.startsWith('/api/mail-refusals') ? 'A'.repeat(43) : id.toString(36)
    const url = path.replace(':token', `${named}.${'A'.repeat(22)}`)
    for (const as of [undefined, owner, stranger]) {
      expect(await t.call(url, { method, body: BODIES[`${method} ${path}`]?.() }, as)).toMatchObject({
        status: 404,
        result: null,
      })
    }
  })
})

describe.each(withIds.filter(({ reach }) => reach === 'OWNER'))('$line', ({ method, path }) => {
  it('is closed to visitors', async () => {
    expect(await call(method, path)).toMatchObject({ status: 401, code: 'AUTH4010' })
  })

  it('is closed to other members, and changes nothing', async () => {
    const reply = await call(method, path, stranger)
    expect([403, 404]).toContain(reply.status)
    expect(reply.result).toBeNull()
    const { rows } = await t.database.pool.query(
      `select (select count(*)::int from posts where id = $1 and deleted_at is null and title <> '남의 글') as posts,
        (select count(*)::int from reviews where id = $2 and rating <> 1) as reviews,
        (select count(*)::int from comments where id = $3 and deleted_at is null) as comments,
        (select count(*)::int from notifications where id = $4 and read_at is null) as unread,
        (select count(*)::int from plans where id = $5 and version = 1 and share_token = $6 and not shares_memos) as plans,
        (select count(*)::int from reports where id = $7 and cancelled_at is null) as reports,
        (select count(*)::int from sessions where id = $8 and revoked_at is null) as sessions,
        (select count(*)::int from trusted_contacts where id = $9 and removed_at is null and status = 'PENDING') as contacts,
        (select count(*)::int from location_shares where id = $10 and ended_at is null and lat is null) as shares,
        (select count(*)::int from location_share_viewers where id = $11 and revoked_at is null) as viewers,
        (select count(*)::int from check_ins where id = $12 and stage = 'ACTIVE') as timers`,
      [
        'postId',
        'reviewId',
        'commentId',
        'id',
        'planId',
        'token',
        'reportId',
        'sessionId',
        'contactId',
        'shareId',
        'viewerId',
        'checkInId',
      ].map((name) => things[name]),
    )
    expect(rows).toEqual([
      {
        posts: 1,
        reviews: 1,
        comments: 1,
        unread: 1,
        plans: 1,
        reports: 1,
        sessions: 1,
        contacts: 1,
        shares: 1,
        viewers: 1,
        timers: 1,
      },
    ])
  })
})

it('shows a stranger of a room what he needs to decide, and nothing of what is said there', async () => {
  const { result } = await call('GET', '/api/chatrooms/:roomId', stranger)
  expect(result).toMatchObject({ joined: false, isHost: false })
  expect(JSON.stringify(result)).not.toContain('우리끼리')
})

it('shows everyone their own rooms and profile, no matter who else there is', async () => {
  const mine = await t.call<{ content: unknown[] }>('/api/mypage/chatrooms', {}, stranger)
  expect(mine.result.content).toEqual([])
  expect((await t.call('/api/mypage/profile', {}, stranger)).result).toMatchObject({ email: stranger.email })
})

describe('no answer shows others what is private', () => {
  /** The reads that are about no member: reasons, categories, the operator and what helps near by have a name. */
  const WITHOUT_PEOPLE = [
    'GET /api/reports/reasons',
    'GET /api/inquiries/categories',
    'GET /api/settings',
    'GET /api/help-points',
  ]
  const reads = ofMembers.filter(
    ({ method, line, reach }) =>
      method === 'GET' &&
      reach !== 'OWNER' &&
      reach !== 'HOST' &&
      reach !== 'LINK' &&
      !['GET /api/mypage/profile', ...WITHOUT_PEOPLE].includes(line),
  )
  const query = (path: string) =>
    path.endsWith('/check-nickname') ? encodeURI(`?nickName=${owner.nickName}`) : requiredQuery(path)

  it.each(reads)('$line', async ({ method, path }) => {
    const answers = []
    for (const as of [undefined, stranger, friend]) answers.push(await call(method, path + query(path), as))
    expect(answers.at(-1)).toMatchObject({ status: 200 })
    for (const { result } of answers) expectNothingPrivate(result)
  })

  it('by the socket', async () => {
    const inbox = new Inbox<ChatMessage>()
    const client = new TestStompClient({ url: (await t.listen()).ws, token: friend.accessToken })
    await client.connect()
    await client.subscribe(roomTopic(roomId), inbox.push)
    await say(t, owner, roomId, '들리나요?')
    const [message] = await inbox.has(1)
    expect(message).toMatchObject({ content: '들리나요?', senderName: owner.nickName })
    expectNothingPrivate(message)
    await client.close()
  })

  function expectNothingPrivate(value: unknown) {
    expect(namesIn(value).filter((name) => PRIVATE_NAMES.includes(name))).toEqual([])
    for (const secret of [owner.email, PRIVATE.name, PRIVATE.birthDate]) {
      expect(JSON.stringify(value)).not.toContain(secret)
    }
  }

  /**
   * Returns every name in a value, however deep, but those of switches, as `email` is a channel of the notification
   * settings, too, and those of sources: an office has a name that is for everybody.
   */
  function namesIn(value: unknown): string[] {
    if (value === null || typeof value !== 'object') return []
    const fields = Object.entries(value).filter(([name]) => name !== 'source')
    const own = Array.isArray(value) ? [] : fields.filter(([, held]) => typeof held !== 'boolean').map(([name]) => name)
    return [...own, ...fields.flatMap(([, held]) => namesIn(held))]
  }
})

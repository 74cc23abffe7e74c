import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { CHAT_READERS, ChatSend } from '@honjeo/contract/chat'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { PLAN_MEMO_MAX, PLAN_SPOT_TITLE_MAX } from '@honjeo/contract/values/limits'
import type { TSchema } from 'typebox'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect, history, talk } from '../testing/conversation.ts'
import { contractRoutes, fill } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { growOlder } from '../testing/report-desk.ts'
import { Community } from '../testing/community.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const GOOD_BODIES = goodBodies(t.clock)
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

interface Schema {
  type?: string
  enum?: unknown
  format?: string
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
}

/** The places of a body that have free text, as the contract's table names them. */
function freeTexts(schema: Schema | undefined, path = ''): string[] {
  if (!schema) return []
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`)
  const isFree = schema.type === 'string' && !schema.enum && !schema.format && schema.const === undefined
  return [
    ...(isFree ? [path] : []),
    ...(schema.anyOf ?? []).flatMap((each) => freeTexts(each, path)),
    ...freeTexts(schema.items, `${path}[]`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => freeTexts(each, inner(name))),
    ...Object.values(schema.patternProperties ?? {}).flatMap((each) => freeTexts(each, inner('*'))),
  ]
}
/** Names of fields that hold no free text: addresses, codes, names of images. */
const CODE_FIELDS: ReadonlySet<string> = new Set([
  'email',
  'code',
  'password',
  'currentPassword',
  'verificationToken',
  'kakaoToken',
  'webTransactionId',
  'refreshToken',
  'requestId',
  'time',
  'imageName',
  'publicKey',
  'signature',
  'imageUrl',
  'cover',
  'image',
  'images[]',
  'endpoint',
  'p256dh',
  'auth',
  'startTime',
  'endTime',
  'spotId',
  'pin',
  'duressPin',
  'currentPin',
  'clientId',
  'replyTo',
  'token',
])
const isText = (path: string) => !CODE_FIELDS.has(path.split('.').at(-1) ?? '')
const textsOf = (schema: TSchema | undefined) => [...new Set(freeTexts(schema).filter(isText))]

describe('the contract says who reads each text that members write', () => {
  it.each(contractRoutes.filter(({ path, body }) => body && !path.startsWith('/api/admin/')))(
    '$line: a new text needs its reader in the row',
    ({ readers, body }) => {
      expect(Object.keys(readers).toSorted()).toEqual(textsOf(body).toSorted())
    },
  )

  it('of messages, too', () => {
    expect(Object.keys(CHAT_READERS).toSorted()).toEqual(
      textsOf(ChatSend)
        .filter((path) => path !== 'roomId')
        .toSorted(),
    )
  })
})

/** Returns a copy of a body with another text at a place. */
function withText(body: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text
  if (step === '[]') return (body as unknown[]).map((item) => withText(item, rest, text))
  const object = body as Record<string, unknown>
  return { ...object, [step]: withText(object[step], rest, text) }
}
const stepsOf = (path: string) => path.split('.').flatMap((part) => part.split(/(?=\[\])/))

const OTHERS_READ = contractRoutes.flatMap(({ line, readers }) =>
  Object.entries(readers).flatMap(([path, reader]) => (reader === 'OTHERS' ? [[line, path] as const] : [])),
)
const route = (line: string) => contractRoutes.find((each) => each.line === line)!

/** Makes things of the member that can be changed, for routes that judge words when they store them. */
async function ownThing(line: string): Promise<number> {
  if (line.includes('posts')) return board.addPost(member)
  return line.includes('/reviews') ? (await addReviews(t.database, SAEBYEOL, { userId: member.id }))[0]! : 1
}

async function send(line: string, path: string, text: string, id: number) {
  const { method, path: url, isForMembers } = route(line)
  const good = {
    ...GOOD_BODIES[line]!(),
    // The ids in these bodies belong to no thing, so only the text is judged.
    ...(line.includes('/reviews') ? { images: [], receiptId: null } : {}),
    ...(line.endsWith('/posts') || line.endsWith(':postId') ? { images: [], roomId: null } : {}),
    ...(line.endsWith('/comments') ? { parentId: null, mentions: [] } : {}),
  }
  const body = withText(good, stepsOf(path), text)
  return t.call<{ fields: Record<string, string> }>(
    fill(url, String(id)),
    { method, body },
    isForMembers ? member : undefined,
  )
}

describe('what others read', () => {
  it.each(OTHERS_READ)('%s %s holds no abusive word', async (line, path) => {
    expect(await send(line, path, '시발여행', await ownThing(line))).toMatchObject({ status: 400, code: 'SPAM4000' })
  })

  it.each(OTHERS_READ)('%s %s has visible characters', async (line, path) => {
    const id = await ownThing(line)
    for (const text of ['\u3164\u3164', '\u2800\u2800', '\u{E0041}\u{E0042}', '\u034f\u180e', '\ufe0f\u200b']) {
      expect(await send(line, path, text, id)).toMatchObject({ status: 400, code: 'COMMON400' })
    }
  })
})

describe('a message', () => {
  let roomId: number
  beforeAll(async () => {
    roomId = await t.addRoom(member, { contentId: SAEBYEOL })
  })

  it('with such words is refused, and its correction is stored under the same id', async () => {
    const client = await connect(t, member)
    const body = talk(roomId, '시발 뭐야')
    await expect(client.send(roomInbox(roomId), body)).rejects.toThrow('SPAM4000')
    const again = await connect(t, member)
    await again.send(roomInbox(roomId), { ...body, content: '뭐야' })
    expect((await history(t, roomId, member)).flatMap(({ type, content }) => (type === 'TALK' ? content : []))).toEqual(
      ['뭐야'],
    )
  })

  it('is judged by the name of its pin as well', async () => {
    const client = await connect(t, member)
    const pin = { lat: 33.36, lng: 126.53, label: '시발' }
    await expect(client.send(roomInbox(roomId), { ...talk(roomId, ''), pin })).rejects.toThrow('SPAM4000')
  })

  it('is judged by a word that staff add', async () => {
    await t.sql(`insert into profanity_terms (term, is_allowed) values ('못된말', false)`)
    t.app.words.forget()
    const client = await connect(t, member)
    await expect(client.send(roomInbox(roomId), talk(roomId, '못된말이야'))).rejects.toThrow('SPAM4000')
  })
})

describe('links of a first day', () => {
  const LINK = 'https://spam.example.com/a'

  it('are two in all texts together', async () => {
    const one = await t.addMember()
    const roomId = await t.addRoom(one, { contentId: SAEBYEOL, description: `${LINK} ${LINK}` })
    const refused = [
      t.call(
        '/api/chatrooms/create',
        { method: 'POST', body: { title: LINK, contentId: SAEBYEOL, joinDate: t.clock.inSeconds(86_400) } },
        one,
      ),
      t.call(`/api/chatrooms/${roomId}`, { method: 'PATCH', body: { description: `${LINK} ${LINK} ${LINK}` } }, one),
      t.call(`/api/chatrooms/${roomId}/notice`, { method: 'PUT', body: { content: LINK } }, one),
      t.call('/api/mypage/profile', { method: 'PUT', body: { bio: 'www.a.com' } }, one),
      board.write(one, { postCategory: 'SOLO_TIP', title: '안녕', content: LINK }),
    ]
    for (const reply of refused) expect(await reply).toMatchObject({ status: 400, code: 'SPAM4001' })
    const client = await connect(t, one)
    await expect(client.send(roomInbox(roomId), talk(roomId, LINK))).rejects.toThrow('SPAM4001')
  })

  it('are counted where they are beside a pin', async () => {
    const one = await t.addMember()
    const roomId = await t.addRoom(one, { contentId: SAEBYEOL })
    const client = await connect(t, one)
    const pinned = () =>
      client.send(roomInbox(roomId), { ...talk(roomId, ''), pin: { lat: 33.45, lng: 126.56, label: 'evil.com' } })
    await pinned()
    await pinned()
    await expect(pinned()).rejects.toThrow('SPAM4001')
  })

  it('are two of messages that are sent at once, each by a socket of its own', async () => {
    const one = await t.addMember()
    const roomId = await t.addRoom(one, { contentId: SAEBYEOL })
    const clients = await Promise.all(Array.from({ length: 4 }, () => connect(t, one)))
    const sent = await Promise.allSettled(
      clients.map((client, i) => client.send(roomInbox(roomId), talk(roomId, `${LINK}${i}`))),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await history(t, roomId, one)).filter(({ content }) => content.includes(LINK))).toHaveLength(2)
  })

  it('are unlimited afterwards', async () => {
    const one = await t.addMember()
    await growOlder(t, one)
    const roomId = await t.addRoom(one, { contentId: SAEBYEOL, description: `${LINK} ${LINK} ${LINK}` })
    const client = await connect(t, one)
    for (let n = 0; n < 3; n += 1) await client.send(roomInbox(roomId), talk(roomId, `${LINK}${n}`))
    expect((await history(t, roomId, one)).filter(({ content }) => content.includes(LINK))).toHaveLength(3)
  })
})

it.each([
  { plans: 1, dayIndexes: [0, 1, 2] },
  { plans: 20, dayIndexes: [0] },
])('leaves others their turn while the many texts of plans are read, $plans at once', async ({ plans, dayIndexes }) => {
  const spots = Array.from({ length: 30 }, (_, n) => ({
    spotId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    title: 'ㅅㅏ'.repeat(PLAN_SPOT_TITLE_MAX / 2),
    memo: 'ㅅㅏ'.repeat(PLAN_MEMO_MAX / 2),
  }))
  const day = (dayIndex: number) => ({
    dayIndex,
    spots: spots.map((spot) => ({ ...spot, spotId: spot.spotId.replace(/^0/, String(dayIndex)) })),
  })
  const startDate = t.clock.inSeconds(86_400).slice(0, 10)
  const body = {
    transportType: 'CAR',
    startDate,
    endDate: t.clock.inSeconds(3 * 86_400).slice(0, 10),
    days: dayIndexes.map(day),
  }
  const processorMs = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  async function measure() {
    const answered = new AbortController()
    const write = () => t.call('/api/plans', { method: 'POST', body }, member)
    const sending = Promise.all(Array.from({ length: plans }, write)).finally(() => answered.abort())
    let longest = 0
    while (!answered.signal.aborted) {
      const before = processorMs()
      await setImmediate()
      longest = Math.max(longest, processorMs() - before)
    }
    expect(new Set((await sending).map(({ status }) => status))).toEqual(new Set([201]))
    return longest
  }
  const worst = Math.min(await measure(), await measure(), await measure())
  expect(worst).toBeLessThan(50)
})
